import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, chai, describe, expect, test } from 'vitest';
import { createDemo, type Demo } from '../service.ts';
import { type Answered, compareAnswer } from './compareAnswer.ts';
import { leftOut } from './leftOut.ts';
import { type Recording, recordings, routeOf } from './recording.ts';
import { type Created, rewrite } from './rewrite.ts';
import { Roles } from './roles.ts';
import { arrange, prepare } from './scenario.ts';
import { addShape, newShape, rootName, type Shape } from './shape.ts';

let demo: Demo;
let roles: Roles;
const created: Created = new Map();
const dataDir = mkdtempSync(join(tmpdir(), 'demo-contract-'));

beforeAll(async () => {
  demo = await createDemo({ dataDir });
  prepare(demo.database);
  roles = new Roles(demo.database);
  await demo.listen();
});

afterAll(async () => {
  await demo.close();
  rmSync(dataDir, { recursive: true });
});

// every difference of an answer is to be read, not the first few words
chai.config.truncateThreshold = 0;

const routes = new Map<string, Shape>();
for (const recording of recordings) {
  const route = routes.get(routeOf(recording)) ?? newShape();
  routes.set(routeOf(recording), addShape(route, recording.response.body, '', rootName(routeOf(recording))));
}

describe('the embedded service answers like the recorded one', () => {
  test.each(recordings.map(recording => [recording.name, recording] as const))('%s', async (name, recording) => {
    await arrange(name, demo);
    const { path, body } = rewrite(recording, roles, created);
    const answered = await ask(recording, path, body);
    remember(recording, answered);
    const faults = compareAnswer(answered, recording, demo.url + path, routes.get(routeOf(recording))!);
    expect(faults.join('\n'), `${recording.request.method} ${path}`).toBe('');
  });

  test('leaves out only what is listed, with a reason', () => {
    const names = Object.values(leftOut).flat();
    expect(names.filter(name => recordings.some(recording => recording.name === name))).toEqual([]);
    expect(recordings.length).toBeGreaterThanOrEqual(327);
  });
});

async function ask(recording: Recording, path: string, body: unknown): Promise<Answered> {
  const { method } = recording.request;
  const headers = { ...recording.request.headers, ...authorization(recording) };
  const sent = body === null ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(demo.url + path, { method, headers, body: sent, redirect: 'manual' });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: read(text) };
}

function authorization(recording: Recording): Record<string, string> {
  const { Authorization } = recording.request.headers;
  const who = Authorization?.replace(/^Basic <|>$/g, '');
  const pairs: Record<string, [string, string]> = {
    app: [demo.username, demo.applicationPassword],
    author: [demo.author.username, demo.author.applicationPassword],
    bad: [demo.username, 'wrong wrong wrong'],
    ck: ['ck_0123456789abcdef', 'cs_0123456789abcdef'],
  };
  const pair = who && pairs[who];
  return pair ? { Authorization: `Basic ${Buffer.from(pair.join(':')).toString('base64')}` } : {};
}

function read(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return { __raw__: text };
  }
}

/** A row that was created is later asked for by its id. */
function remember(recording: Recording, answered: Answered) {
  const recorded = recording.response.body as { id?: number } | null;
  const ours = answered.body as { id?: number } | null;
  if (answered.status === 201 && recorded?.id && ours?.id) created.set(recorded.id, ours.id);
}
