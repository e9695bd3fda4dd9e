import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../outbox/test/harness.ts';
import { keepPartnerOperation } from '../partners/operationFiles.ts';
import { runCommand } from '../test/command.ts';

const released = readFileSync(new URL('../../docs/schema.graphql', import.meta.url), 'utf8');
const WENT = 'extend type Query { "What the last release had." wentAway: Int }';
const ANNOUNCED = WENT.replace('Int }', 'Int @deprecated(reason: "Ask for site.") }');

/** Runs `npm run schema:check` beside a release that had more, for a partner who asks for `asked`. */
function run(more: string, asked: string, ...args: string[]) {
  const dataDir = temporaryFolder();
  keepPartnerOperation(dataDir, {
    ...{ name: 'Stock', version: 1, hash: 'h'.repeat(64), partner: 'Press & Co', cost: 3 },
    ...{ addedAt: '2026-11-20T10:00:00.000Z', text: asked },
  });
  const file = join(dataDir, 'released.graphql');
  writeFileSync(file, `${released}\n${more}\n`);
  return runCommand('schemaCheck', ['--against', file, ...args], { DATA_DIR: dataDir });
}

it('lets a release go that breaks nobody', async () => {
  expect(await run('', 'query Stock { robots }')).toMatchObject({ code: 0, fault: '' });
});

it('fails by the name of what went without a word', async () => {
  const { code, out } = await run(WENT, 'query Stock { robots }');
  expect([code, out]).toEqual([1, expect.stringContaining('Breaks somebody:\n  FIELD_REMOVED: Field Query.wentAway')]);
});

it('lets go what was announced, unless a registered operation asks for it: that fails by its name', async () => {
  const nobody = await run(ANNOUNCED, 'query Stock { robots }');
  expect([nobody.code, nobody.out]).toEqual([0, expect.stringContaining('Was announced by a deprecation:')]);
  const asked = await run(ANNOUNCED, 'query Stock { wentAway }', '--json');
  expect([asked.code, JSON.parse(asked.out).breaking]).toEqual([
    1,
    ['OPERATION Stock: Cannot query field "wentAway" on type "Query".'],
  ]);
});

it('tells the shell what it was not able to understand', { tags: 'proof' }, async () => {
  expect(await run('', 'query Stock { robots }', '--nonsense')).toMatchObject({ code: 64 });
  const nowhere = await run('', 'query Stock { robots }', '--against', '/nowhere.graphql');
  expect([nowhere.code, nowhere.fault]).toEqual([64, expect.stringContaining('/nowhere.graphql')]);
  const file = join(temporaryFolder(), 'none.graphql');
  for (const none of ['', '{', 'query Stock { robots }']) {
    writeFileSync(file, none);
    const { code, fault } = await run('', 'query Stock { robots }', '--against', file);
    expect([code, fault]).toEqual([64, expect.stringMatching(/^--against: .*none\.graphql is no schema: [^\n]+\n$/)]);
  }
});
