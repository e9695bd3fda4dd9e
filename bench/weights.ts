import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
}

const dist = path.join(import.meta.dirname, '../client/dist/client');

/**
 * JavaScript of a route in kB (1000 bytes) gzip; what is fetched on sight or use comes on top, and for a further route what
 * the server draws of a page that is entered.
 */
export interface RouteWeight {
  name: string;
  /** for whoever enters here: the entry, its imports and the screen's */
  first: number;
  /** as a further route, for a browser that has the entry alone */
  further: number;
  /** the same for one that has the home page */
  afterHome: number;
}

/** Of every screen of the built client, the heaviest first, and of the entry, which every page needs. */
export function weighRoutes(): { routes: RouteWeight[]; entry: number } {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const filesOf = (name: string, found = new Set<string>()): Set<string> => {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk.file)) return found;
    if (chunk.file.endsWith('.js')) found.add(chunk.file);
    for (const imported of chunk.imports ?? []) filesOf(imported, found);
    return found;
  };
  const weigh = (files: Iterable<string>): number =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file))).length, 0) / 1000;
  const entry = filesOf('src/main.tsx');
  const home = filesOf('src/screens/Home/HomeScreen.tsx', new Set(entry));
  const screens = Object.keys(manifest).filter(name => /^src\/screens\/.*Screen\.tsx$/.test(name));
  const routes = screens.map(name => {
    const files = filesOf(name);
    return {
      name: path.basename(name, 'Screen.tsx'),
      first: weigh(new Set([...entry, ...files])),
      further: weigh([...files].filter(file => !entry.has(file))),
      afterHome: weigh([...files].filter(file => !home.has(file))),
    };
  });
  return { routes: routes.toSorted((a, b) => b.first - a.first), entry: weigh(entry) };
}

export function measureWeights(): string[] {
  const { routes, entry } = weighRoutes();
  const figures = (...numbers: number[]) => numbers.map(number => number.toFixed(1)).join(' | ');
  return [
    '| route | first load, kB gzip (of 1000 bytes) | as a further route | the same after the home page |',
    '|---|---|---|---|',
    ...routes.map(({ name, first, further, afterHome }) => `| ${name} | ${figures(first, further, afterHome)} |`),
    `| every page (entry and its imports) | ${figures(entry)} | | |`,
  ];
}
