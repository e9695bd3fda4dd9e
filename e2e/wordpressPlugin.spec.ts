import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../server/test/freePort.ts';
import { type Site, startSite } from './site.ts';
import { missingText, wordpressAvailable } from './wordpress/packages.ts';
import { startWordPress, type WordPress } from './wordpress/wordpress.ts';

const { available, missing } = wordpressAvailable();
const SECRET = 'shared-by-both-sides-00000001';

for (const plugin of ['diri-gateway', 'diri-test-card'])
  test(`PHP reads each file of ${plugin}`, () => {
    test.skip(missing.includes('php-cli'), missingText(['php-cli']));
    const folder = path.join(import.meta.dirname, '../wordpress', plugin);
    const files = globSync('**/*.php', { cwd: folder });
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const { status, stdout } = spawnSync('php', ['-l', path.join(folder, file)], { encoding: 'utf8' });
      expect([file, status], stdout).toEqual([file, 0]);
    }
  });

test('tells of every setting of the shop that the gateway reads', () => {
  test.skip(missing.includes('php-cli'), missingText(['php-cli']));
  const root = path.join(import.meta.dirname, '..');
  const sources = globSync('server/upstreams/shop/settings/*.ts', { cwd: root }).map(file =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  const read = new Set(sources.flatMap(source => source.match(/(?<=')woocommerce_\w+(?=')/g) ?? []));
  expect(read.size).toBeGreaterThan(10);
  // What of WordPress the file calls as it is read.
  const program = `namespace { define('ABSPATH', '/'); function add_action() {}
    require '${root}/wordpress/diri-gateway/shop-changes.php';
    foreach (array_slice($argv, 1) as $name) if (!Diri\\Gateway\\is_shop_option($name)) echo "$name\n"; }`;
  const { status, stdout } = spawnSync('php', ['-r', program, '--', ...read], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, '']);
});

