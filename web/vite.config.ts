import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Fluent catalogues as strings, without their notes for translators. */
function fluent(): Plugin {
  return {
    name: 'fluent',
    enforce: 'pre',
    transform(source, id) {
      if (!id.endsWith('.ftl')) return null;
      const text = source.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
      return { code: `export default ${JSON.stringify(text)};`, map: null };
    },
  };
}

export default defineConfig({
  plugins: [react(), fluent()],
  build: { outDir: '../src/revier/web', emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 400 },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } }, fs: { allow: ['..'] } },
  test: { environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'], restoreMocks: true },
});
