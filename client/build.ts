import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createBuilder } from 'vite';

// Builds the client, with `--if-changed` only when something it is made of has changed since the last build.

const root = import.meta.dirname;
const stamp = path.join(root, 'dist/inputs');
const inputs = [
  path.join(root, 'src'),
  path.join(root, 'public'),
  path.join(root, 'build.ts'),
  path.join(root, 'vite.config.ts'),
  path.join(root, '../rules'),
  path.join(root, '../package-lock.json'),
];

const filesOf = (place: string): string[] => {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place).flatMap(name => filesOf(path.join(place, name)));
};

/** A hash of everything the build is made of; tests are not. */
function hashInputs(): string {
  const hash = createHash('sha256');
  for (const file of inputs
    .flatMap(filesOf)
    .filter(name => !/\.test\.tsx?$/.test(name))
    .sort())
    hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Node hands V8 two bytes for each letter of a program in which a single one is outside ASCII. */
function toAscii(file: string): void {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/[\u0080-\uffff]/g, escaped));
}

const hash = hashInputs();
const current = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
if (!process.argv.includes('--if-changed') || !current) {
  const builder = await createBuilder({ configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' }, null);
  await builder.buildApp();
  toAscii(path.join(root, 'dist/server/server.js'));
  // The operations as this client asks them: the server registers these.
  copyFileSync(path.join(root, 'src/gql/persisted-documents.json'), path.join(root, 'dist/operations.json'));
  // Asks the site itself for its pages, by a program of its own.
  execFileSync(process.execPath, [path.join(root, '../server/web/pages/writeStylesheet.ts')], { stdio: 'inherit' });
  writeFileSync(stamp, hash);
  console.log('Built the client.');
}
