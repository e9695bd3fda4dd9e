import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../test/eventually.ts';
import { freePort } from '../test/freePort.ts';

const main = path.join(import.meta.dirname, '../main.ts');

const SECRET = 'shared-with-wordpress-0001';

/** The real program with two workers, in front of a WordPress that is away. */
async function startSite(stderr: 'ignore' | 'pipe' = 'ignore') {
  const [dataDir, port] = [mkdtempSync(path.join(tmpdir(), 'site-')), await freePort()];
  const given = { WORKERS: '2', WORDPRESS_URL: 'http://127.0.0.1:9', WEBHOOK_SECRET: SECRET };
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT: String(port),
    UNLIMITED_CLIENTS: '127.0.0.1',
    ...given,
  };
  const primary = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', stderr] });
  onTestFinished(() => end(primary, dataDir));
  /** Resolves with the status. */
  const send = (agent: Agent, to: string, body = '', headers = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      const method = body ? 'POST' : 'GET';
      request({ port, path: to, method, headers, agent }, answer => {
        answer.resume().once('end', () => resolve(answer.statusCode));
      })
        .once('error', reject)
        .end(body);
    });
  return { primary, send, dataDir, origin: `http://127.0.0.1:${port}` };
}

async function end(primary: ChildProcess, dataDir: string): Promise<void> {
  const ended = new Promise(resolve => primary.once('exit', resolve));
  if (isAlive(primary) && primary.kill('SIGTERM')) await ended;
  rmSync(dataDir, { recursive: true, force: true });
}

const isAlive = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

const workersOf = ({ pid }: ChildProcess): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** A change of a product as WooCommerce tells it. */
function toldOf(product: number) {
  const body = JSON.stringify({ id: product });
  const signature = createHmac('sha256', SECRET).update(body).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'x-wc-webhook-topic': 'product.updated',
    'x-wc-webhook-signature': signature,
    'x-wc-webhook-delivery-id': String(product),
  };
  return [body, headers] as const;
}

it('outlives workers that end before they hear what another one tells', { tags: 'proof' }, async () => {
  const { primary, send } = await startSite();
  await eventually(async () => expect(await send(new Agent(), '/healthz')).toBe(200));
  await eventually(() => expect(workersOf(primary)).toHaveLength(2));
  const agent = new Agent({ keepAlive: true });
  const several = <Answer>(ask: (at: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: 8 }, (_, at) => ask(at)));
  await several(() => send(agent, '/healthz'));
  primary.kill('SIGSTOP');
  expect(await several(at => send(agent, '/webhooks', ...toldOf(at + 1)))).toEqual(Array(8).fill(202));
  const before = workersOf(primary);
  for (const worker of before) process.kill(worker, 'SIGKILL');
  primary.kill('SIGCONT');
  const servesAgain = eventually(async () => {
    expect(workersOf(primary).filter(worker => !before.includes(worker))).toHaveLength(2);
    expect(await send(new Agent(), '/healthz')).toBe(200);
    return 'serves again';
  });
  expect(await Promise.race([servesAgain, once(primary, 'exit')])).toBe('serves again');
});

it('ends at once where it is stopped while a worker is starting', async () => {
  const { primary } = await startSite();
  await eventually(() => expect(workersOf(primary)).not.toEqual([]));
  const [began, ended] = [performance.now(), once(primary, 'exit')];
  primary.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - began).toBeLessThan(10_000);
});

it('ends in order also where the terminal that it was started in is closed', async () => {
  const { primary } = await startSite();
  await eventually(() => expect(workersOf(primary)).not.toEqual([]));
  const ended = once(primary, 'exit');
  primary.kill('SIGHUP');
  expect(await ended).toEqual([0, null]);
});

it('leaves no trace of an error where it is killed outright: its workers end', { tags: 'proof' }, async () => {
  const { primary, send } = await startSite('pipe');
  const said = primary.stderr!.setEncoding('utf8').toArray();
  await eventually(async () => expect(await send(new Agent(), '/healthz')).toBe(200));
  await eventually(() => expect(workersOf(primary)).toHaveLength(2));
  const agent = new Agent({ keepAlive: true });
  /** Each page asks the primary, until there is none. */
  const ask = async (): Promise<void> => {
    if (await send(agent, `/any-${Math.random()}`).catch(() => null)) await ask();
  };
  await send(agent, '/');
  const asked = Array.from({ length: 8 }, ask);
  primary.kill('SIGKILL');
  await Promise.all(asked);
  expect((await said).join('')).not.toContain('Error');
});

const MESSAGE = `mutation ($key: String) { result: submitContactMessage(input: {
  name: "Lerato", email: "lerato@example.test", subject: "general", message: "Is it kept?", key: $key }) {
  ... on SubmissionRefused { code } ... on SubmissionReceipt { reference } } }`;

it('begins nothing anew where the data folder went away under it, whichever worker is replaced', {
  tags: 'proof',
}, async () => {
  const { primary, dataDir, origin } = await startSite();
  /** On a connection of its own: any of the workers may answer. */
  const post = (to: string, body: string, type: string) =>
    fetch(origin + to, {
      ...{ method: 'POST', body, redirect: 'manual' as const },
      headers: { 'content-type': type, origin, connection: 'close' },
    });
  const tell = async (key: string) => {
    const body = JSON.stringify({ query: MESSAGE, variables: { key } });
    return (await (await post('/graphql', body, 'application/json')).json()).data.result;
  };
  const several = <Answer>(ask: (at: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: 8 }, (_, at) => ask(at)));
  const isServed = async () => expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  await eventually(isServed);
  await eventually(() => expect(workersOf(primary)).toHaveLength(2));
  const taken = await tell('before');
  expect(taken).toEqual({ reference: expect.any(String) });
  const token = readFileSync(path.join(dataDir, 'operator-token'), 'utf8').trim();

  // As a volume that is no longer mounted leaves its place.
  renameSync(dataDir, `${dataDir}-away`);
  onTestFinished(() => rmSync(`${dataDir}-away`, { recursive: true, force: true }));
  mkdirSync(dataDir);
  const before = workersOf(primary);
  for (const worker of before) process.kill(worker, 'SIGKILL');
  await eventually(() => expect(workersOf(primary).filter(worker => !before.includes(worker))).toHaveLength(2));
  await eventually(isServed);
  expect(await several(at => tell(`gone ${at}`))).toEqual(Array(8).fill({ code: 'NOT_STORED' }));
  const signIns = await several(() => post('/operator', `token=${token}`, 'application/x-www-form-urlencoded'));
  expect(signIns.map(({ status }) => status)).toEqual(Array(8).fill(303));
  expect(existsSync(path.join(dataDir, 'submissions.sqlite'))).toBe(false);

  renameSync(dataDir, `${dataDir}-other`);
  onTestFinished(() => rmSync(`${dataDir}-other`, { recursive: true, force: true }));
  renameSync(`${dataDir}-away`, dataDir);
  expect(await several(() => tell('before'))).toEqual(Array(8).fill(taken));
});
