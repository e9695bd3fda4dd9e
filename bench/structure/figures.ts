import path from 'node:path';
import { findCycles } from './cycles.ts';
import { CLIENT_LAYERS, findBackEdges, folderEdges, SERVER_LAYERS } from './layers.ts';
import { countRepeated } from './repeated.ts';
import { readSources, type Source } from './sources.ts';
import { countReplaced, countSearched } from './words.ts';

const WORDPRESS_CHECK = ['server/wordpress-check/', 'server/commands/doctor.ts', 'server/commands/contract.ts'];

/** Everything that docs/structure.md says, measured in the tree at `root`. */
export const measure = (root: string) => {
  const [server, client, rules, demo, bench] = ['server', 'client', 'rules', 'demo', 'bench'].map(top =>
    readSources(root, top),
  ) as [Source[], Source[], Source[], Source[], Source[]];
  const product = [...server, ...client, ...rules];
  const check = product.filter(({ file }) => WORDPRESS_CHECK.some(start => file.startsWith(start)));
  const resolvers = server.filter(({ file }) => file.startsWith('server/resolvers/'));
  const serverEdges = folderEdges(server, 'server');
  return {
    loose: server.map(({ file }) => file).filter(file => path.posix.dirname(file) === 'server'),
    fullest: [server, client, rules, demo, bench].map(biggestFolder),
    lines: { server: linesOf(server), client: linesOf(client), rules: linesOf(rules), demo: linesOf(demo) },
    resolverMedian: medianOf(resolvers.map(({ lines }) => lines)),
    checkLines: linesOf(check),
    searched: countSearched(product),
    replaced: countReplaced(product),
    serverEdges,
    serverBackEdges: findBackEdges(serverEdges, SERVER_LAYERS),
    clientBackEdges: findBackEdges(folderEdges(client, 'client/src'), CLIENT_LAYERS),
    cycles: findCycles(product),
    demoCycles: findCycles(demo),
    repeated: countRepeated(product),
  };
};

export type Figures = ReturnType<typeof measure>;

const linesOf = (sources: readonly Source[]): number => sources.reduce((sum, { lines }) => sum + lines, 0);

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const biggestFolder = (sources: readonly Source[]): { folder: string; files: number } => {
  const folders = Object.entries(Object.groupBy(sources, ({ file }) => path.posix.dirname(file)));
  const [folder, files] = folders.toSorted(([, a], [, b]) => b!.length - a!.length)[0]!;
  return { folder, files: files!.length };
};
