import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { serveSite } from '../../web/routes/uploads/testUploads.ts';
import { ask, requestContext } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';

const root = path.join(import.meta.dirname, '../../..');
const service = startEmbedded({ env: { PUBLIC_URL: 'https://labels.test' } });

it('is typed by the schema that a public site publishes, and runs there with a key', { tags: 'proof' }, async () => {
  const { origin: url, close } = await serveSite(service.gateway);
  onTestFinished(close);
  const issued = await service.gateway.services.partners.add('Example', {
    scopes: ['catalogue', 'carts'],
    origins: [],
    requestsPerMinute: 100,
    costPerMinute: 350_000,
  });
  const dir = mkdtempSync(path.join(tmpdir(), 'example-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  cpSync(path.join(root, 'examples/typescript'), dir, { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  const run = async (...command: string[]) => {
    const env = { PATH: process.env.PATH, LABELS_URL: url, LABELS_KEY: issued!.key };
    const [file = '', ...args] = command;
    return (await promisify(execFile)(process.execPath, [file, ...args], { cwd: dir, env })).stdout;
  };
  await run('node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts');
  await run('node_modules/typescript/bin/tsc', '-p', '.');
  const said = (await run('src/main.ts')).trimEnd().split('\n');
  const asOperator = { ...requestContext(), operator: true };
  const { data } = await ask(service.gateway, '{ products { pageInfo { totalItems } } }', {}, asOperator);
  expect(said.filter(line => line.includes('\t'))).toHaveLength(data.products.pageInfo.totalItems);
  expect(said.at(-1)).toMatch(/^In the cart: 1, ZAR \d+\.\d\d$/);
});
