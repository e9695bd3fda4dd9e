import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        // As Node resolves them: otherwise the libraries and our own code would each have a graphql of their own.
        ssr: { resolve: { conditions: ['module-sync', 'node'] } },
        test: { name: 'node', environment: 'node', include: ['{server,rules,demo}/**/*.test.ts'], testTimeout: 20_000 },
      },
      {
        oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
        test: {
          name: 'client',
          environment: 'jsdom',
          include: ['client/src/**/*.test.{ts,tsx}'],
          setupFiles: ['client/src/test/setup.ts'],
        },
      },
    ],
  },
});
