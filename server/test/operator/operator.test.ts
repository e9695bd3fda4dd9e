import { beforeAll, expect, it } from 'vitest';
import { operationOf } from '../../graphql/operations.ts';
import { serveSite } from '../../web/routes/uploads/testUploads.ts';
import { ask, requestContext, send } from '../ask.ts';
import { recording, startRecorded } from '../recorded.ts';

const TOKEN = 'a-token-of-the-operator-1';
const service = startRecorded();
let address: string;

beforeAll(async () => {
  const { origin, close } = await serveSite(service.gateway({ env: { OPERATOR_TOKEN: TOKEN } }));
  address = origin;
  return close;
});

const sendForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${address}/operator`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields), headers });
const whoAmI = async (headers: Record<string, string>) => {
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: '{ operator { signedIn } }' }),
  });
  return [
    ((await answer.json()) as { data: { operator: unknown } }).data.operator,
    answer.headers.get('cache-control'),
  ];
};
const KNOWN = [{ signedIn: true }, 'private, no-store'];
const UNKNOWN = [null, 'private, no-store'];

it('signs a browser in with the token, and out again', async () => {
  const entered = await sendForm({ token: ` ${TOKEN} ` });
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/operator']);
  expect(entered.headers.get('cache-control')).toBe('private, no-store');
  const cookie = entered.headers.getSetCookie()[0]!.split(';')[0]!;
  expect(await whoAmI({ cookie, origin: address })).toEqual(KNOWN);
  const left = await sendForm({}, { cookie, origin: address });
  // The second has every tab forget what was begun before.
  const said = [expect.stringMatching(/^operator=; Max-Age=0/), expect.stringMatching(/^signed-out=\w/)];
  expect(left.headers.getSetCookie()).toEqual(said);
});

it('knows a program by its token, and nobody else', async () => {
  expect(await whoAmI({ authorization: `Bearer ${TOKEN}` })).toEqual(KNOWN);
  expect(await whoAmI({ authorization: 'Bearer another-one' })).toEqual(UNKNOWN);
  expect(await whoAmI({})).toEqual(UNKNOWN);
});

it('takes no sign-in from another site', async () => {
  const answer = await sendForm({ token: TOKEN }, { origin: 'https://evil.example' });
  expect(answer.status).toBe(403);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

it('refuses a wrong token with a code, and soon any further try', async () => {
  const answers = [];
  for (let tries = 0; tries < 10; tries++) answers.push(await sendForm({ token: 'guessed' }));
  const wrong = answers[0]!;
  expect(wrong.status).toBe(403);
  expect(wrong.headers.getSetCookie()).toEqual([]);
  expect(await wrong.json()).toMatchObject({ errors: [{ extensions: { code: 'WRONG_TOKEN' } }] });
  const last = answers.at(-1)!;
  expect([last.status, Number(last.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await last.json()).toMatchObject({ errors: [{ message: 'Too many requests. Try again in 10 minutes.' }] });
});

const operations = new Map([['hash-of-orders', operationOf('query Orders { orders { items { id } } }')]]);

it('runs anything for the operator on a public site, and only what is registered for everyone else', async () => {
  const gateway = service.gateway({ operations, env: { PUBLIC_URL: 'https://labels.example' } });
  const asOperator = { ...requestContext(), operator: true };
  expect((await ask(gateway, '{ operator { signedIn } }', {}, asOperator)).data.operator).toEqual({ signedIn: true });
  expect((await ask(gateway, '{ __schema { queryType { name } } }', {}, asOperator)).errors).toEqual([]);
  const { errors } = await ask(gateway, '{ operator { signedIn } }');
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['PERSISTED_QUERY_ONLY']);
  const hash = { extensions: { persistedQuery: { version: 1, sha256Hash: 'hash-of-orders' } } };
  service.on(/^\/wc\/v3\/orders/, recording('wc-orders'));
  const { data } = (await (await send(gateway, hash, asOperator)).json()) as { data: { orders: { items: unknown[] } } };
  expect(data.orders.items).toHaveLength(2);
  expect(await (await send(gateway, hash)).json()).toMatchObject({
    errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
  });
  expect(service.calls.filter(path => path.startsWith('/wc/v3/orders'))).toHaveLength(1);
});
