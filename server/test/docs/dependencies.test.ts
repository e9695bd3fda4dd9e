import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
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

it('stands in the bill of materials at the version that is installed, each one that runs in production and no other', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'sbom'], { cwd: root, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const { bomFormat, components } = JSON.parse(stdout) as {
    bomFormat: string;
    components: { name: string; version: string }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const { dependencies } = json('package.json');
  const listed = new Set(components.map(({ name, version }) => `${name} ${version}`));
  for (const [name, version] of Object.entries(dependencies)) expect(listed).toContain(`${name} ${version}`);
  const packages = json('package-lock.json').packages as Record<string, { dev?: true; version: string }>;
  const running = Object.entries(packages).filter(([place, { dev }]) => place !== '' && !dev);
  expect(listed).toEqual(
    new Set(running.map(([place, { version }]) => `${place.split('node_modules/').at(-1)} ${version}`)),
  );
});

it('is under a licence that is listed, each one that runs in production', () => {
  const packages = json('package-lock.json').packages as Record<string, { dev?: true; license?: string }>;
  const licences = Object.entries(packages)
    .filter(([place, { dev }]) => place !== '' && !dev)
    .map(([place, { license }]) => license ?? olderWay(place));
  expect([...new Set(licences)].toSorted()).toEqual(names('Licences'));
});

it('has for each entrance of the threat model tests that are there', () => {
  const [, table = ''] = read('docs/threats.md').split('## Entrances');
  const rows = table.split('\n').filter(line => line.startsWith('| ') && !line.startsWith('| entrance'));
  expect(rows.length).toBeGreaterThan(10);
  const { scripts } = json('package.json');
  const isThere = (test: string) => test.replace('npm run ', '') in scripts || existsSync(join(root, test));
  for (const row of rows) {
    const tests = [
      ...row
        .split(' | ')
        .at(-1)!
        .matchAll(/`([^`]+)`/g),
    ].map(([, test]) => test!);
    expect(tests.length, row).toBeGreaterThan(0);
    expect(tests.filter(test => !isThere(test))).toEqual([]);
  }
});
