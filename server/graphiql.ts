import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
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

/** GraphiQL from this server alone: nothing of it is fetched from elsewhere. */
export const graphiql = { options, render: renderGraphiQL };
