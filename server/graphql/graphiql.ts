import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GraphiQLOptions } from 'graphql-yoga';
import { type CachedResponse, cachedResponse } from '../cache/cachedResponse.ts';

/** The editor takes the Tab key for itself: whoever has no pointer is told how to leave it. */
const WAY_OUT = '# Ctrl+M (Mac: Ctrl+Shift+M): Tab leaves the editor.\n';

/** Operations to begin with, one per tab. */
const ready = readFileSync(path.join(import.meta.dirname, 'graphiql.graphql'), 'utf8')
  .split(/^(?=# )/m)
  .map(text => text.trim())
  .filter(Boolean);

const options: GraphiQLOptions = {
  title: 'GraphiQL',
  defaultTabs: ready.map(query => ({ query: WAY_OUT + query })),
  shouldPersistHeaders: false,
  favicon: '/favicon.svg',
};

/** Its tabs can be dragged, and many of them jump away from under the pointer that presses one: they stay in their places. */
const steadyTabs = '<style>.graphiql-tab { transform: none !important; }</style>';

/** Below it lie GraphiQL's own files. */
export const GRAPHIQL_FILES = '/graphql/';
const KEPT = 'public, max-age=31536000, immutable';
const TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };
const files = new Map<string, CachedResponse>();
let made: Promise<string> | undefined;

/** Keeps a text as a file named by its content, and says where it lies. */
function fileOf(text: string, kind: keyof typeof TYPES): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  const address = `${GRAPHIQL_FILES}graphiql-${hash}.${kind}`;
  if (!files.has(address)) {
    const headers = { 'content-type': TYPES[kind], 'cache-control': KEPT };
    files.set(address, cachedResponse(200, headers, Buffer.from(text)));
  }
  return address;
}

/** The page brings nine megabytes inside it: a browser fetches them compressed, as files that it keeps. */
const apart = (html: string): string =>
  html
    .replace(/<script>([\s\S]*)<\/script>/, (_, text: string) => `<script src="${fileOf(text, 'js')}"></script>`)
    .replace(
      /<style>([\s\S]*?)<\/style>/,
      (_, text: string) => `<link rel="stylesheet" href="${fileOf(text, 'css')}">`,
    );

/** GraphiQL from this server alone: nothing of it is fetched from elsewhere. */
export const graphiql = {
  options,
  async render(given?: GraphiQLOptions): Promise<string> {
    // Loaded when it is first asked for: it fills 30 MB, and a public site never shows it.
    const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
    return apart(renderGraphiQL(given)).replace('</head>', `${steadyTabs}</head>`);
  },
  /** A file of the page, which another worker may have rendered; undefined for any other. */
  async file(pathname: string): Promise<CachedResponse | undefined> {
    made ??= files.has(pathname) ? undefined : graphiql.render(options);
    await made;
    return files.get(pathname);
  },
};
