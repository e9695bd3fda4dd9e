import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { screens } from '../../../rules/screens.ts';

// What the documents name is there, and what is there is named where such things are listed.

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const section = (file: string, heading: string) => read(file).split(`\n## ${heading}\n`)[1]!.split('\n## ')[0]!;
const ticked = (text: string) =>
  [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`]+)`/g)].map(([, inner]) => inner!);
const foldersIn = (place: string) =>
  readdirSync(path.join(root, place), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => path.join(place, name));

/** The map's rows: the places that one is about, and what its text names; a place may stand beside the one before it. */
const map = [...section('ARCHITECTURE.md', 'Where things live').matchAll(/^\| (`[^|]+) \| (.+) \|$/gm)].map(
  ([, first, text]) => {
    const [place = '', ...more] = ticked(first!);
    const beside = more.map(one =>
      one.includes('/src/') || one.startsWith('server/') ? one : `${path.dirname(place)}/${one}`,
    );
    return { places: [place, ...beside].map(one => path.normalize(`${one}/`).slice(0, -1)), names: ticked(text!) };
  },
);

it('the map of the architecture names every folder of the server and of the client, and none that is not there', () => {
  const places = map.flatMap(row => row.places);
  expect(places.filter(place => !existsSync(path.join(root, place)))).toEqual([]);
  for (const folder of ['server', 'client/src'].flatMap(foldersIn))
    if (folder !== 'client/src/test') expect(places).toContain(folder);
});

it('the map of the architecture names files and folders where they lie', () => {
  for (const { places, names } of map) {
    const below = places
      .map(place => path.join(root, place))
      .filter(place => statSync(place).isDirectory())
      .flatMap(place => readdirSync(place, { recursive: true }).map(String));
    const isThere = (name: string) =>
      ['.', ...places.map(place => path.dirname(place))].some(at => existsSync(path.join(root, at, name))) ||
      below.some(one => `/${one}`.endsWith(`/${name.replace(/\/$/, '')}`));
    for (const name of names.filter(one => /^[\w./-]+(\/|\.tsx?|\.json|\.md)$/.test(one)))
      expect(isThere(name), `${places.join(', ')}: ${name}`).toBe(true);
  }
});

it('the guide of the operator lists every address that is no page of visitors', () => {
  const listed = ticked(section('docs/operate.md', 'Addresses'));
  const routes = [...read('server/web/routes.ts').matchAll(/\b(?:at|below)\('([^']+)'/g)].map(([, at]) => at!);
  expect(routes.length).toBeGreaterThan(10);
  const own = Object.entries(screens).flatMap(([at, { audience }]) => (audience === 'operator' ? [at] : []));
  for (const address of [...routes, ...own.map(at => at.replace(/:.*/, ''))])
    expect(
      listed.filter(one => one.startsWith(address)),
      address,
    ).not.toEqual([]);
});

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

it('the README names every command', () => {
  const named = ticked(read('README.md')).map(command => command.split(' ').find(word => word in scripts));
  for (const name of Object.keys(scripts).filter(one => !/^(pre|post)/.test(one))) expect(named).toContain(name);
});

it('commands that the documents name are there', () => {
  const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', '.env.example'];
  const chapters = readdirSync(path.join(root, 'docs'), { recursive: true }).map(String);
  const all = [...documents, ...chapters.filter(name => name.endsWith('.md')).map(name => `docs/${name}`)];
  for (const file of all)
    for (const [, name] of read(file).matchAll(/npm run (?:-s |--silent )?([a-z]+(?::[a-z]+)?)/g))
      expect(scripts, `${file}: npm run ${name}`).toHaveProperty([name!]);
});
