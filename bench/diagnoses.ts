import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDemo } from '../demo/service.ts';
import type { Result } from '../server/wordpress-check/doctor.ts';
import { BROKEN, type Broken, toMendFirst } from '../server/wordpress-check/test/broken.ts';
import { testCertificate } from '../server/wordpress-check/test/certificates.ts';
import { openFront } from '../server/wordpress-check/test/front.ts';
import type { Whole } from '../server/wordpress-check/test/saying.ts';

interface Diagnosed {
  name: string;
  first: Result | undefined;
  exit: number;
  right: boolean;
}

const root = path.join(import.meta.dirname, '..');

/** Points `npm run doctor` at services that are broken in one way each, and writes what it says to docs/diagnoses.md. */
export async function proveDiagnoses(): Promise<boolean> {
  const dir = mkdtempSync(path.join(tmpdir(), 'diagnoses-'));
  const demo = await createDemo({ dataDir: path.join(dir, 'demo') });
  await demo.listen();
  const trusted = path.join(dir, 'trusted.crt');
  writeFileSync(trusted, (await testCertificate('good')).cert);
  const always = { DATA_DIR: path.join(dir, 'data'), NODE_EXTRA_CA_CERTS: trusted };
  const diagnosed: Diagnosed[] = [];
  for (const broken of BROKEN) {
    diagnosed.push(await diagnose(broken, demo.url, { operator: demo, author: demo.author }, always));
    console.log(rowOf(diagnosed.at(-1)!));
  }
  await demo.close();
  rmSync(dir, { recursive: true, force: true });
  writeFileSync(path.join(root, 'docs/diagnoses.md'), `${report(diagnosed).join('\n')}\n`);
  return diagnosed.every(({ right }) => right);
}

async function diagnose(
  broken: Broken,
  service: string,
  whole: Whole,
  always: Record<string, string>,
): Promise<Diagnosed> {
  let url = '';
  const front = await openFront(
    service,
    broken.front(whole, () => url),
  );
  url = front.url;
  const { results, exit } = await runDoctor({ ...broken.env(front, whole), ...always });
  await front.close();
  const first = toMendFirst(results);
  const { id, status, detail, mend } = broken.diagnosis;
  const right = first?.id === id && first.status === status && detail.test(first.detail) && mend.test(first.mend ?? '');
  return { name: broken.name, first, exit, right: right && exit === (status === 'error' ? 1 : 0) };
}

function runDoctor(settings: Record<string, string>): Promise<{ results: Result[]; exit: number }> {
  const env = { PATH: process.env.PATH, ...settings };
  const program = path.join(root, 'server/commands/doctor.ts');
  return new Promise(resolve => {
    const child = execFile(process.execPath, [program, '--json'], { env }, (_, out) =>
      resolve({ results: JSON.parse(out) as Result[], exit: child.exitCode ?? -1 }),
    );
  });
}

const report = (diagnosed: readonly Diagnosed[]): string[] => [
  '# Diagnoses',
  '',
  'Made by `npm run proof`: `npm run doctor` in front of services that are broken in one way each. Shown is what it says is',
  'to be mended first, the first error or else the first warning; the tests hold the same.',
  '',
  '| broken | check | status | found | mend | exit | right |',
  '|---|---|---|---|---|---|---|',
  ...diagnosed.map(rowOf),
];

const rowOf = ({ name, first, exit, right }: Diagnosed): string =>
  `| ${[name, first?.name, first?.status, first?.detail, first?.mend, exit, right ? 'yes' : 'NO'].map(cell).join(' | ')} |`;

/** Ports differ from run to run. */
const cell = (value: unknown): string =>
  String(value ?? '')
    .replace(/127\.0\.0\.1:\d+/g, 'shop.example')
    .replaceAll('|', '\\|');
