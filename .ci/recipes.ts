import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { collection } from './recipes/collection.ts';
import { field } from './recipes/field.ts';
import type { Edit, Recipe } from './recipes/recipe.ts';
import { screen } from './recipes/screen.ts';

// Adds a field, a collection and a screen to a copy of the tree by the tables of README.md: they stay true.

const root = path.join(import.meta.dirname, '..');
const recipes = [field, collection, screen];

/** The files of a table, by the number of their row. */
function rowsOf({ heading }: Recipe): Map<number, string[]> {
  const guide = readFileSync(path.join(root, 'README.md'), 'utf8');
  const section = guide.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = [...section.matchAll(/^\| (\d+) \|([^|]*)\|(.*)\|$/gm)];
  if (rows.length === 0) throw new Error(`README.md: no table below '${heading}'`);
  return new Map(rows.map(([, number, files, text]) => [Number(number), namedIn(files!, text!)]));
}

/** Files that a row names: in its second column, and those that its text names below or beside them. */
function namedIn(files: string, text: string): string[] {
  const names = (cell: string) => [...cell.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name!);
  const first = names(files);
  const folders = first.map(name => (name.endsWith('/') ? name : `${path.posix.dirname(name)}/`));
  const more = names(text).filter(name => /\/|\.\w+$/.test(name));
  return [...first.filter(name => !name.endsWith('/')), ...more, ...folders.flatMap(at => more.map(name => at + name))];
}

const isNamed = (file: string, names: readonly string[]): boolean =>
  names.some(name => file === name || (name.endsWith('/') && file.startsWith(name)));

function holdToTable(recipe: Recipe): void {
  const rows = rowsOf(recipe);
  const all = [...rows.values()].flat();
  for (const { file } of recipe.edits)
    if (!isNamed(file, all)) throw new Error(`README.md, '${recipe.heading}': no row names ${file}`);
  for (const [number, names] of rows)
    if (!(number in recipe.notHere) && !recipe.edits.some(({ file }) => isNamed(file, names)))
      throw new Error(`README.md, '${recipe.heading}': row ${number} was not needed`);
}

function perform(edit: Edit, copy: string): void {
  const file = path.join(copy, edit.file);
  if ('content' in edit) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, edit.content);
    return;
  }
  const text = readFileSync(file, 'utf8');
  const place = 'after' in edit ? edit.after : edit.replace;
  if (!text.includes(place)) throw new Error(`${edit.file} has no ${JSON.stringify(place)}: mend .ci/recipes`);
  const written = 'after' in edit ? edit.after + edit.put : edit.by;
  const everywhere = 'everywhere' in edit && edit.everywhere;
  writeFileSync(file, everywhere ? text.replaceAll(place, () => written) : text.replace(place, () => written));
}

/** What git knows of the tree, as it is now, with the packages of the tree itself. */
function copyTree(copy: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean))
    cpSync(path.join(root, file), path.join(copy, file), { recursive: true, force: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
}

async function run(copy: string, command: string, ...args: string[]): Promise<void> {
  const began = Date.now();
  const program = command === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', command);
  const said = [command, ...args].join(' ');
  await promisify(execFile)(program, args, { cwd: copy, maxBuffer: 16_000_000 }).catch(({ stdout, stderr }) => {
    throw new Error(`${said}\n${stdout}${stderr}`);
  });
  console.log(`${said}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

const copy = mkdtempSync(path.join(tmpdir(), 'recipes-'));
try {
  copyTree(copy);
  for (const recipe of recipes) {
    holdToTable(recipe);
    for (const edit of recipe.edits) perform(edit, copy);
  }
  await run(copy, 'graphql-codegen', '--config', 'codegen.ts');
  await run(copy, 'node', 'bench/structure.ts', '--check');
  await Promise.all(['.', 'client'].map(project => run(copy, '../typescript/bin/tsc', '-p', project)));
  await run(copy, 'vitest', 'run', '--maxWorkers=1', ...recipes.flatMap(({ tests }) => tests));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
