import type { Plugin } from 'vite';

interface Lean {
  /** the modules as they are loaded */
  module: RegExp;
  /** each must be found in one of them, or the build fails: a newer library wants another look */
  changes: [found: string | RegExp, instead: string][];
}

/**
 * The router comes as one file, in which names given to components, and calls that nobody says are harmless, keep parts
 * alive that this client never uses: its links, its forms, and all that fetches ahead for them. It also warns developers.
 */
const router: Lean = {
  module: /\/react-router\/dist\//,
  changes: [
    ['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'],
    [/^\w+\.displayName = .*;$/gm, ''],
    ['createElement(Form, {', 'createElement("form", {'],
    [/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1'],
  ],
};

/** Apollo prints operations to tell equal ones in flight; ours have the hash they are registered under. */
const operationPrinter: Lean = {
  module: /\/@apollo\/client\/utilities\/graphql\/print\.js$/,
  changes: [[/^.*export const print\b.*$/s, 'export const print = document => document.__meta__.hash;']],
};

/** Only puts values into the messages of errors that do not happen. */
const inspector: Lean = {
  module: /\/graphql\/jsutils\/inspect\.mjs$/,
  changes: [[/^.*export function inspect\b.*$/s, 'export const inspect = String;']],
};

const leans = [router, operationPrinter, inspector];

/** Makes libraries lighter in the browser where the bundler cannot see that something is not needed. */
export function leanLibraries(): Plugin {
  const missing = new Set(leans.flatMap(({ changes }) => changes));
  return {
    name: 'lean-libraries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: leans.map(({ module }) => module) },
      handler(code, id) {
        const changes = leans.find(({ module }) => module.test(id))?.changes ?? [];
        const lean = changes.reduce((before, change) => {
          const after = before.replace(...change);
          if (after !== before) missing.delete(change);
          return after;
        }, code);
        return { code: lean, map: null };
      },
    },
    buildEnd(error) {
      if (error || missing.size === 0) return;
      const patterns = [...missing].map(([found]) => String(found)).join(', ');
      this.error(`client/bundling/leanLibraries.ts finds no ${patterns} any more. Fit it to the library.`);
    },
  };
}
