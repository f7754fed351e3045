import { svelte } from '@sveltejs/vite-plugin-svelte';
import { gzipSync } from 'node:zlib';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { icons_module } from './icons.ts';

// The few icons that are used, out of thousands.
function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (id === 'virtual:icons' ? '\0icons' : undefined),
    load: (id) => (id === '\0icons' ? icons_module() : undefined),
  };
}

// FILE.gz beside every file that shrinks: the server hands it out as it is.
function packed(): Plugin {
  let folder = '';
  const pack = (path: string) => {
    for (const name of readdirSync(path)) {
      const file = join(path, name);
      if (statSync(file).isDirectory()) pack(file);
      else if (/\.(js|css|html|svg|json)$/.test(name)) writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
    }
  };
  return { name: 'packed', configResolved: (config) => void (folder = config.build.outDir), closeBundle: () => pack(folder) };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), icons(), ...(mode === 'production' ? [packed()] : [])],
  build: { outDir: '../../build/web', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  server: { proxy: { '/api': 'http://localhost:8080', '/ws': { target: 'ws://localhost:8080', ws: true } } },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
}));
