import { createHash } from 'node:crypto';
import { chownSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readDocuments } from '../../commands/operations/documents.ts';
import { listPartnerOperations } from '../../partners/operationFiles.ts';
import { runCommand } from '../command.ts';
import { FOUND, read, startPartnerSite } from './partnerSite.ts';

// Operations that the operator registers for partners, while the gateway runs.

const site = startPartnerSite();
const { post, run, serviceAnswers } = site;

it('registers documents of a partner beside a running site.gateway, by hash, name and version', async () => {
  serviceAnswers();
  const file = join(site.gateway.dataDir, 'partner.graphql');
  writeFileSync(
    file,
    'query News($n: Int = 3) { posts(perPage: $n) { items { ...Card } } } fragment Card on Post { slug }',
  );
  const unknown = await run('operations', 'add', file, '--partner', 'Press');
  expect(unknown).toEqual({ code: 1, out: '', fault: 'There is no partner Press.\n' });
  expect(listPartnerOperations(site.gateway.dataDir)).toEqual([]);
  await site.gateway.services.partners.add('Press', {
    ...{ scopes: ['content'], origins: [], requestsPerMinute: 100, costPerMinute: 100_000 },
  });
  const added = await run('operations', 'add', file, '--partner', 'Press', '--json');
  expect(added).toMatchObject({ code: 0, fault: '' });
  const [{ hash, cost, version }] = JSON.parse(added.out);
  expect([hash, cost, version]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.any(Number), 1]);
  const persistedQuery = { version: 1, sha256Hash: hash };
  for (const named of [{ documentId: hash }, { documentId: `sha256:${hash}` }, { documentId: 'News@1' }])
    await expect.poll(async () => read(await post(named))).toEqual([200, FOUND]);
  expect(await read(await post({ extensions: { persistedQuery } }))).toEqual([200, FOUND]);
  const got = await fetch(
    `${site.origin}/graphql?${new URLSearchParams({ documentId: 'News@1', variables: '{"n":1}' })}`,
  );
  expect(await read(got)).toEqual([200, FOUND]);
  const posted = await fetch(`${site.origin}/graphql?documentId=News@1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ variables: { n: 1 } }),
  });
  expect((await read(posted))[0]).toBe(400);
  const registered = 'query Manifest { posts { items { slug } } }';
  const manifest = `sha256:${createHash('sha256').update(registered).digest('hex')}`;
  writeFileSync(`${file}.json`, JSON.stringify({ [manifest]: registered }));
  expect((await run('operations', 'add', `${file}.json`)).code).toBe(0);
  for (const documentId of [manifest, manifest.slice('sha256:'.length)])
    await expect.poll(async () => read(await post({ documentId }))).toEqual([200, FOUND]);
  // The same again is what it was; another text is the next version.
  expect(JSON.parse((await run('operations', 'add', file, '--json')).out)[0]).toMatchObject({ version: 1 });
  writeFileSync(file, 'query News { posts { items { slug title } } }');
  expect(JSON.parse((await run('operations', 'add', file, '--json')).out)[0]).toMatchObject({ version: 2 });
  expect((await run('operations', 'list')).out).toMatch(/Manifest@1 .*\nNews@1 +Press .*\nNews@2 /);
  expect(await run('operations', 'remove', 'News@1')).toMatchObject({ code: 0, out: 'Removed: News@1\n' });
  await expect.poll(async () => read(await post({ documentId: 'News@1' }))).toEqual([400, 'PERSISTED_QUERY_NOT_FOUND']);
  expect(await read(await post({ documentId: hash }))).toEqual([400, 'PERSISTED_QUERY_NOT_FOUND']);
  const byGet = await fetch(`${site.origin}/graphql?documentId=News@1`, {
    headers: { accept: 'application/graphql-response+json' },
  });
  expect((await read(byGet))[1]).toBe('PERSISTED_QUERY_NOT_FOUND');
});

it('holds a document of a partner to what its variables make of it, whoever asks', async () => {
  serviceAnswers();
  const file = join(site.gateway.dataDir, 'rows.graphql');
  writeFileSync(file, 'query Rows($n: Int) { posts(perPage: $n) { items { slug seo { title } } } }');
  expect((await run('operations', 'add', file)).code).toBe(0);
  const rows = (n: number) => post({ documentId: 'Rows@1', variables: { n } });
  await expect.poll(async () => (await rows(1)).status).toBe(200);
  expect(await read(await rows(100))).toEqual([400, 'QUERY_TOO_EXPENSIVE']);
});

it('makes and brings up to date no store for what it does not take', { tags: 'proof' }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'no-site-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const add = (file: string) => runCommand('operations', ['add', file, '--partner', 'Press'], { DATA_DIR: dataDir });
  const [good, wrong] = ['good', 'wrong'].map(name => join(site.gateway.dataDir, `${name}.graphql`));
  writeFileSync(good!, 'query Good { posts { items { slug } } }');
  writeFileSync(wrong!, 'query Wrong { nothing }');
  expect(await add(join(dataDir, 'nowhere.graphql'))).toMatchObject({
    code: 1,
    fault: expect.stringContaining('could not be read'),
  });
  expect(await add(wrong!)).toMatchObject({ code: 1, fault: expect.stringContaining('nothing') });
  expect(await add(good!)).toEqual({ code: 1, out: '', fault: 'There is no partner Press.\n' });
  expect(readdirSync(dataDir)).toEqual([]);
});

it('gives no name and version to another document, also once it was removed', { tags: 'proof' }, async () => {
  const file = join(site.gateway.dataDir, 'names.graphql');
  const add = async (field: string) => {
    writeFileSync(file, `query Names { posts { items { ${field} } } }`);
    return JSON.parse((await run('operations', 'add', file, '--json')).out)[0].version;
  };
  expect([await add('slug'), await add('title')]).toEqual([1, 2]);
  expect(await run('operations', 'remove', 'Names')).toMatchObject({ code: 0, out: 'Removed: Names@1, Names@2\n' });
  expect([await add('id'), await add('title')]).toEqual([3, 2]);
  expect((await run('operations', 'remove', 'Names')).out).toBe('Removed: Names@2, Names@3\n');
});

it('registers every document of a manifest that has one name more than once', async () => {
  serviceAnswers();
  const file = join(site.gateway.dataDir, 'twice.json');
  const texts = ['', 'pageInfo { page }'].map(more => `query Twice { posts { items { slug } ${more} } }`);
  const hashes = texts.map(text => createHash('sha256').update(text).digest('hex'));
  writeFileSync(file, JSON.stringify(Object.fromEntries(hashes.map((hash, at) => [hash, texts[at]]))));
  const added = async (): Promise<[string, number][]> => {
    const { out } = await run('operations', 'add', file, '--json');
    return JSON.parse(out).map(({ hash, version }: { hash: string; version: number }) => [hash, version]);
  };
  const versions = await added();
  expect(Object.fromEntries(versions)).toEqual({ [hashes[0]!]: 1, [hashes[1]!]: 2 });
  for (const [hash, version] of versions)
    for (const documentId of [hash, `Twice@${version}`])
      await expect
        .poll(async () => read(await post({ documentId })))
        .toEqual([200, { posts: expect.objectContaining(FOUND.posts) }]);
  expect(await added()).toEqual(versions);
});

it('registers nothing of a file in which anything is wrong, and says all that is', async () => {
  const file = join(site.gateway.dataDir, 'bad.graphql');
  const good = 'query Good { posts { items { slug } } }';
  const bad = [
    'query Unknown { posts { items { nothing } } }',
    'query Operators { orders { items { id } } }',
    'query Dear { products(perPage: 100) { items { reviews(perPage: 9) { items { id } } } } }',
  ];
  writeFileSync(file, [good, ...bad].join('\n'));
  const { code, out, fault } = await run('operations', 'add', file);
  expect([code, out]).toEqual([1, '']);
  expect(fault).toMatch(/^Unknown: .*nothing.*\nOperators: .*orders.*\nDear: QUERY_TOO_EXPENSIVE/);
  expect(listPartnerOperations(site.gateway.dataDir).map(({ name }) => name)).not.toContain('Good');
  for (const [text, why] of [
    ['{ site { name } }', /has no name/],
    ['nonsense {', /It is no GraphQL/],
    ['type Query { a: Int }', /more than operations/],
    ['{ "abc": "query A { site { name } }" }', /no SHA-256/],
    [`{ "${'a'.repeat(64)}": "query A { site { name } }" }`, /is not the SHA-256/],
    ['fragment A on Post { slug }', /holds no operation/],
    ['query A { site { name } } query A { site { url } }', /Two operations are named A/],
  ] as const) {
    writeFileSync(file, text);
    expect(() => readDocuments(file)).toThrow(why);
  }
});

it('registers no tool by a name that agents do not take, or that another one has', async () => {
  const file = join(site.gateway.dataDir, 'tools.graphql');
  const add = (...tools: [operation: string, name: string, field?: string][]) => {
    const texts = tools.map(
      ([operation, name, field = 'slug']) =>
        `query ${operation} @tool(name: "${name}") { posts { items { ${field} } } }`,
    );
    writeFileSync(file, texts.join(' '));
    return run('operations', 'add', file, '--json');
  };
  const refused = (fault: RegExp) => ({ code: 1, out: '', fault: expect.stringMatching(fault) });
  expect(await add(['Blank', 'read posts'])).toMatchObject(refused(/^Blank: .*"read posts".* 64 at most/));
  expect(await add(['Taken', 'search_products'])).toMatchObject(refused(/^Taken: "search_products" .* with the site/));
  expect(await add(['One', 'read_posts'], ['Two', 'read_posts'])).toMatchObject(refused(/^Two: .* tool of One\./));
  expect((await add(['One', 'read_posts'])).code).toBe(0);
  expect((await add(['One', 'read_posts'])).code).toBe(0);
  expect(await add(['Two', 'read_posts'])).toMatchObject(refused(/tool of One@1\. .* remove that one first/));
  expect(await add(['One', 'read_posts', 'title'])).toMatchObject(refused(/tool of One@1\./));
  expect((await run('operations', 'remove', 'One')).code).toBe(0);
  expect((await add(['Two', 'read_posts'])).code).toBe(0);
});

const NOBODY = 65_534;

it.skipIf(process.getuid?.() !== 0)('registers for the user whose folder it is, where root does it', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'operations-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  chownSync(dir, NOBODY, NOBODY);
  const file = join(dir, 'one.graphql');
  writeFileSync(file, 'query One { posts { items { slug } } }');
  expect(await runCommand('operations', ['add', file], { DATA_DIR: dir })).toMatchObject({ code: 0 });
  for (const place of ['operations', 'operations/One.1.json']) expect(statSync(join(dir, place)).uid).toBe(NOBODY);
});
