import { defineConfig } from '@playwright/test';

// Debian's Chromium against a real server, on this machine only.
export default defineConfig({
  testDir: 'browser',
  testMatch: '*.test.ts',
  workers: 2,
  timeout: 120_000,
  retries: 1, // a busy machine may hold one up; what passes only then is reported as flaky
  reporter: 'list',
  use: {
    viewport: { width: 1366, height: 768 },
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
