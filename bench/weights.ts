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
 * JavaScript per route in kB (1000 bytes) gzip: the first load is entry, its imports and the screen's; a further route
 * is what is new to a browser that has the entry alone, or the home page. What is fetched on sight or use comes on top.
 */
export function measureWeights(): string[] {
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
  const rows = screens.map(name => {
    const files = filesOf(name);
    return {
      name: path.basename(name, 'Screen.tsx'),
      first: weigh(new Set([...entry, ...files])),
      own: weigh([...files].filter(file => !entry.has(file))),
      further: weigh([...files].filter(file => !home.has(file))),
    };
  });
  return [
    '| route | first load, kB gzip (of 1000 bytes) | as a further route | the same after the home page |',
    '|---|---|---|---|',
    ...rows
      .toSorted((a, b) => b.first - a.first)
      .map(row => `| ${row.name} | ${row.first.toFixed(1)} | ${row.own.toFixed(1)} | ${row.further.toFixed(1)} |`),
    `| every page (entry and its imports) | ${weigh(entry).toFixed(1)} | | |`,
  ];
}
