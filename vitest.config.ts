import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'node', environment: 'node', include: ['{server,rules,demo}/**/*.test.ts'], testTimeout: 20_000 } },
    ],
  },
});
