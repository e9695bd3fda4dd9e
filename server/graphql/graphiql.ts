import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GraphiQLOptions } from 'graphql-yoga';

/** Operations to begin with, one per tab. */
const ready = readFileSync(path.join(import.meta.dirname, 'graphiql.graphql'), 'utf8')
  .split(/^(?=# )/m)
  .map(text => text.trim())
  .filter(Boolean);

const options: GraphiQLOptions = {
  title: 'GraphiQL',
  defaultTabs: ready.map(query => ({ query })),
  shouldPersistHeaders: false,
};

/** Its tabs can be dragged, and many of them jump away from under the pointer that presses one: they stay in their places. */
const steadyTabs = '<style>.graphiql-tab { transform: none !important; }</style>';

/** GraphiQL from this server alone: nothing of it is fetched from elsewhere. */
export const graphiql = {
  options,
  async render(given?: GraphiQLOptions): Promise<string> {
    // Loaded when it is first asked for: it fills 30 MB, and a public site never shows it.
    const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
    return renderGraphiQL(given).replace('</head>', `${steadyTabs}</head>`);
  },
};
