import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { leanLibraries } from './bundling/leanLibraries.ts';
import { shareFragments } from './bundling/shareFragments.ts';
import { splitExports } from './bundling/splitExports.ts';

// Parts that most screens use travel together: twenty chunks of a few hundred bytes compress badly.
const codeSplitting = { groups: [{ name: 'parts', test: /client\/src\/(ui|lib|apollo|seo)\//, minShareCount: 8 }] };

// Emotion imports these for a function that is not used here; being CommonJS they would stay.
const unused = { test: /\/(hoist-non-react-statics|react-is)\//, sideEffects: false };

export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    splitExports(/rules\/texts\.ts$/),
    splitExports(/gql\/graphql\.ts$/, shareFragments),
    leanLibraries(),
    react({ jsxImportSource: '@emotion/react' }),
  ],
  // Ornaments of a few bytes travel inside the styles; everything else is a file of its own.
  build: { assetsInlineLimit: 512, modulePreload: { polyfill: false } },
  environments: {
    client: {
      // RxJS has its classes as classes only under this name.
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'src/main.tsx',
          treeshake: { moduleSideEffects: [unused] },
          output: { codeSplitting },
        },
      },
    },
    ssr: {
      build: { outDir: 'dist/server', ssr: true, rolldownOptions: { input: 'src/server.tsx' } },
      resolve: { noExternal: [/^@emotion\//] },
    },
  },
  builder: {},
});
