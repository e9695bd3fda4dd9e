import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, chai, describe, expect, test } from 'vitest';
import { createDemo, type Demo } from '../service.ts';
import { ask } from './ask.ts';
import { compareAnswer } from './compareAnswer.ts';
import { arrange } from './failures.ts';
import { reasonAgainst } from './leftOut.ts';
import { prepare } from './prepare.ts';
import { type Recording, readRecordings, recordings, routeOf } from './recording.ts';
import { type Created, rewrite } from './rewrite.ts';
import { Roles } from './roles.ts';

import { type Act, scenarios } from './scenarios.ts';
import { addShape, newShape, type Shape } from './shape.ts';
import { Stage } from './stage.ts';

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

const gatewayOnly = readRecordings('gateway-only');

const routes = new Map<string, Shape>();
for (const recording of [...recordings, ...gatewayOnly]) {
  const route = routes.get(routeOf(recording)) ?? newShape();
  routes.set(routeOf(recording), addShape(route, recording.response.body));
}

async function faultsOf(recording: Recording, stage: Stage): Promise<string> {
  const rewritten = rewrite(recording, roles, created, stage.orders);
  const asked = await stage.fill(rewritten, recording);
  const answered = await ask(recording, asked, demo);
  remember(recording, answered.status, answered.body);
  stage.remember(recording, answered);
  const route = routes.get(routeOf(recording))!;
  const faults = compareAnswer(answered, recording, demo.url + asked.path, route);
  return [...faults, ...(faults.length > 0 ? [`${recording.request.method} ${asked.path}`] : [])].join('\n');
}

/** A row that was created is later asked for by its id. */
function remember(recording: Recording, status: number, body: unknown) {
  const recorded = recording.response.body as { id?: number } | null;
  const ours = body as { id?: number } | null;
  if (status === 201 && recorded?.id && ours?.id) created.set(recorded.id, ours.id);
}

const played = new Set(scenarios.flatMap(scenario => scenario.steps).filter(step => typeof step === 'string'));

const alone = recordings.filter(recording => !played.has(recording.name));

describe('the embedded service answers like the recorded one', () => {
  test.each(alone.map(recording => [recording.name, recording] as const))('%s', async (name, recording) => {
    await arrange(name, demo);
    expect(await faultsOf(recording, new Stage(demo, roles))).toBe('');
  });

  test('leaves out only what is listed, with a reason', () => {
    const names = gatewayOnly.map(({ name }) => name);
    expect(names.filter(name => !reasonAgainst(name))).toEqual([]);
    expect(names.filter(name => recordings.some(recording => recording.name === name))).toEqual([]);
    expect(recordings.length).toBe(452);
  });
});

describe.each(scenarios)('a visitor of the store: $name', ({ steps }) => {
  let stage: Stage;
  let acts: Act[] = [];

  beforeAll(async () => {
    stage = new Stage(demo, roles);
    await stage.begin();
  });

  for (const step of steps) {
    if (typeof step !== 'string') acts.push(step);
    else {
      const before = acts;
      acts = [];
      test(step, async () => {
        for (const act of before) await act(stage, id => roles.post(id));
        const recording = recordings.find(each => each.name === step);
        if (!recording) throw new Error(`There is no recording ${step}.`);
        expect(await faultsOf(recording, stage)).toBe('');
      });
    }
  }

  afterAll(async () => {
    for (const act of acts) await act(stage, id => roles.post(id));
  });
});
