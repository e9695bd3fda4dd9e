import path from 'node:path';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

// What every page needs is one file. Parts that most screens use travel together: small files compress badly. A group
// that less of them share, or that takes along what its parts import, burdens screens with what others need.
// What the starter imports is its own: it waits for nothing.
const apart = /^(?!.*\/src\/(starter\.ts|lib\/signedOut\.ts|offline\/worker\/))/;
const groups = [
  { name: 'entry', tags: ['$initial' as const], test: apart, priority: 1 },
  {
    name: 'parts',
    test: /client\/src\/(?!screens)|\/rules\//,
    minShareCount: 20,
    includeDependenciesRecursively: false,
  },
];

// A service worker serves what lies below it, and is found again by its name.
const nameOf = ({ name }: { name: string }) => (name === 'worker' ? 'service-worker.js' : 'assets/[name]-[hash].js');

// A page names all that its screen imports. What is not asked for by name needs none.
const chunkNameOf = ({ isDynamicEntry }: { isDynamicEntry: boolean }) =>
  isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';

// What each screen's code imports is a long list: the entry goes without, earlyLoads.ts brings it at idle. Of its own
// parts only these are waited for. For what comes to any screen by the way, at idle, nobody waits either.
const resolveDependencies = (file: string, imported: string[], { hostId }: { hostId: string }) =>
  (/\/main-/.test(hostId) && !/(CartDrawer|SearchOverlay)-/.test(file)) ||
  /(CompareBar|EarlierNote|KeptTick|QuickOrder|RecentlyViewed)-/.test(file)
    ? []
    : imported;

// Emotion imports these for a function that is not used here; being CommonJS they would stay.
const unused = { test: /\/(hoist-non-react-statics|react-is)\//, sideEffects: false };

// The router is published twice, and its exports name the one that warns developers.
const router = path.join(import.meta.dirname, '../node_modules/react-router/dist/production');
const withoutWarnings = [
  { find: /^react-router$/, replacement: path.join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(router, 'dom-export.mjs') },
];

// What the gateway loads too.
const gatewaysOwn = ['graphql', 'postcode-validator', 'react', 'react-dom', 'temporal-polyfill', 'zod'];

// Emotion's own plugin takes the white space out of styles that are templates, which travel as text. Both sides are built
// with it: a style is known by its text.
const smallStyles = () =>
  babel({
    presets: [
      {
        preset: { plugins: [['@emotion/babel-plugin', { sourceMap: false, autoLabel: 'never' }]] },
        rolldown: { filter: { id: /\/client\/src\//, code: /(css|keyframes)`/ } },
      },
    ],
    sourceMap: false,
  });

// The server holds its program as text, too. Names stay: they stand in what it reports.
const spacesAlone = { compress: false, mangle: false, codegen: true };

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [...(command === 'build' ? [smallStyles()] : []), react({ jsxImportSource: '@emotion/react' })],
  // Ornaments of a few bytes travel inside the styles; everything else is a file of its own.
  build: {
    assetsInlineLimit: 512,
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false, resolveDependencies },
  },
  environments: {
    client: {
      // RxJS has its classes as classes only under this name.
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        outDir: 'dist/client',
        // What e2e/olderBrowser.spec.ts holds our own code to.
        target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
        manifest: true,
        rolldownOptions: {
          input: ['src/starter.ts', 'src/main.tsx', 'src/offline/worker/worker.ts'],
          treeshake: { moduleSideEffects: [unused] },
          output: { codeSplitting: { groups }, entryFileNames: nameOf, chunkFileNames: chunkNameOf },
        },
      },
    },
    ssr: {
      // One file with all that it needs but what the gateway loads too: a thousand small ones take a second of a start.
      build: {
        outDir: 'dist/server',
        ssr: true,
        rolldownOptions: { input: 'src/server.tsx', output: { codeSplitting: false, minify: spacesAlone } },
      },
      // While developing, Node itself loads what is no module: Vite would evaluate it as one.
      resolve: command === 'build' ? { noExternal: true, external: gatewaysOwn } : {},
    },
  },
  resolve: { alias: command === 'build' ? withoutWarnings : [] },
  builder: {},
}));
