import { hash } from 'node:crypto';
import type { Summary } from '../../../rules/summary.ts';
import { jsonScript } from './jsonScript.ts';
import { divideStyles, type PageStyles, type ReleaseStyles, tight } from './styles.ts';

/** What the client's renderer hands over, see client/src/server.tsx. */
export interface RenderedPage {
  kind: 'page';
  status: number;
  html: string;
  styles: PageStyles;
  /** what it says of itself; null where it could not */
  summary: Summary | null;
  routerState: unknown;
  modules: string[];
  /** what was thrown on the way, for the log */
  faults: unknown[];
}

/** Addresses of the built files a page needs. */
export interface PageAssets {
  /** the one script that a page brings with it; it fetches the others */
  starter: string;
  entry: string;
  /** names of chunks to load along with the entry: their files without folder and ending */
  preloads: string[];
  /** null where every page brings all its styles */
  styles: ReleaseStyles | null;
  /** the development server's own script, before everything else */
  preamble?: string;
}

const dataBlock = (id: string, value: unknown): string => jsonScript(`type="application/json" id="${id}"`, value);

/** What the browser takes the page over with, after the content. */
const takeover = (page: RenderedPage): string => dataBlock('router-state', page.routerState);

/** Nothing waits for it, and it asks for the rest once the page has painted. */
const starterTag = ({ preamble = '', starter, entry, preloads }: PageAssets): string =>
  `${preamble}<script type="module" async src="${starter}" data-entry="${entry}" data-preloads="${preloads.join(' ')}"></script>`;

/** The bytes of `parts`, without a text of all of them in between: a long one is dear to make. */
function bytesOf(parts: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(parts.reduce((length, part) => length + Buffer.byteLength(part), 0));
  let end = 0;
  for (const part of parts) end += bytes.write(part, end);
  return bytes;
}

/**
 * The whole page, its styles and `tags` in the head; without `assets` one that needs no scripts. Its style hash goes
 * into the page's policy.
 */
export function assemble(
  page: RenderedPage,
  assets: PageAssets | null,
  tags: string,
): { body: Buffer; styleHash: string } {
  const bodyEnd = page.html.lastIndexOf('</body>');
  const divided = divideStyles(page.html.slice(0, bodyEnd), page.styles, assets?.styles ?? null);
  const [above = '', ...below] = divided.parts;
  const headEnd = above.indexOf('</head>');
  const style = tight(divided.style);
  const body = bytesOf([
    above.slice(0, headEnd),
    tags,
    // Without Emotion's mark: it would move the tag, and the fonts in it would have the whole page laid out anew.
    `<style>${style}</style>`,
    assets ? starterTag(assets) : '',
    above.slice(headEnd),
    ...below,
    assets ? takeover(page) : '',
    page.html.slice(bodyEnd),
  ]);
  return { body, styleHash: `'sha256-${hash('sha256', style, 'base64')}'` };
}
