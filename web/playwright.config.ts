import { defineConfig } from '@playwright/test';

/** Three errands of one browser: the proofs (`make e2e`), pictures (`make screenshots`), measuring (`make bench-web`). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  timeout: 180_000,
  expect: { timeout: 60_000 }, // patience, not a measure: a busy machine takes its time
  use: {
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    { name: 'e2e', testMatch: '*.spec.ts' },
    { name: 'screenshots', testMatch: 'screenshots.ts' },
    { name: 'bench', testMatch: 'bench.ts', workers: 1 },
  ],
});
