import { expect, it } from 'vitest';
import { startAgentSite } from './agentSite.ts';

const { at, connect, keyOf } = startAgentSite();

it('is behind the guard of every other way in', async () => {
  const post = (headers: Record<string, string>, body: unknown = { jsonrpc: '2.0', id: 1, method: 'tools/list' }) =>
    fetch(at('/mcp'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body: JSON.stringify(body),
    });
  const key = await keyOf(['catalogue', 'quotes']);
  const statuses = await Promise.all([
    post({}),
    post({ origin: 'https://evil.test' }),
    post({ origin: 'https://agent.test' }),
    post({ origin: 'https://agent.test', 'x-api-key': key }),
    post({ origin: 'https://evil.test', 'x-api-key': key }),
    post({ 'x-api-key': 'pk_wrong' }),
    post({}, [{ jsonrpc: '2.0', id: 1, method: 'tools/list' }]),
    fetch(at('/mcp')),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([200, 403, 403, 200, 403, 401, 400, 405]);
  expect(statuses[3]!.headers.get('access-control-allow-origin')).toBe('https://agent.test');
  expect(statuses[0]!.headers.get('cache-control')).toBe('private, no-store');
});

it('lets the script of a page that may ask read why it was refused', async () => {
  const key = await keyOf(['catalogue'], 30_000);
  const ask = (method: string, body?: string, origin = 'https://agent.test') =>
    fetch(at('/mcp'), { method, headers: { origin, 'x-api-key': key }, ...(body === undefined ? {} : { body }) });
  const asked = await Promise.all([ask('GET'), ask('POST', '[]'), ask('POST', 'x'.repeat(700_000))]);
  expect(asked.map(({ status }) => status)).toEqual([405, 400, 413]);
  for (const { headers } of asked) {
    expect(headers.get('access-control-allow-origin')).toBe('https://agent.test');
    expect(headers.get('access-control-expose-headers')).toContain('x-request-id');
  }
  const evil = await ask('POST', '[]', 'https://evil.test');
  expect([evil.status, evil.headers.get('access-control-allow-origin')]).toEqual([403, null]);
});

it('lets scripts of a key’s own pages in, who ask first, and no other', async () => {
  const key = await keyOf(['catalogue'], 40_000);
  const preflight = (from: string) =>
    fetch(at('/mcp'), {
      method: 'OPTIONS',
      headers: {
        ...{ origin: from, 'access-control-request-method': 'POST' },
        'access-control-request-headers': 'content-type,mcp-protocol-version,x-api-key',
      },
    });
  const allowed = await preflight('https://agent.test');
  expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, 'https://agent.test']);
  for (const name of ['x-api-key', 'mcp-protocol-version', 'content-type'])
    expect(allowed.headers.get('access-control-allow-headers')!.split(', ')).toContain(name);
  expect((await preflight('https://evil.test')).headers.get('access-control-allow-origin')).toBeNull();
  const ofPage = (from: string) => connect({ 'x-api-key': key, origin: from });
  const { tools } = await (await ofPage('https://agent.test')).listTools();
  expect(tools.length).toBeGreaterThan(0);
  await expect(ofPage('https://evil.test')).rejects.toThrow('KEY_ORIGIN');
});
