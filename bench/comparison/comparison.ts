import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seed } from '../../demo/seed/index.ts';
import { type Contestant, startGateway, startPeer } from './contestants.ts';
import { countLoneCalls, measureHerds, timeOnSlowService } from './lone.ts';
import { subjectsOf } from './manyOf.ts';
import { pinned } from './pinned.ts';
import { queries, VARIANTS } from './queries.ts';
import { type Arena, fillBare, measureRounds, warmUp } from './rounds.ts';
import { holdSameAnswers } from './sameAnswers.ts';
import { startRecordedService } from './service.ts';
import { callsTable, cpuTable, herdTable, latencyTable, ratioTable, slowTable } from './tables.ts';

const DRIVER_CORE = 0;
const ANY_CORE = '0-1';
const CONNECTIONS = 32;

const peersDir = path.join(import.meta.dirname, '../peers');

/** The peers have an install of their own, which the product does not need. */
function installPeers(): void {
  if (existsSync(path.join(peersDir, 'node_modules'))) return;
  execFileSync('npm', ['ci', '--prefix', peersDir], { stdio: 'inherit' });
}

async function each<T>(contestants: readonly Contestant[], measure: (one: Contestant) => Promise<T>) {
  const measured = new Map<Contestant, T>();
  for (const one of contestants) measured.set(one, await measure(one));
  return measured;
}

/** The gateway beside what else a team might run in its place, all of them on one service and with the same answers. */
export async function measureComparison(rounds: number): Promise<string[]> {
  installPeers();
  const dir = mkdtempSync(path.join(tmpdir(), 'comparison-'));
  pinned(process.pid, DRIVER_CORE);
  const service = await startRecordedService(dir);
  const started: Contestant[] = [];
  const startOne = async (name: string, program: string) => {
    const peer = await startPeer(name, program, service, dir);
    started.push(peer);
    return peer;
  };
  try {
    started.push(...(await startGateway(service, dir)));
    const yoga = await startOne('graphql-yoga, DataLoader, fetch', 'yoga.ts');
    await startOne('Mercurius, compiled, its loaders', 'mercurius.ts');
    const contestants = [...started];
    const bare = await startOne('bare node:http, same bytes', 'bare.ts');
    return await measure({ contestants, bare, service, subjects: subjectsOf(seed) }, rounds, yoga);
  } finally {
    for (const one of started) await one.stop();
    service.stop();
    pinned(process.pid, ANY_CORE);
    rmSync(dir, { recursive: true, force: true });
  }
}

async function measure(arena: Arena, rounds: number, yoga: Contestant): Promise<string[]> {
  const { contestants, bare, subjects } = arena;
  const leaves = await holdSameAnswers(contestants, subjects);
  await fillBare(bare, contestants[0]!, subjects);
  await warmUp(arena);
  const cold = await measureRounds(arena, rounds, { connections: 1, passes: 3 });
  const loaded = await measureRounds(arena, Math.ceil(rounds / 2), { connections: CONNECTIONS, passes: 2 });
  const lone = await each(contestants, one => countLoneCalls(arena, one));
  const slow = await each(contestants, one => timeOnSlowService(arena, one));
  const herds = await each(contestants, one => measureHerds(arena, one));
  return [
    ...queries.map(({ name, title }) => `- ${name}: ${title}`),
    '',
    ...METHOD,
    `Before anything was measured, ${leaves.toLocaleString('en')} leaves of ${queries.length * VARIANTS} answers a server were held to each other: same values, same order.`,
    '',
    ...cpuTable(cold),
    '',
    ...ratioTable(cold, yoga),
    '',
    ...callsTable(cold, lone),
    '',
    ...latencyTable(loaded, CONNECTIONS),
    '',
    ...slowTable(slow),
    '',
    ...herdTable(herds),
  ];
}

const METHOD = [
  'All read one service: recorded answers of the embedded one, out of memory, in a process of its own. Each server runs on core 1, the driver and the service on core 0, and the servers take turns (A B C, A B C, …). A figure is the processor time of the server alone, user and system, threads and collected garbage included, from /proc. Nothing is kept from one request to the next: every request of a pass asks for other rows, and a pass lasts longer than anything that was read may be used again.',
  '',
  '- This gateway runs as in production: a public site with its limits, rates, masking, logging and index, and `CACHE=off`. The measured documents are registered by an earlier release in its data folder; ad hoc is what the operator may send. What belongs to no request (terms, attributes, menus, currency) is read once a second at most, also with `CACHE=off`: "lone" counts its calls for a query that nobody came before, "in the rounds" for one among others.',
  '- graphql-yoga with DataLoader and Mercurius with its compiler and its loaders read whole rows by fetch, as their documentations do, several in one call by `include` and `product`; without limits, rates, logging or any other guard. They have one type for all products.',
  '- Bare node:http finds the whole answer by the whole request. What no gateway can be cheaper than.',
  '- Hive Gateway 2.15 is not measured. It installs only with three of its libraries held at other versions than it asks for (half a gigabyte), and a supergraph of these REST collections composes; but what is a list behind a row (reviews, variations, categories) needs resolvers of its own there, which are not written.',
  '',
];
