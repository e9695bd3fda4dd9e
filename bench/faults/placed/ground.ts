import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { Client } from 'pg';
import { type Demo, startDemo } from '../../../e2e/demo.ts';
import { startPostgres } from '../../../server/outbox/test/postgres.ts';
import { startRedis } from '../../../server/test/redis.ts';
import { environmentOf, lastOf, readStages, type Stage } from '../dockerfile.ts';
import { mountsOf, readCompose, type Service } from './compose.ts';
import { type Container, owner, type Places, startContainer } from './container.ts';
import { type Front, startFront } from './front.ts';

const ops = path.resolve(import.meta.dirname, '../../../ops');
const read = (file: string): string => readFileSync(path.join(ops, file), 'utf8');

export const SITE = 'https://labels.example';
export const OPERATOR_TOKEN = 'the-operator-of-both-gateways';
const ASKED_FOR = {
  SECRET_KEYS: 'a-secret-that-both-gateways-know-1',
  OPERATOR_TOKEN,
  POSTGRES_PASSWORD: 'a-password-of-the-database',
};

/** What runs here in the place of the containers of ops/compose.yaml. */
export interface Ground {
  readonly demo: Demo;
  readonly gateways: readonly Container[];
  readonly front: Front;
  /** the services as the compose file has them */
  readonly services: Record<string, Service>;
  remove(): Promise<void>;
}

/** What compose says where one of those variables is empty that it asks for. */
export const refusals: readonly string[] = Object.keys(ASKED_FOR).map(name => {
  try {
    readCompose(read('compose.yaml'), { ...ASKED_FOR, [name]: '' });
    return `${name}: nothing`;
  } catch (error) {
    return (error as Error).message;
  }
});

/** A copy of .env.example with what the first lines of the compose file tell to set in it. */
function writeEnv(file: string, demo: Demo): Record<string, string> {
  const set = { PUBLIC_URL: SITE, ...demo.env, ...ASKED_FOR };
  const lines = Object.entries(set).map(([name, value]) => `${name}="${value}"\n`);
  writeFileSync(file, read('../.env.example') + lines.join(''));
  return parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
}

/** As the image of PostgreSQL does it at its first start. */
async function makeDatabase(superuser: string, { environment = {} }: Service): Promise<void> {
  const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD } = environment;
  const client = new Client({ connectionString: superuser });
  await client.connect();
  await client.query(`CREATE ROLE ${POSTGRES_USER} LOGIN SUPERUSER PASSWORD '${POSTGRES_PASSWORD}'`);
  await client.query(`CREATE DATABASE ${POSTGRES_DB} OWNER ${POSTGRES_USER}`);
  await client.end();
}

/** The folders that stand for a service's volumes, by their paths inside; they belong to whom the image gives them. */
function makeFolders(dir: string, service: Service): Map<string, string> {
  const folders = mountsOf(service).map(({ source, target }) => [target, path.join(dir, source)] as const);
  for (const [, folder] of folders) {
    mkdirSync(folder, { recursive: true });
    chownSync(folder, owner, owner);
  }
  return new Map(folders);
}

/** Starts what `docker compose up` would; in the place of a WordPress the embedded service. */
export async function startGround(): Promise<Ground> {
  const dir = mkdtempSync(path.join(tmpdir(), 'composed-'));
  chmodSync(dir, 0o755);
  /** What runs, the first to be stopped first. */
  const running: { stop(): unknown }[] = [];
  const remove = async () => {
    for (const one of running) await one.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    return { ...(await startIn(dir, one => running.unshift(one))), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function startIn(dir: string, runs: (one: { stop(): unknown }) => void): Promise<Omit<Ground, 'remove'>> {
  const demo = await startDemo();
  runs(demo);
  const env = writeEnv(path.join(dir, '.env'), demo);
  const services = readCompose(read('compose.yaml'), env);
  const of = (name: string): Service => services[name] ?? {};
  const redis = await startRedis(of('redis').command?.slice(1));
  runs(redis);
  const postgres = await startPostgres();
  runs(postgres);
  const database = await postgres.database();
  await makeDatabase(database, of('postgres'));
  const places: Places = new Map([
    ['postgres:5432', new URL(database).host],
    ['redis:6379', new URL(redis.url).host],
  ]);
  const image: Stage = readStages(read('Dockerfile')).at(-1)!;
  const names = Object.keys(services).filter(name => of(name).build);
  const gateways = await Promise.all(
    names.map(async name => {
      const gateway = await startContainer({
        name,
        places,
        command: of(name).command ?? JSON.parse(lastOf(image, 'CMD')),
        environment: { ...environmentOf(image), ...env, ...of(name).environment },
        folders: makeFolders(dir, of(name)),
        memoryMb: Number.parseInt(of(name).mem_limit ?? '', 10),
        logFile: path.join(dir, `${name}.log`),
      });
      runs(gateway);
      return gateway;
    }),
  );
  const front = await startFront({ dir: path.join(dir, 'nginx'), service: of('nginx'), ops, places });
  runs(front);
  return { demo, gateways, front, services };
}
