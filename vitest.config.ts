import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// What is waited for ends the wait: these limits are for a machine that is busy with something else.
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000, interval: 20 } } };

export default defineConfig({
  test: {
    tags: [
      {
        name: 'proof',
        description:
          'Left to `npm run proof`: it takes long, and others stand for its kind, another command, another way to fail or the same from inside.',
      },
    ],
    projects: [
      {
        // As Node resolves them: otherwise the libraries and our own code would each have a graphql of their own.
        ssr: { resolve: { conditions: ['module-sync', 'node'] } },
        test: {
          ...patience,
          name: 'node',
          environment: 'node',
          // Many of these wait more than they work, for what is tried again or given up.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          sequence: { groupOrder: 0 },
          include: ['{server,rules,demo}/**/*.test.ts'],
          // The files that a worker runs share its process and the libraries: to load them for each takes as long as all
          // the tests. Our own modules are made anew.
          isolate: false,
          setupFiles: ['server/test/freshModules.ts'],
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
        test: {
          ...patience,
          name: 'client',
          environment: 'jsdom',
          // These work all the time: one more than there are cores, and all of them take half as long again.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
          // A file has modules of its own and no process of its own: to start one takes as long as its tests.
          pool: 'vmThreads',
          include: ['client/src/**/*.test.{ts,tsx}'],
          setupFiles: ['client/src/test/setup.ts'],
        },
      },
    ],
  },
});
