import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    exclude: ['**/node_modules/**', 'tests/e2e/**'],
    environment: 'node',
    globalSetup: ['tests/setup/global-setup.ts'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'packages/**/*.test.ts',
            'apps/server/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/**/*.test.ts',
          ],
          // Loading the operations takes longer than most files take to test: they share what is loaded.
          isolate: false,
          setupFiles: ['tests/setup/after-file.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'client', isolate: false, include: ['apps/web/{src,gallery}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'components',
          isolate: false,
          include: ['apps/web/src/**/*.test.tsx'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost/' } },
          setupFiles: ['apps/web/testing/setup.ts'],
        },
      },
    ],
  },
});
