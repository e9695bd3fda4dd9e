import type { Source } from './sources.ts';

/** Rows of folders, the lowest first: an import leads to a lower row or stays in its own folder. */
export const SERVER_LAYERS = [
  ['http', 'config'],
  ['telemetry', 'pictures'],
  ['cache', 'storage'],
  ['workers'],
  ['partners'],
  ['upstreams', 'quotes'],
  ['catalogue', 'commerce', 'outbox'],
  ['wordpress-check', 'report', 'backup'],
  ['context'],
  ['invalidation', 'resolvers'],
  ['graphql'],
  ['agents'],
  ['web'],
  ['primary'],
  ['commands', 'start.ts'],
  ['main.ts'],
];

export const CLIENT_LAYERS = [
  ['routeTable.json'],
  ['routeTable.ts'],
  ['lib', 'theme'],
  ['ui', 'data'],
  ['screen.ts'],
  ['site', 'notifications', 'apollo'],
  ['seo'],
  ['failure', 'forms'],
  ['payment', 'consent'],
  ['quote', 'cart'],
  ['product', 'post', 'layout'],
  ['screens'],
  ['earlyLoads.ts', 'measurePage.ts', 'offline'],
  ['routes.tsx', 'App.tsx', 'moves.ts', 'late.ts'],
  ['main.tsx', 'server.tsx', 'starter.ts'],
];

export type Edge = { from: string; to: string; file: string; target: string };

/** Imports between the folders (or loose files) directly in `top`; what is generated is no folder of its own. */
export const folderEdges = (sources: readonly Source[], top: string): Edge[] =>
  sources.flatMap(({ file, imports }) =>
    imports.flatMap(target => {
      const [from, to] = [folderOf(file, top), folderOf(target, top)];
      return from && to && from !== to ? [{ from, to, file, target }] : [];
    }),
  );

const folderOf = (file: string, top: string): string | undefined => {
  const folder = file.startsWith(`${top}/`) ? file.slice(top.length + 1).split('/')[0] : undefined;
  if (folder === 'gql' || folder === 'schema') return undefined;
  return folder === 'config.ts' ? 'config' : folder;
};

/** Imports that do not lead down; a folder that has no row is an error. */
export const findBackEdges = (edges: readonly Edge[], layers: readonly (readonly string[])[]): Edge[] => {
  const rowOf = (folder: string): number => {
    const row = layers.findIndex(folders => folders.includes(folder));
    if (row < 0) throw new Error(`${folder}: no layer. Give it a row in bench/structure/layers.ts.`);
    return row;
  };
  return edges.filter(({ from, to }) => rowOf(from) <= rowOf(to));
};
