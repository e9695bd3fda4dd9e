import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Prints all that runs in production as CycloneDX. Of the whole lock `npm sbom --omit=dev` leaves out what something that
// only develops needs too (graphql, react, zod, …): it is asked about a lock without any of that.

type Lock = Record<string, unknown> & { packages: Record<string, { dev?: true; devDependencies?: object }> };

const tree = path.resolve(import.meta.dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(path.join(tree, file), 'utf8'));
const { devDependencies: _, scripts: __, ...program } = read('package.json') as Record<string, unknown>;
const lock = read('package-lock.json') as Lock;
const { devDependencies: ___, ...root } = lock.packages['']!;
const inProduction = Object.entries(lock.packages).filter(([place, { dev }]) => place !== '' && !dev);

const own = mkdtempSync(path.join(tmpdir(), 'sbom-'));
// Called as the program, for npm names what it lists by its folder.
const folder = path.join(own, String(program.name));
try {
  mkdirSync(folder);
  const write = (file: string, content: object) => writeFileSync(path.join(folder, file), JSON.stringify(content));
  write('package.json', program);
  write('package-lock.json', { ...lock, packages: { '': root, ...Object.fromEntries(inProduction) } });
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  process.exitCode = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' }).status ?? 1;
} finally {
  rmSync(own, { recursive: true, force: true });
}
