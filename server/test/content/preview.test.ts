import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { ask, requestContext, type TestGateway } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';

const SECRET = 'a-secret-that-wordpress-shares';
const service = startEmbedded({ env: { WEBHOOK_SECRET: SECRET } });

const QUERY = `query ($type: PreviewType!, $id: ID!, $expires: Int, $signature: String) {
  preview(type: $type, id: $id, expires: $expires, signature: $signature) {
    __typename
    ... on Post { title content path categories { slug } }
    ... on Page { pageTitle: title }
    ... on PreviewRefused { code }
  }
}`;
const soon = () => Math.floor(Date.now() / 1_000) + 60;
/** As the plugin in WordPress signs. */
const sign = (type: string, id: string, expires: number, secret = SECRET) =>
  createHmac('sha256', secret).update(`preview:${type}:${id}:${expires}`).digest('hex');
const look = async (variables: Record<string, unknown>, operator = false, gateway: TestGateway = service.gateway) => {
  const { data, errors } = await ask(gateway, QUERY, variables, { ...requestContext(), operator });
  expect(errors).toEqual([]);
  return data.preview;
};
const draftsOf = async (gateway: TestGateway = service.gateway) => {
  const query = '{ operator { drafts { id type title status path sharedUrl } } }';
  const { data, errors } = await ask(gateway, query, {}, { ...requestContext(), operator: true });
  expect(errors).toEqual([]);
  return data.operator.drafts;
};
/** The number of the seeded draft. */
const draftId = async () => (await draftsOf())[0].path.split('/').at(-1) as string;

it('lists what is not published for the operator, with a link for others', async () => {
  const [draft, ...rest] = await draftsOf();
  expect(draft).toMatchObject({ type: 'POST', status: 'draft', title: 'Post 14' });
  expect(draft.path).toMatch(/^\/preview\/post\/\d+$/);
  expect(rest).toMatchObject([{ type: 'PAGE', title: 'draft-page' }]);
  const link = new URL(draft.sharedUrl);
  expect(link.pathname).toBe(draft.path);
  const [expires, signature] = [Number(link.searchParams.get('expires')), link.searchParams.get('signature')];
  const id = draft.path.split('/').at(-1);
  expect(await look({ type: 'POST', id, expires, signature })).toMatchObject({ title: 'Post 14' });
});

it('shows a draft by a link that WordPress signed, asked for once and kept nowhere', async () => {
  const id = await draftId();
  await service.cold();
  const before = service.gateway.store.stats.entries;
  const expires = soon();
  const found = await look({ type: 'POST', id, expires, signature: sign('post', id, expires) });
  expect(found).toMatchObject({ __typename: 'Post', title: 'Post 14' });
  expect(found.content).not.toBe('');
  const drafts = (await service.calls()).filter(path => path.includes(`/posts/${id}?`));
  expect(drafts).toHaveLength(1);
  await look({ type: 'POST', id, expires, signature: sign('post', id, expires) });
  expect((await service.calls()).filter(path => path.includes(`/posts/${id}?`))).toHaveLength(2);
  expect(service.gateway.store.stats.entries).toBe(before);
  const { data } = await service.ask(
    'query ($id: ID) { post(id: $id) { id } search(query: "Post 14") { posts { items { title } } } }',
    { id },
  );
  expect(data.post).toBeNull();
  expect(JSON.stringify(data.search)).not.toContain('Post 14');
});

it('shows nothing by a link that is over, changed, good for longer than any, or signed with another secret, and asks nothing', async () => {
  const id = await draftId();
  await service.cold();
  const past = soon() - 120;
  const expires = soon();
  const [longest, longer] = [soon() + 3_600 + 180, soon() + 3_600 + 300];
  const good = sign('post', id, expires);
  const refusals = [
    [{ type: 'POST', id, expires: longer, signature: sign('post', id, longer) }, 'LINK_WRONG'],
    [{ type: 'POST', id, expires: past, signature: sign('post', id, past) }, 'LINK_EXPIRED'],
    [{ type: 'POST', id, expires: expires + 1, signature: good }, 'LINK_WRONG'],
    [{ type: 'PAGE', id, expires, signature: good }, 'LINK_WRONG'],
    [{ type: 'POST', id: '1', expires, signature: good }, 'LINK_WRONG'],
    [{ type: 'POST', id, expires, signature: good.toUpperCase() }, 'LINK_WRONG'],
    [{ type: 'POST', id, expires, signature: sign('post', id, expires, 'another') }, 'LINK_WRONG'],
    [{ type: 'POST', id }, 'LINK_WRONG'],
  ] as const;
  for (const [variables, code] of refusals)
    expect(await look(variables)).toEqual({ __typename: 'PreviewRefused', code });
  expect(await service.calls()).toEqual([]);
  // An hour by a clock that is four minutes ahead.
  const signed = { type: 'POST', id, expires: longest, signature: sign('post', id, longest) };
  expect(await look(signed)).toMatchObject({ title: 'Post 14' });
});

it('opens to no signature where there is no secret', async () => {
  const gateway = service.another({ env: {} });
  const expires = soon();
  const variables = { type: 'POST', id: '1', expires, signature: sign('post', '1', expires, '') };
  expect(await look(variables, false, gateway)).toEqual({ __typename: 'PreviewRefused', code: 'LINK_WRONG' });
  expect((await draftsOf(gateway))[0].sharedUrl).toBeNull();
});

it('needs no link for the operator, and says what is not there', async () => {
  expect(await look({ type: 'POST', id: await draftId() }, true)).toMatchObject({ title: 'Post 14' });
  const page = (await draftsOf())[1].path.split('/').at(-1);
  expect(await look({ type: 'PAGE', id: page }, true)).toEqual({ __typename: 'Page', pageTitle: 'draft-page' });
  for (const id of ['999999', 'x', '0'])
    expect(await look({ type: 'PAGE', id }, true)).toEqual({ __typename: 'PreviewRefused', code: 'NO_SUCH_DRAFT' });
});

it('lists the posts where WordPress lets its user list no pages, and fails where it lists nothing', async () => {
  await service.faults({ path: '/wp/v2/pages\\?status', status: 403 });
  expect((await draftsOf()).map(({ type }: { type: string }) => type)).toEqual(['POST']);
  await service.faults({ path: '/wp/v2/(pages|posts)\\?status', status: 403 });
  const query = '{ operator { drafts { id } } }';
  const { data, errors } = await ask(service.gateway, query, {}, { ...requestContext(), operator: true });
  expect(data.operator.drafts).toBeNull();
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_UNAUTHORIZED']);
});

it('says that it has no credentials where it has none', async () => {
  const gateway = service.another({ env: { WORDPRESS_USERNAME: '', WORDPRESS_APP_PASSWORD: '' } });
  expect(await look({ type: 'POST', id: '1' }, true, gateway)).toEqual({
    __typename: 'PreviewRefused',
    code: 'NOT_CONNECTED',
  });
  expect(await draftsOf(gateway)).toBeNull();
});
