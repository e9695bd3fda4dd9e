import { defineConfig } from 'vitest/config';

// What is waited for ends the wait: these limits are for a machine that is busy with something else.
const patience = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000, interval: 20 } } };

export default defineConfig({
  test: {
    // By itself it leaves one core to nobody.
    maxWorkers: '100%',
    projects: [
      {
        // As Node resolves them: otherwise the libraries and our own code would each have a graphql of their own.
        ssr: { resolve: { conditions: ['module-sync', 'node'] } },
        test: { ...patience, name: 'node', environment: 'node', include: ['{server,rules,demo}/**/*.test.ts'] },
      },
      {
        oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
        test: {
          ...patience,
          name: 'client',
          environment: 'jsdom',
          include: ['client/src/**/*.test.{ts,tsx}'],
          setupFiles: ['client/src/test/setup.ts'],
        },
      },
    ],
  },
});
