import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { splitExports } from './splitExports.ts';

// Parts that most screens use travel together: twenty chunks of a few hundred bytes compress badly.
const codeSplitting = { groups: [{ name: 'parts', test: /client\/src\/(ui|lib|apollo|seo)\//, minShareCount: 8 }] };

export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [splitExports(/(rules\/texts|gql\/graphql)\.ts$/), react({ jsxImportSource: '@emotion/react' })],
  // Ornaments of a few bytes travel inside the styles; everything else is a file of its own.
  build: { assetsInlineLimit: 512, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: { input: 'src/main.tsx', output: { codeSplitting } },
      },
    },
    ssr: {
      build: { outDir: 'dist/server', ssr: true, rolldownOptions: { input: 'src/server.tsx' } },
      resolve: { noExternal: [/^@emotion\//] },
    },
  },
  builder: {},
});
