import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Pool } from 'undici';
import { type Bench, startBench } from '../service.ts';
import { threadNanoseconds } from '../taken.ts';

const HOST = 'labels.example';
/** As a public site behind a proxy; nothing is kept of what must be made. */
const PUBLIC = { PUBLIC_URL: `https://${HOST}`, TRUST_PROXY: '1' };
const UNWATCHED = pathToFileURL(path.join(import.meta.dirname, 'unwatched.ts')).href;
const CONNECTIONS = 4;
const VISITORS = 5_000;
/** Each site is started so often: two processes of the same program differ by some percent for as long as they live. */
const STARTS = 3;

interface Work {
  title: string;
  path: (at: number) => string;
  /** rounds that are not counted, until what runs often was compiled: also what makes a trace of a request in ten */
  warmUps: number;
  /** pairs of rounds: short ones, so that what else the machine does is met by both of a pair or by few pairs */
  rounds: number;
  /** of each round */
  requests: number;
  headers?: Record<string, string>;
}

const works: readonly Work[] = [
  {
    title: 'a page that is kept',
    path: () => '/catalog',
    warmUps: 150,
    rounds: 101,
    requests: 200,
    headers: { 'accept-encoding': 'br' },
  },
  // Each search is another page, so that it is made.
  { title: 'a page that is made', path: at => `/search?q=label+${at}`, warmUps: 5, rounds: 11, requests: 30 },
];

interface Watch {
  title: string;
  goal: string;
  env: (collector: string) => Record<string, string>;
}

/** Against a site with nobody listening. */
const watches: readonly Watch[] = [
  { title: 'metrics', goal: 'at most 3 %', env: () => ({}) },
  {
    title: 'metrics, and a collector for whom no trace is drawn',
    goal: '-',
    env: collector => ({ OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_TRACES_SAMPLER_ARG: '0' }),
  },
];

/** What a caller says of its trace: that it is followed, or that it was left out. */
const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331';

/** One of so many requests is traced, against none, by the same process. */
const shares: readonly { title: string; goal: string; oneOf: number }[] = [
  { title: 'traces of one request in ten', goal: 'at most 10 %', oneOf: 10 },
  { title: 'traces of every request', goal: '-', oneOf: 1 },
];

interface Server {
  bench: Bench;
  pool: Pool;
}

let asked = 0;
/** Microseconds of processor time that each request of a round takes the server. @param oneOf how many are traced; 0 is none */
async function perRequest({ bench, pool }: Server, work: Work, oneOf = 0): Promise<number> {
  let left = work.requests;
  const ask = async () => {
    while (left-- > 0) {
      asked += 1;
      const visitor = asked % VISITORS;
      const isTraced = oneOf > 0 && asked % oneOf === 0;
      const { statusCode, body } = await pool.request({
        method: 'GET',
        path: work.path(asked),
        headers: {
          ...{ accept: 'text/html', host: HOST, 'x-forwarded-for': `10.1.${visitor >> 8}.${visitor & 255}` },
          ...{ ...work.headers, traceparent: `${TRACE}-0${isTraced ? 1 : 0}` },
        },
      });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${statusCode} for ${work.title}`);
    }
  };
  const before = threadNanoseconds(bench.pid);
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  return (threadNanoseconds(bench.pid) - before) / 1_000 / work.requests;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const percent = (share: number): string => `${share >= 0 ? '+' : ''}${(share * 100).toFixed(1)} %`;

/** Takes what traces are sent and says so at once. */
async function startCollector(): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

async function startServer(env: Record<string, string>): Promise<Server> {
  const bench = await startBench({ env: { ...PUBLIC, ...env } });
  return { bench, pool: new Pool(bench.url, { connections: CONNECTIONS, pipelining: 1 }) };
}

async function stop({ bench, pool }: Server): Promise<void> {
  await pool.close();
  await bench.stop();
}

/** What being watched costs: processor time of a request with and without, in pairs that take turns in going first. */
export async function measureWatched(): Promise<string[]> {
  const collector = await startCollector();
  const rows: string[] = [];
  const tell = (watch: Pick<Watch, 'title' | 'goal'>, pairs: Pair[][]) =>
    rows.push(...works.map((work, at) => rowOf(watch, work, pairs[at]!)));
  for (const watch of watches) {
    const pairs = works.map((): Pair[] => []);
    for (let start = 0; start < STARTS; start += 1) {
      const [on, off] = [
        await startServer(watch.env(collector.url)),
        await startServer({ NODE_OPTIONS: `--import ${UNWATCHED}` }),
      ];
      for (const [at, work] of works.entries())
        pairs[at]!.push(...(await measurePairs(work, side(on, work), side(off, work))));
      await stop(on);
      await stop(off);
    }
    tell(watch, pairs);
  }
  const traced = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  for (const share of shares) {
    const pairs: Pair[][] = [];
    for (const work of works) pairs.push(await measurePairs(work, side(traced, work, share.oneOf), side(traced, work)));
    tell(share, pairs);
  }
  await stop(traced);
  collector.close();
  return [
    '| watched by | work | off, µs of processor a request | on | more, median of pairs (quartiles) | goal |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    `Metrics: two sites at a time, one with nobody listening, each started ${STARTS} times. Traces: one site, whose callers say which requests are followed. Of each start ${works.map(({ title, warmUps, rounds, requests }) => `${rounds} pairs of rounds of ${requests} requests for ${title}, after ${warmUps} that are not counted`).join(', ')}; in turns.`,
  ];
}

type Pair = readonly [on: number, off: number];
type Side = () => Promise<number>;

const side =
  (server: Server, work: Work, oneOf = 0): Side =>
  () =>
    perRequest(server, work, oneOf);

async function measurePairs(work: Work, on: Side, off: Side): Promise<Pair[]> {
  for (let round = 0; round < work.warmUps; round += 1) for (const one of [on, off]) await one();
  const pairs: Pair[] = [];
  for (let round = 0; round < work.rounds; round += 1) {
    const [first, second] = round % 2 ? [on, off] : [off, on];
    const taken = new Map([[first, await first()]]);
    taken.set(second, await second());
    pairs.push([taken.get(on)!, taken.get(off)!]);
  }
  return pairs;
}

function rowOf(watch: Pick<Watch, 'title' | 'goal'>, work: Work, pairs: readonly Pair[]): string {
  const more = pairs.map(([with_, without]) => with_ / without - 1).toSorted((a, b) => a - b);
  const [low, high] = [more[Math.floor(more.length / 4)]!, more[Math.floor((more.length * 3) / 4)]!];
  const [with_, without] = [median(pairs.map(([one]) => one)), median(pairs.map(([, one]) => one))];
  return `| ${watch.title} | ${work.title} | ${without.toFixed(0)} | ${with_.toFixed(0)} | ${percent(median(more))} (${percent(low)} to ${percent(high)}) | ${watch.goal} |`;
}
