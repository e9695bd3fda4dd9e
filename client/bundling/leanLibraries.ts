import type { Plugin } from 'vite';

interface Lean {
  /** the module as it is loaded */
  module: RegExp;
  lighten: (code: string) => string;
}

/**
 * The router comes as one file, in which names given to components, and calls that nobody says are harmless, keep parts
 * alive that this client never uses: its links, its forms, and all that fetches ahead for them. It also warns developers.
 */
const router: Lean = {
  module: /\/react-router\/dist\//,
  lighten: code =>
    code
      .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
      .replace(/^\w+\.displayName = .*;$/gm, '')
      .replace('createElement(Form, {', 'createElement("form", {')
      .replace(/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1'),
};

/** Apollo prints operations to tell equal ones in flight; ours have the hash they are registered under. */
const operationPrinter: Lean = {
  module: /\/@apollo\/client\/utilities\/graphql\/print\.js$/,
  lighten: () => 'export const print = document => document.__meta__.hash;',
};

/** Only puts values into the messages of errors that do not happen. */
const inspector: Lean = {
  module: /\/graphql\/jsutils\/inspect\.mjs$/,
  lighten: () => 'export const inspect = String;',
};

const leans = [router, operationPrinter, inspector];

/** Makes libraries lighter in the browser where the bundler cannot see that something is not needed. */
export const leanLibraries = (): Plugin => ({
  name: 'lean-libraries',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: leans.map(({ module }) => module) },
    handler(code, id) {
      const lean = leans.find(({ module }) => module.test(id));
      return lean ? { code: lean.lighten(code), map: null } : null;
    },
  },
});
