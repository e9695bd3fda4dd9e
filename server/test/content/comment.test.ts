import { type GraphQLInputObjectType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { RequestContext } from '../../graphql/requestContext.ts';
import { places } from '../../outbox/test/places.ts';
import { ask, requestContext, type TestGateway } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { freePort } from '../freePort.ts';
import { newPartner } from '../partnering.ts';

const service = startEmbedded();

const SUBMIT = `mutation ($input: SubmitCommentInput!) { submitComment(input: $input) { __typename
  ... on CommentReceived { shown message comment { id author content inReplyTo } }
  ... on ValidationFailure { message errors { field code } } ... on CommentRefused { code message } } }`;
const words = { author: 'Lerato & co', email: 'lerato@example.test', content: 'It <b>held</b>.\n\nThanks.' };
const idOf = async (slug: string) => (await service.ask(`{ post(slug: "${slug}") { id } }`)).data.post.id;
const submit = async (input: Record<string, unknown>) => {
  const { data, errors } = await service.ask(SUBMIT, { input: { ...words, ...input } });
  expect(errors).toEqual([]);
  return data.submitComment;
};
const shown = async (slug: string) =>
  (await service.ask(`{ post(slug: "${slug}") { comments { items { author content } } } }`)).data.post.comments.items;
const stored = (slug: string) =>
  service.demo.database.all('articles').find(row => row.slug === slug && row.type === 'post')!.comments ?? [];
/** What the owner decided; both looked at anew, as the gateway does by itself. */
const decide = async (discussion: object) => {
  service.demo.database.editSite({ discussion });
  await service.gateway.services.capabilities.find();
};
const takes = async (slug: string) => (await service.ask(`{ post(slug: "${slug}") { takesComments } }`)).data.post;

it('hands a comment over, where it waits for the editor, and shows it to nobody until then', async () => {
  await decide({});
  const post = await idOf('post-1');
  expect(await submit({ post })).toEqual({
    __typename: 'CommentReceived',
    shown: false,
    message: 'Thank you. Your comment waits for approval and is shown after that.',
    comment: {
      id: '1',
      author: 'Lerato & co',
      content: expect.stringContaining('<p>It &lt;b&gt;held&lt;/b&gt;.</p>'),
      inReplyTo: null,
    },
  });
  expect(stored('post-1')).toMatchObject([{ email: 'lerato@example.test', status: 'hold' }]);
  expect(await shown('post-1')).toEqual([]);
});

it('shows at once what WordPress lets show, also where the comments were read before', async () => {
  await decide({ moderated: false });
  expect(await shown('post-2')).toEqual([]);
  expect(await submit({ post: await idOf('post-2') })).toMatchObject({ shown: true });
  expect(await shown('post-2')).toMatchObject([{ author: 'Lerato & co' }]);
});

it('takes what comes twice under one key once, and other words under it not at all', async () => {
  await decide({});
  const post = await idOf('post-4');
  const [one, two] = await Promise.all([submit({ post, key: 'k' }), submit({ post, key: 'k' })]);
  expect(one).toEqual(two);
  expect(await submit({ post, key: 'k' })).toEqual(one);
  expect(stored('post-4')).toHaveLength(1);
  expect(await submit({ post, key: 'k', content: 'More.' })).toMatchObject({ code: 'KEY_REUSED' });
});

const tell = async (gateway: TestGateway, input: Record<string, unknown>, asked?: RequestContext) => {
  const { data } = await ask(gateway, SUBMIT, { input: { ...words, ...input } }, asked);
  return data.submitComment;
};

it('takes a key for a partner’s own, whoever else has it', async () => {
  await decide({ moderated: false });
  const said = { post: await idOf('post-6'), key: 'k-6', content: 'Of a visitor.' };
  const first = await submit(said);
  const partner = await newPartner(service.gateway, 'A reader', ['content']);
  const others = { ...said, content: 'Of a partner.' };
  const second = await tell(service.gateway, others, { ...requestContext(), partner });
  expect(second).toMatchObject({ __typename: 'CommentReceived' });
  expect(await tell(service.gateway, others, { ...requestContext(), partner })).toEqual(second);
  expect(await submit(said)).toEqual(first);
  expect(stored('post-6')).toHaveLength(2);
});

describe.each(places())('two gateways that keep their keys in $name', ({ name, makePlace }) => {
  it('take a comment once, whichever is asked again, also at the same time', async () => {
    await decide({});
    const { dataDir, databaseUrl } = await makePlace();
    const shared = databaseUrl ? { env: { DATABASE_URL: databaseUrl } } : { dataDir };
    const [one, two] = [service.another(shared), service.another(shared)];
    await Promise.all([one, two].map(({ services }) => services.capabilities.find()));
    const post = await idOf('post-3');
    const before = stored('post-3').length;
    const said = { post, key: `both in ${name}`, content: `It held in ${name}.` };
    const both = await Promise.all([tell(one, said), tell(two, said)]);
    expect(both[0]).toMatchObject({ __typename: 'CommentReceived', shown: false });
    expect(both[1]).toEqual(both[0]);
    expect(await tell(two, said)).toEqual(both[0]);
    expect(await tell(two, { ...said, content: 'More.' })).toMatchObject({ code: 'KEY_REUSED' });
    expect(stored('post-3')).toHaveLength(before + 1);
    await Promise.all([one.close(), two.close()]);
  });
});

it('hands nothing over where its key cannot be kept, and says so', async () => {
  const gateway = service.another({ env: { DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` } });
  await gateway.services.capabilities.find();
  const post = await idOf('post-3');
  const before = stored('post-3').length;
  expect(await tell(gateway, { post, content: 'Never kept.' })).toMatchObject({ code: 'NOT_STORED' });
  expect(stored('post-3')).toHaveLength(before);
});

it('finds a comment whose answer was lost taken at the second try', async () => {
  const post = await idOf('post-5');
  await service.faults({ path: '/wp/v2/comments', method: 'POST', reset: true, after: true, times: 1 });
  const lost = await service.ask(SUBMIT, { input: { ...words, post, key: 'lost' } });
  expect(lost.errors[0]!.extensions.code).toBe('UPSTREAM_UNREACHABLE');
  expect(await submit({ post, key: 'lost' })).toMatchObject({ __typename: 'CommentReceived', shown: false });
  expect(stored('post-5')).toHaveLength(1);
});

it('answers a comment that is shown below the same post, and no other', async () => {
  await decide({ moderated: false });
  const post = await idOf('post-11');
  const { comment: question } = await submit({ post, content: 'Does it hold?' });
  const answer = { post, inReplyTo: question.id, key: 'answer' };
  expect(await submit(answer)).toMatchObject({ shown: true, comment: { inReplyTo: question.id } });
  expect(await submit(answer)).toMatchObject({ shown: true, comment: { inReplyTo: question.id } });
  expect(await submit({ post, key: 'answer' })).toMatchObject({ code: 'KEY_REUSED' });
  expect(stored('post-11').map(({ parent }) => String(parent))).toEqual(['0', question.id]);
  const { data } = await service.ask('{ post(slug: "post-11") { comments { items { id inReplyTo } } } }');
  expect(data.post.comments.items).toMatchObject([{ inReplyTo: null }, { inReplyTo: question.id }]);

  await decide({});
  const { comment: held } = await submit({ post, content: 'Waits for the editor.' });
  const elsewhere = await idOf('post-12');
  for (const inReplyTo of [held.id, '999999', 'nobody'])
    expect(await submit({ post, inReplyTo, content: 'Says who?' })).toMatchObject({ code: 'UNKNOWN_COMMENT' });
  expect(await submit({ post: elsewhere, inReplyTo: question.id })).toMatchObject({ code: 'UNKNOWN_COMMENT' });
  expect(stored('post-12')).toEqual([]);
});

it('says of words that stand there already that they do, whoever asks', async () => {
  const post = await idOf('post-6');
  await submit({ post, key: 'first' });
  expect(await submit({ post, key: 'second' })).toMatchObject({ code: 'DUPLICATE' });
});

it.each([
  ['a field that people do not see', { website: 'https://spam.example' }],
  ['no time to read the form', { elapsedMs: 300 }],
  ['many addresses', { content: 'http://a.example '.repeat(5) }],
])('refuses one with %s, hands nothing over and lets its author try again', async (_, more) => {
  const post = await idOf('post-7');
  expect(await submit({ post, ...more })).toMatchObject({ __typename: 'CommentRefused', code: 'SUSPECT' });
  expect(stored('post-7')).toEqual([]);
});

it('names every field that is wrong', async () => {
  const { errors, message } = await submit({ post: '1', author: ' ', email: 'nobody', content: '' });
  expect(message).toBe('Please fill in all required fields.');
  expect(errors.map(({ field }: { field: string }) => field)).toEqual(['author', 'email', 'content']);
});

it('takes none of a post that is closed, locked or unknown', async () => {
  await service.edit('posts', 'post-8', { commentStatus: 'closed' });
  expect(await takes('post-8')).toEqual({ takesComments: false });
  expect(await submit({ post: await idOf('post-8') })).toMatchObject({ code: 'COMMENTS_CLOSED' });
  expect(await takes('locked')).toEqual({ takesComments: false });
  expect(await submit({ post: await idOf('locked') })).toMatchObject({ code: 'COMMENTS_OFF' });
  expect(await submit({ post: '999999' })).toMatchObject({ code: 'UNKNOWN_POST' });
});

it('says that comments came too fast, in the words of whoever waits', async () => {
  await decide({ floodSeconds: 15 });
  await submit({ post: await idOf('post-9'), content: 'One.' });
  expect(await submit({ post: await idOf('post-9'), content: 'Two.' })).toMatchObject({ code: 'TOO_FAST' });
});

it.each([
  ['strangers are not let in by a filter', { anonymous: false }],
  ['only users may comment', { registeredOnly: true }],
])('offers no form where %s, and asks the service nothing', async (_, discussion) => {
  await decide(discussion);
  expect(await takes('post-1')).toEqual({ takesComments: false });
  const post = await idOf('post-1');
  await service.cold();
  expect(await submit({ post, content: 'Again.' })).toMatchObject({ code: 'COMMENTS_OFF' });
  expect((await service.calls()).filter(path => path.startsWith('/wp/v2/comments'))).toEqual([]);
});

it('says so where it is found out only now, and takes the form away', async () => {
  await decide({});
  expect(await takes('post-1')).toEqual({ takesComments: true });
  service.demo.database.editSite({ discussion: { anonymous: false } });
  expect(await submit({ post: await idOf('post-1'), content: 'Late.' })).toMatchObject({ code: 'COMMENTS_OFF' });
  await service.gateway.services.capabilities.find();
  expect(await takes('post-1')).toEqual({ takesComments: false });
});

const PRIVATE = { author: 'Zanele Private', email: 'zanele.private@example.test', content: 'My private words.' };

it.each([
  ['takes it', {}],
  ['fails', { status: 500, body: 'json' }],
  ['answers in its own words', { status: 502, body: 'html' }],
  ['refuses it', { status: 400, code: 'rest_invalid_param' }],
  ['hangs up', { reset: true }],
] as const)('logs and keeps nothing of what was written where the service %s', async (_, trouble) => {
  const { gateway } = service;
  const type = gateway.schema.getType('SubmitCommentInput') as GraphQLInputObjectType;
  const marked = Object.values(type.getFields()).filter(({ astNode }) =>
    astNode?.directives?.some(({ name }) => name.value === 'personal'),
  );
  expect(marked.map(({ name }) => name)).toEqual(Object.keys(PRIVATE));
  await decide({});
  const post = await idOf('post-11');
  await service.faults({ path: '/wp/v2/comments', method: 'POST', ...trouble });
  const kept = gateway.store.stats.entries;
  await service.ask(SUBMIT, { input: { ...PRIVATE, post } });
  expect(gateway.store.stats.entries).toBeLessThanOrEqual(kept + 1);
  expect(gateway.lines.join('')).not.toMatch(/zanele|private/i);
});

it('has no place where the address of a reader could come back', () => {
  const types = Object.values(service.gateway.schema.getTypeMap()).filter(isObjectType);
  const named = types.filter(({ name }) => name.startsWith('Comment')).flatMap(type => Object.keys(type.getFields()));
  expect(named).toContain('author');
  expect(named.filter(name => /mail|avatar|ip/i.test(name))).toEqual([]);
});
