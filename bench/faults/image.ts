import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import dockerignore from '@balena/dockerignore';
import { type Started, startProcess } from '../../e2e/process.ts';
import { freePort } from '../../server/test/freePort.ts';
import { environmentOf, lastOf, readStages, type Stage } from './dockerfile.ts';
import { type Figure, type Proof, within } from './proof.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** nobody: what the image's own user has no more rights than. */
const UNPRIVILEGED = 65_534;
const NODE = process.execPath;
/** Of what the image adds to Node's own; the quick way takes along what `npm prune` leaves of this project's packages. */
const mostMegabytes = (full: boolean): number => (full ? 250 : 350);

/** No Docker runs here: each step of the Dockerfile is done in a folder of its own, by the same commands. */
export const image: Proof = {
  title: 'The image serves as an unprivileged user, from code that nobody may write',
  inProof: true,
  async run(full) {
    if (process.getuid?.() !== 0) return { skipped: 'only root can become another user' };
    const dir = mkdtempSync(path.join(tmpdir(), 'image-'));
    try {
      chmodSync(dir, 0o755);
      const stages = readStages(readFileSync(path.join(root, 'ops/Dockerfile'), 'utf8'));
      for (const stage of stages) build(dir, stage, full);
      const final = stages.at(-1)!;
      return { figures: await serve(placeOf(dir, final), final, full) };
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  },
};

const placeOf = (dir: string, { name }: Pick<Stage, 'name'>) => path.join(dir, name || 'image');

function build(dir: string, stage: Stage, full: boolean): void {
  const place = placeOf(dir, stage);
  const inPlace = (target: string) => path.join(place, path.isAbsolute(target) ? target : path.join('app', target));
  mkdirSync(inPlace('.'), { recursive: true });
  for (const { name, rest } of stage.instructions) {
    if (name === 'COPY') copy(dir, rest, inPlace);
    if (name === 'RUN') run(rest.replaceAll(/ \/(data|artwork)\b/g, ` ${place}/$1`), inPlace('.'), full);
  }
}

function copy(dir: string, rest: string, inPlace: (target: string) => string): void {
  const words = rest.split(' ');
  const from = words[0]!.startsWith('--from=') ? words.shift()!.slice('--from='.length) : null;
  const target = words.pop()!;
  for (const source of words) {
    const whole = from
      ? path.join(placeOf(dir, { name: from }), source.replace(/^\/app/, 'app'))
      : path.join(root, source);
    const into = target.endsWith('/') ? path.join(target, path.basename(source)) : target;
    cpSync(whole, inPlace(into), { recursive: true, filter: isInContext });
  }
}

const left = dockerignore.default().add(readFileSync(path.join(root, 'ops/Dockerfile.dockerignore'), 'utf8'));
/** What comes from another stage was let in there. */
const isInContext = (file: string): boolean => {
  const relative = path.relative(root, file);
  return relative.startsWith('..') || !left.ignores(relative);
};

/** In full as it stands; else packages come from this project's own, which `npm ci` has just brought. */
function run(command: string, cwd: string, full: boolean): void {
  const local = command.replace('node:node', `${UNPRIVILEGED}:${UNPRIVILEGED}`);
  const quick = local
    .replace(
      /npm ci[^&]*--omit=dev[^&]*/,
      `cp -al ${root}/node_modules . && npm prune --omit=dev --ignore-scripts --no-audit --no-fund `,
    )
    .replace(/^npm ci[^&]*/, `ln -s ${root}/node_modules node_modules`);
  const env = { ...process.env, PATH: `${path.dirname(NODE)}:${process.env.PATH}` };
  const { status, stderr } = spawnSync('bash', ['-ec', full ? local : quick], { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}: ${stderr.slice(-500)}`);
}

async function serve(place: string, stage: Stage, full: boolean): Promise<Figure[]> {
  const app = path.join(place, 'app');
  const data = path.join(place, 'data');
  const port = await freePort();
  const env = {
    ...environmentOf(stage),
    ...{ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, HOME: '/nonexistent', PATH: '/usr/bin:/bin' },
    ...{ PUBLIC_URL: `http://127.0.0.1:${port}`, WORDPRESS_URL: 'embedded' },
  };
  const [, ...command] = JSON.parse(lastOf(stage, 'CMD')) as string[];
  const before = newest(app);
  const logFile = path.join(place, 'log');
  const program: Started = startProcess('image', NODE, command, {
    cwd: app,
    env,
    uid: UNPRIVILEGED,
    gid: UNPRIVILEGED,
    logFile,
  });
  try {
    await program.until(async () => (await fetch(env.PUBLIC_URL).catch(() => null))?.ok ?? false, 60_000);
    const ready = await within(60_000, async () => (await fetch(`${env.PUBLIC_URL}/readyz`)).ok);
    const health = lastOf(stage, 'HEALTHCHECK').replace(/^.*CMD node /, `${NODE} `);
    const healthy = spawnSync('bash', ['-c', health], { env }).status;
    const size = megabytes(app);
    const page = await (await fetch(env.PUBLIC_URL)).text();
    return [
      { what: 'size of the code with its packages', value: `${size} MB`, holds: size <= mostMegabytes(full) },
      { what: 'user', value: userOf(program.pid), holds: userOf(program.pid) === UNPRIVILEGED },
      { what: '/readyz', value: String(ready), holds: ready },
      { what: 'the page is there', value: String(page.includes('</html>')), holds: page.includes('</html>') },
      { what: 'exit status of the health check', value: String(healthy), holds: healthy === 0 },
      { what: 'files written outside the volume', value: Number(newest(app) > before), holds: newest(app) === before },
      {
        what: 'kept on the volume',
        value: String(existsSync(path.join(data, 'submissions.sqlite')) || readdirSync(data).length > 0),
        holds: readdirSync(data).length > 0,
      },
    ];
  } catch (error) {
    throw new Error(`${error}\n${program.output().slice(-1_000)}`);
  } finally {
    await program.stop();
  }
}

const userOf = (pid: number): number => statSync(`/proc/${pid}`).uid;

const megabytes = (dir: string): number =>
  Number(spawnSync('du', ['-sm', dir], { encoding: 'utf8' }).stdout.split('\t')[0]);

/** When something was last written in a folder, in milliseconds since 1970. */
const newest = (dir: string): number =>
  Math.max(
    statSync(dir).mtimeMs,
    ...readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter(one => one.isFile())
      .map(one => statSync(path.join(one.parentPath, one.name)).mtimeMs),
  );
