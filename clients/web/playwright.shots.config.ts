import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

// npm run shots: every main screen, wide and narrow, light and dark, into build/shots.
export default defineConfig({ ...tests, testMatch: 'shots.ts', timeout: 180_000 });
