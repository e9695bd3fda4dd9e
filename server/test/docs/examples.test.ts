import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { serveSite } from '../../web/routes/uploads/testUploads.ts';
import { startEmbedded } from '../embedded.ts';

const run = promisify(execFile);
const examples = path.join(import.meta.dirname, '../../../examples');
const service = startEmbedded();
let port: number;

beforeAll(async () => {
  const site = await serveSite(service.gateway);
  port = site.port;
  return site.close;
});

const there = (command: string) => spawnSync(command, ['--version']).status === 0;

it.skipIf(!there('curl')).each([['sh', 'curl/ask.sh']])('%s %s says what it asked for', async (command, file) => {
  const { stdout } = await run(command, [path.join(examples, file), `http://localhost:${port}`]);
  expect(stdout).toContain('"totalItems":');
  expect(stdout).toMatch(/"estimateQuote":\{"total":\{"amount":"\d+\.\d\d","currency":"ZAR"\},"complete":true/);
  expect(stdout).not.toContain('"errors"');
});

it.skipIf(!there('python3'))('the one in Python says what it asked for', async () => {
  const { stdout, stderr } = await run('python3', [path.join(examples, 'python/ask.py'), `http://localhost:${port}`]);
  expect(stdout).toMatch(/^estimate: ZAR \d+\.\d\d$/m);
  expect(stderr).toBe('');
});

it.skipIf(!there('curl') || !there('python3'))(
  'on a public site they go by the key of a partner, or say why not',
  async () => {
    const open = service.another({ env: { PUBLIC_URL: 'https://labels.test' } });
    await open.ready();
    const site = await serveSite(open);
    onTestFinished(() => site.close());
    const terms = { origins: [], requestsPerMinute: 600, costPerMinute: 350_000 };
    const partner = await open.services.partners.add('Press', { scopes: ['catalogue', 'quotes'], ...terms });
    const address = `http://localhost:${site.port}`;
    for (const [command, file] of [
      ['sh', 'curl/ask.sh'],
      ['python3', 'python/ask.py'],
    ] as const) {
      const ask = (key: string) =>
        run(command, [path.join(examples, file), address], { env: { ...process.env, LABELS_KEY: key } });
      expect((await ask(partner!.key)).stdout).toMatch(/estimate/);
      const refused = await ask('').catch(error => error);
      expect(refused.code).toBeGreaterThan(0);
      expect(refused.stdout + refused.stderr).toContain('PERSISTED_QUERY_ONLY');
      expect(refused.stderr).not.toContain('Traceback');
    }
  },
);
