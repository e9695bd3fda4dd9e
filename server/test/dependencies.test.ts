import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const json = (file: string) => JSON.parse(read(file));
/** What stands in the first column of the tables below a heading. */
const listed = (heading: string): string[] => {
  const part = read('docs/dependencies.md').split(`## ${heading}\n`)[1]!.split('\n## ')[0]!;
  return [...part.matchAll(/^\| (?!package|licence|---)([^|]+) \|/gm)].map(([, cell]) => cell!.trim());
};
const names = (heading: string) =>
  listed(heading)
    .flatMap(cell => cell.split(', ').map(name => name.replaceAll('`', '')))
    .toSorted();

/** Before there was one field for it. */
const olderWay = (place: string): string => json(`${place}/package.json`).licenses[0].type;

it('is used for a reason that is written down, each one', () => {
  const { dependencies, devDependencies } = json('package.json');
  expect(names('Runs in production')).toEqual(Object.keys(dependencies).toSorted());
  expect(names('Develops and tests')).toEqual(Object.keys(devDependencies).toSorted());
});

it('is under a licence that is listed, each one that runs in production', () => {
  const packages = json('package-lock.json').packages as Record<string, { dev?: true; license?: string }>;
  const licences = Object.entries(packages)
    .filter(([place, { dev }]) => place !== '' && !dev)
    .map(([place, { license }]) => license ?? olderWay(place));
  expect([...new Set(licences)].toSorted()).toEqual(names('Licences'));
});

it('has for each entrance of the threat model tests that are there', () => {
  const files = [...read('docs/threats.md').matchAll(/`((?:server|e2e)\/[^`]+)`/g)].map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter(file => !existsSync(join(root, file)))).toEqual([]);
});
