import { createHash } from 'node:crypto';
import { jsonScript } from './jsonScript.ts';
import type { Summary } from './summary.ts';

/** What the client's renderer hands over, see client/src/server.tsx. */
export interface RenderedPage {
  kind: 'page';
  status: number;
  html: string;
  css: { names: string; text: string };
  /** what it says of itself; null where it could not */
  summary: Summary | null;
  routerState: unknown;
  modules: string[];
  /** what was thrown on the way, for the log */
  faults: unknown[];
}

/** Addresses of the built files a page needs. */
export interface PageAssets {
  entry: string;
  /** chunks to load along with the entry */
  preloads: string[];
  /** the development server's own script, before everything else */
  preamble?: string;
}

const dataBlock = (id: string, value: unknown): string => jsonScript(`type="application/json" id="${id}"`, value);

/** What lets the browser take the page over: its data after the content, then the script. */
const takeover = (page: RenderedPage, { preamble = '', entry }: PageAssets): string =>
  [dataBlock('router-state', page.routerState), preamble, `<script type="module" src="${entry}"></script>`].join('');

/**
 * The whole page, its styles and `tags` in the head; without `assets` one that needs no scripts. Its style hash goes
 * into the page's policy.
 */
export function assemble(
  page: RenderedPage,
  assets: PageAssets | null,
  tags: string,
): { html: string; styleHash: string } {
  const style = `<style data-emotion="css ${page.css.names}">${page.css.text}</style>`;
  const preloads = assets?.preloads.map(href => `<link rel="modulepreload" href="${href}">`).join('') ?? '';
  const end = assets ? takeover(page, assets) : '';
  const html = `<!DOCTYPE html>${page.html.replace(/^<!DOCTYPE html>/i, '')}`
    .replace('</head>', () => `${tags}${preloads}${style}</head>`)
    .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${end}</body>`);
  return { html, styleHash: `'sha256-${createHash('sha256').update(page.css.text).digest('base64')}'` };
}
