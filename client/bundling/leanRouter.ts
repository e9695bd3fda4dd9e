import type { Plugin } from 'vite';

type Change = [found: string | RegExp, instead: string];

const modules = /\/react-router\/dist\//;

/**
 * The router comes as one file, in which names given to components, and calls that nobody says are harmless, keep parts
 * alive that this client never uses: its links, its forms, and all that fetches ahead for them. It also warns developers.
 * Each must be found, or the build fails: a newer router wants another look.
 */
const changes: Change[] = [
  ['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'],
  [/^\w+\.displayName = .*;$/gm, ''],
  ['createElement(Form, {', 'createElement("form", {'],
  [/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1'],
];

/** Makes the router lighter in the browser where the bundler cannot see that something is not needed. */
export function leanRouter(): Plugin {
  const missing = new Set(changes);
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: modules },
      handler(code) {
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
      this.error(`client/bundling/leanRouter.ts finds no ${patterns} any more. Fit it to the router.`);
    },
  };
}
