import type { Plugin } from 'vite';

const template = /\b(css|keyframes)`((?:[^`\\$]|\$\{[^}]*\}|\$|\\.)*)`/g;
const call = /= (css|keyframes)(?=[(`])/g;

/** Styles without the line breaks and spaces they are written with; what is filled in stays as it is. */
const shorten = (styles: string): string =>
  styles
    .split(/(\$\{[^}]*\})/)
    .map((part, place) => (place % 2 ? part : part.replace(/\s+/g, ' ').replace(/ ?([{};]) ?/g, '$1')))
    .join('')
    .trim();

/**
 * Shortens styles, and marks those that nobody uses as such. On the server too: Emotion names a class by what its styles
 * say.
 */
export const leanStyles = (): Plugin => ({
  name: 'lean-styles',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/client\/src\/.*\.tsx?$/, code: /\b(css|keyframes)\b/ },
    handler: code => ({
      code: code
        .replace(template, (_, tag, styles) => `${tag}\`${shorten(styles)}\``)
        .replace(call, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
});