test.describe('our plugin in a real WordPress', () => {
  test.skip(!available, missingText(missing));

  let wordpress: WordPress;
  let site: Site;
  const startOn = (env: Record<string, string>) =>
    startSite({ env: { CONTENT_URL: `${wordpress.url}/wp-json`, WEBHOOK_SECRET: SECRET, LOG_LEVEL: 'debug', ...env } });

  test.beforeAll(async () => {
    const port = await freePort();
    wordpress = await startWordPress();
    wordpress.installPlugin(`http://localhost:${port}`, SECRET);
    // Without credentials: the plugin lets the menus be read.
    site = await startOn({ PORT: String(port) });
  });

  test.afterAll(async () => {
    await site?.stop();
    await wordpress?.stop();
  });

  /** Asks the REST API, as an administrator unless told otherwise. */
  async function rest(method: string, route: string, body?: object, asEditor = true) {
    const pair = Buffer.from(`${wordpress.username}:${wordpress.applicationPassword}`).toString('base64');
    const response = await fetch(`${wordpress.url}/wp-json${route}`, {
      method,
      headers: { 'content-type': 'application/json', ...(asEditor ? { authorization: `Basic ${pair}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: await response.json() };
  }
  const idOf = async (collection: string, slug: string): Promise<number> =>
    (await rest('GET', `/wp/v2/${collection}?slug=${slug}`)).body[0].id;

  // Nobody told of it, a change would be seen after a minute.
  const within = (message: string) => ({ message, timeout: 45_000, intervals: [50] });
  /** What a visitor reads, as long as an editor may have to wait for it. */
  const expectText = (path: string, text: string, there = true) =>
    expect
      .poll(async () => (await (await fetch(site.url + path)).text()).includes(text), within(`${text} at ${path}`))
      .toBe(there);
  const expectStatus = (path: string, status: number) =>
    expect.poll(async () => (await fetch(site.url + path)).status, within(path)).toBe(status);

  test('menus are read without credentials, and nothing more of them', async () => {
    await expectText('/', 'News &amp; views');
    for (const route of ['/wp/v2/menus', '/wp/v2/menu-items', '/wp/v2/menu-locations']) {
      expect((await rest('GET', route, undefined, false)).status, route).toBe(200);
      expect((await rest('GET', `${route}?context=edit`, undefined, false)).status, route).toBe(401);
    }
    expect((await rest('POST', '/wp/v2/menus', { name: 'Mine' }, false)).status).toBe(401);
    const planned = { title: 'Planned', url: 'https://labels.test', status: 'draft' };
    const { body: draft } = await rest('POST', '/wp/v2/menu-items', planned);
    for (const route of [`/wp/v2/menu-items/${draft.id}`, `/wp/v2/menu-items/${draft.id}/autosaves`])
      expect((await rest('GET', route, undefined, false)).status, route).toBe(401);
  });

  test('an edited post shows within seconds', async () => {
    await expectText('/post/void-tape-in-the-rain', 'Void tape in the rain');
    const id = await idOf('posts', 'void-tape-in-the-rain');
    await rest('POST', `/wp/v2/posts/${id}`, { title: 'Void tape in the snow' });
    await expectText('/post/void-tape-in-the-rain', 'Void tape in the snow');
    await expectText('/blog', 'Void tape in the snow');
  });

  test('a new post shows within seconds, moves with its address and goes when it is unpublished', async () => {
    await expectStatus('/post/fresh-ink', 404);
    const { body: post } = await rest('POST', '/wp/v2/posts', { title: 'Fresh ink', status: 'publish' });
    await expectStatus('/post/fresh-ink', 200);
    await expectText('/blog', 'Fresh ink');
    await rest('POST', `/wp/v2/posts/${post.id}`, { slug: 'dry-ink' });
    await expectStatus('/post/dry-ink', 200);
    await rest('POST', `/wp/v2/posts/${post.id}`, { status: 'draft' });
    await expectStatus('/post/dry-ink', 404);
    await expectText('/blog', 'Fresh ink', false);
  });

  test('a deleted page is gone within seconds', async () => {
    await expectStatus('/page/delivery', 200);
    await rest('DELETE', `/wp/v2/pages/${await idOf('pages', 'delivery')}?force=true`);
    await expectStatus('/page/delivery', 404);
  });

  test('a renamed menu item, category and site show within seconds', async () => {
    const { body: items } = await rest('GET', '/wp/v2/menu-items?per_page=100');
    const item = items.find(({ title }: { title: { rendered: string } }) => title.rendered === 'Start');
    await rest('POST', `/wp/v2/menu-items/${item.id}`, { title: 'Beginning' });
    await expectText('/blog', 'Beginning');
    await rest('POST', `/wp/v2/categories/${await idOf('categories', 'printing')}`, { name: 'Presses' });
    await expectText('/category/printing', 'Presses');
    await rest('POST', '/wp/v2/settings', { title: 'Karoo Stickers' });
    await expectText('/', 'Karoo Stickers');
  });

  test('a draft is nobody’s business', async () => {
    const calls = () => site.logs().split('WordPress told of changes').length;
    const before = calls();
    const { body: draft } = await rest('POST', '/wp/v2/posts', { title: 'Only thought of' });
    await rest('POST', `/wp/v2/posts/${draft.id}/autosaves`, { title: 'Thought of again' });
    const id = await idOf('posts', 'adhesives-for-cold-rooms');
    await rest('POST', `/wp/v2/posts/${id}`, { excerpt: 'Colder still' });
    await expect.poll(calls).toBe(before + 1);
    const told = site
      .logs()
      .split('\n')
      .filter(line => line.includes('WordPress told of changes'));
    expect(told.at(-1)).not.toContain(`"id":${draft.id}`);
  });

  test('the preview of a draft leads to the site, signed for an hour', async () => {
    const { body: draft } = await rest('POST', '/wp/v2/posts', { title: 'To be looked at' });
    const { body } = await rest('POST', `/wp/v2/posts/${draft.id}/autosaves`, { title: 'To be looked at' });
    const link = new URL(body.preview_link);
    expect(link.origin + link.pathname).toBe(`${site.url}/preview/post/${draft.id}`);
    const expires = Number(link.searchParams.get('expires'));
    expect(expires - Date.now() / 1_000).toBeGreaterThan(3_500);
    expect(expires - Date.now() / 1_000).toBeLessThanOrEqual(3_600);
    const signed = createHmac('sha256', SECRET).update(`preview:post:${draft.id}:${expires}`).digest('hex');
    expect(link.searchParams.get('signature')).toBe(signed);

    const { username, applicationPassword } = wordpress;
    const withCredentials = await startOn({
      WORDPRESS_USERNAME: username,
      WORDPRESS_APP_PASSWORD: applicationPassword,
    });
    const preview = await fetch(withCredentials.url + link.pathname + link.search);
    expect([preview.status, preview.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(await preview.text()).toContain('To be looked at');

    const published = await idOf('posts', 'polyester-or-vinyl');
    const kept = await rest('POST', `/wp/v2/posts/${published}/autosaves`, { content: 'Neither of them, as it is.' });
    const unsaved = new URL(kept.body.preview_link);
    expect(await (await fetch(withCredentials.url + unsaved.pathname + unsaved.search)).text()).toContain('Neither of');
    expect(await (await fetch(`${site.url}/post/polyester-or-vinyl`)).text()).not.toContain('Neither of');
    await withCredentials.stop();
  });

  test('what shows a picture is looked up once, by a request that nobody waits for, and not at all in an import', () => {
    const lines = (pictures: number) => wordpress.edited(pictures).trim().split('\n');
    expect(lines(20)).toEqual(['The answer has ended', 'Looked up what shows them', 'Told of 20']);
    expect(lines(600)).toEqual(['The answer has ended', 'Told of everything']);
  });

  test('a message from the site arrives word for word, is mailed, and goes with its author', async () => {
    const response = await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `mutation { submitContactMessage(input: { name: "Thandi", email: "thandi@labels.test", subject: "general",
          message: "Rolls <50 mm wide and >20 mm high, 50%ab?", elapsedMs: 9000 }) { ... on SubmissionReceipt { reference } } }`,
      }),
    });
    const { reference } = (await response.json()).data.submitContactMessage;
    await expect.poll(wordpress.logs).toContain(`Message: Thandi ${reference}`);
    expect(wordpress.submissions()).toContain('Rolls <50 mm wide and >20 mm high, 50%ab?');
    expect(wordpress.erase('thandi@labels.test')).toBe(`Message: Thandi ${reference}\n`);
    expect(wordpress.submissions()).not.toContain(reference);
  });

  test('a form that is sent again with its reference is kept once', async () => {
    const quote = { name: 'Sipho', email: 'sipho@labels.test', labelType: 'VOID', quantity: '5000' };
    const send = (more: object) => rest('POST', '/diri/v1/submit-quote', { ...quote, ...more }, false);
    const repeats = Array.from({ length: 4 }, () => send({ additionalInfo: 'Soon.\n\nReference: Q-AAAAA-BBBBB' }));
    const answers = await Promise.all(repeats);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(wordpress.logs().split('Q-AAAAA-BBBBB')).toHaveLength(2);
    const list = `${'100 x Void label, a note to it\n'.repeat(2_900)}The last line`;
    const other = await send({ reference: 'Q-CCCCC-DDDDD', additionalInfo: list });
    expect(other.body).toEqual({ success: true, id: expect.any(Number), message: expect.stringMatching(/^Thank you/) });
    expect(other.body.id).not.toBe(answers[0]?.body.id);
    expect(wordpress.submissions()).toContain('a note to it The last line');
    expect((await send({ additionalInfo: list.repeat(5) })).status).toBe(413);
  });

  test('the list of submissions says where a quote stands, and leads to it', async () => {
    const response = await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `mutation { submitQuoteRequest(input: { name: "Naledi", email: "naledi@labels.test",
          labelType: "security-void", quantity: "1001-5000", elapsedMs: 9000 }) { ... on QuoteRequest { reference } } }`,
      }),
    });
    const { reference } = (await response.json()).data.submitQuoteRequest;
    await expect.poll(wordpress.logs).toContain(`Naledi ${reference}`);
    const lines = wordpress.submissions().split('\n');
    const href = `${site.url}/operator/quotes/${reference}`;
    expect(lines.find(line => line.includes(reference))).toContain(` | <a href="${href}">Received</a>`);
    // No request of this site.
    expect(lines.find(line => line.includes('Q-CCCCC-DDDDD'))).toContain(' | &mdash;');
  });

  test('the pay page of an order leads back whoever has its key, and tells the key to nobody else', () => {
    const back = `${site.url}/order-received/12?key=wc_order_twelve`;
    expect(wordpress.payPage('wc_order_twelve')).toBe(`<p><a href="${back}">Back to the order</a></p>`);
    for (const key of ['', 'wc_order_eleven']) expect(wordpress.payPage(key), key).toBe('');
  });

  test('who paid is led to the order as one who did, and who gave up is not', () => {
    const order = `${site.url}/order-received/12?key=wc_order_twelve`;
    expect(wordpress.wayBack()).toEqual({
      woocommerce_get_return_url: `${order}&returned=1`,
      woocommerce_get_cancel_order_url: order,
      woocommerce_get_cancel_order_url_raw: order,
    });
  });

  test('the key of the shop opens what the plugin tells of it, and nothing else of WordPress', () => {
    for (const address of ['/wp-json/diri/v1/shop', '/wp-json/diri/v1/shop?oauth_nonce=1'])
      expect(wordpress.shopKey(address), address).toBe('taken');
    for (const address of [
      '/wp-json/wp/v2/posts',
      '/wp-json/diri/v1/submit-quote',
      '/wp-json/wp/v2/users?a=/wp-json/diri/v1/shop',
      '/wp-json/diri/v1/shop?rest_route=/wp/v2/users',
    ])
      expect(wordpress.shopKey(address), address).toBe('not taken');
  });

  test('a form that lacks something is refused as its field', async () => {
    const message = { name: 'Sipho', email: 'sipho@labels.test', message: '' };
    const refused = async (body: object) => (await rest('POST', '/contact/v1/submit', body, false)).body;
    expect(await refused(message)).toEqual({
      code: 'missing_field',
      message: 'Missing required field: message',
      data: { status: 400, field: 'message' },
    });
    expect(await refused({ ...message, message: 'x', email: 'nope' })).toMatchObject({
      code: 'invalid_email',
      data: { status: 400, field: 'email' },
    });
    expect((await rest('GET', '/contact/v1/submit', undefined, false)).body.code).toBe('rest_no_route');
  });

  test('a comment from the site waits for the editor, and shows within seconds once it is let', async () => {
    const ask = async (query: string, variables: object = {}) => {
      const response = await fetch(`${site.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()).data;
    };
    const { body: posts } = await rest(
      'GET',
      '/wp/v2/posts?per_page=100&_fields=slug,comment_status',
      undefined,
      false,
    );
    const slug: string = posts.find((one: { comment_status: string }) => one.comment_status === 'open').slug;
    const { post } = await ask(`{ post(slug: "${slug}") { id takesComments } }`);
    expect(post.takesComments).toBe(true);
    const input = { post: post.id, author: 'Naledi', email: 'naledi@labels.test', content: 'Which <b>one</b> & why?' };
    const { submitComment } = await ask(
      'mutation ($input: SubmitCommentInput!) { submitComment(input: $input) { ... on CommentReceived { shown comment { id } } ... on CommentRefused { code } } }',
      { input },
    );
    expect(submitComment).toEqual({ shown: false, comment: { id: expect.any(String) } });
    const words = 'Which &lt;b&gt;one&lt;/b&gt; &amp; why?';
    expect(await (await fetch(`${site.url}/post/${slug}`)).text()).not.toContain(words);
    await rest('POST', `/wp/v2/comments/${submitComment.comment.id}`, { status: 'approved' });
    await expectText(`/post/${slug}`, words);
    expect(await (await fetch(`${site.url}/post/${slug}`)).text()).not.toContain('naledi@labels.test');
    await rest('POST', `/wp/v2/posts/${post.id}`, { comment_status: 'closed' });
    await expectText(`/post/${slug}`, 'Write a comment', false);
    await rest('POST', `/wp/v2/posts/${post.id}`, { comment_status: 'open' });
  });

  test('PHP had nothing to complain of', () => {
    expect(wordpress.logs()).not.toMatch(/PHP (Warning|Notice|Fatal|Parse)/);
    // WordPress 6.1 is older than this PHP.
    expect(wordpress.logs()).not.toMatch(/PHP Deprecated[^\n]*diri-gateway/);
  });
});
