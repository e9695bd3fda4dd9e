import { Agent } from 'undici';
import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { createDoctor } from '../../wordpress-check/doctor.ts';
import { BROKEN, type Broken, toMendFirst } from '../../wordpress-check/test/broken.ts';
import type { Said } from '../../wordpress-check/test/front.ts';
import { saying, type Whole } from '../../wordpress-check/test/saying.ts';
import { ask, requestContext } from '../ask.ts';
import { type Check, QUERY, startDiagnosing } from './diagnosing.ts';

const { dataDir, demo, front, gateway, diagnose } = await startDiagnosing();
const whole: Whole = { operator: demo, author: demo.author };

async function diagnoseBroken({ front: make, env, beforeStart }: Broken) {
  let url = '';
  const opened = await front(make(whole, () => url));
  url = opened.url;
  if (!beforeStart) return diagnose(env(opened, whole));
  const config = readConfig({ DATA_DIR: dataDir, ...env(opened, whole) }, 'test');
  const { results } = await createDoctor({ config }).runChecks();
  return { checks: results, of: (id: string) => results.find(check => check.id === id)! };
}

for (const broken of BROKEN)
  it(`names what is to be mended first: ${broken.name}`, async () => {
    const { checks } = await diagnoseBroken(broken);
    const { id, status, detail, mend } = broken.diagnosis;
    expect(toMendFirst(checks)).toMatchObject({
      id,
      status: broken.beforeStart ? status : status.toUpperCase(),
      detail: expect.stringMatching(detail),
      mend: expect.stringMatching(mend),
    });
  });

it('says by what address a service with plain permalinks answers', async () => {
  const { of } = await diagnoseBroken(BROKEN.find(({ name }) => name === 'plain permalinks')!);
  expect(of('reachability').detail).toMatch(/:\d+\/\?rest_route=\/ answers in \d+ ms$/);
});

it('finds nothing wrong with a whole service', async () => {
  const { status, checks } = await diagnose({});
  expect(checks.filter(check => ['WARNING', 'ERROR'].includes(check.status))).toEqual([]);
  expect(status).toBe('SUCCESS');
});

it('says of the shop what the specification says', async () => {
  const refused = await diagnose({ WORDPRESS_APP_PASSWORD: 'wrong' });
  expect(refused.of('products').mend).toBe('Application password authentication failed. Check credentials.');
  expect(refused.of('categories').mend).toBe('Same issue as products.');
  expect(refused.of('cart').status).toBe('SUCCESS');
  const opened = await front({ answer: ({ path }) => (path.includes('/wc/') ? { status: 500, body: 'Down' } : null) });
  const failing = await diagnose({ WORDPRESS_URL: opened.url });
  expect(failing.of('products')).toMatchObject({ status: 'ERROR', mend: 'Check the content and shop installation.' });
  expect(failing.of('categories')).toMatchObject({ status: 'ERROR', mend: 'Same issue as products.' });
  expect(failing.of('cart')).toMatchObject({
    status: 'WARNING',
    mend: 'Cart endpoint unavailable: the local storage fallback will be used.',
  });
});

it('warns of credentials that open more than is needed, and of clocks that differ', async () => {
  const opened = await front({
    answer: ({ path }): Said | null => {
      if (path.startsWith('/wp-json/wc/v3/products/reviews'))
        return { status: 400, body: { code: 'rest_missing_callback_param' } };
      if (path.startsWith('/wp-json/wc/v3/products'))
        return { headers: { 'x-wp-total': '1' }, body: [{ id: 1, name: 'Seal' }] };
      if (path.startsWith('/wp-json/?'))
        return {
          headers: { date: 'Sat, 01 Jan 2022 00:00:00 GMT' },
          body: { timezone_string: '', gmt_offset: 2, namespaces: ['wp/v2'] },
        };
      return null;
    },
  });
  const port = new URL(opened.url).port;
  const lookup = (_: string, __: object, done: (error: null, found: object[]) => void) =>
    done(null, [{ address: '127.0.0.1', family: 4 }]);
  const dispatcher = new Agent({ connect: { lookup: lookup as never } });
  const env = {
    ...{ WORDPRESS_URL: `http://shop.example:${port}`, WOOCOMMERCE_BASIC_OVER_HTTP: 'on' },
    ...{ WOOCOMMERCE_KEY: 'ck_1', WOOCOMMERCE_SECRET: 'cs_1' },
  };
  const { data } = await ask(gateway(env, { dispatcher }), QUERY);
  const of = (id: string) => (data.diagnostics.checks as Check[]).find(check => check.id === id);
  expect(of('privileges')).toMatchObject({
    status: 'WARNING',
    detail:
      'WordPress: the application password is that of administrator, where author is enough; WooCommerce: the consumer key may write, which orders of accepted offers need',
  });
  expect(of('tls')).toMatchObject({ status: 'WARNING', detail: expect.stringMatching(/is plain http$/) });
  expect(of('clock')).toMatchObject({ status: 'ERROR', detail: expect.stringMatching(/behind the gateway$/) });
  expect(of('time-zone')).toMatchObject({
    status: 'WARNING',
    detail: expect.stringMatching(/^a fixed offset of \+2 h/),
  });
  await dispatcher.close();
});

it('says what stands at the front, what a plugin tells of pages, and which redirects are followed', async () => {
  const { of } = await diagnose({});
  expect(of('front-page').detail).toBe("'home' stands at /, no page lists its posts");
  demo.database.editSite({ reading: { front: 'about', posts: 'careers' } });
  expect((await diagnose({})).of('front-page').detail).toBe("'about' stands at /, 'careers' leads to /blog");
  expect([of('seo-plugin'), of('redirects')]).toEqual([undefined, undefined]);
  const heads = { yoast_head_json: { title: 'x' } };
  for (const page of demo.database.all('articles')) demo.database.put('articles', { ...page, heads });
  const redirects = [{ url: '/old', to: '/catalog' }];
  demo.database.editSite({ plugins: ['yoast/v1'], redirects, reading: { shows: 'posts' } });
  const owners = await diagnose({});
  expect(owners.of('front-page')).toMatchObject({ status: 'INFO', mend: expect.stringContaining('A static page') });
  expect(owners.of('seo-plugin')).toMatchObject({ status: 'SUCCESS', detail: 'the words of Yoast SEO are read' });
  expect(owners.of('redirects')).toMatchObject({ status: 'SUCCESS', detail: '1 of Redirection' });
  const { username, applicationPassword } = demo.author;
  const author = { WORDPRESS_USERNAME: username, WORDPRESS_APP_PASSWORD: applicationPassword };
  expect((await diagnose(author)).of('redirects')).toMatchObject({
    status: 'INFO',
    detail: 'those of Redirection cannot be read (403 rest_forbidden): they are not followed here',
  });
  demo.database.editSite({ plugins: [], redirects: undefined as never, reading: {} });
});

it('tells a page that is kept from search engines by itself from a whole site that is', async () => {
  const saidOf = async (plugin: string, heads: readonly string[]) => {
    const opened = await front({
      answer: asked => {
        if (asked.path.includes('/wp/v2/posts?')) return { body: [] };
        if (/wp\/v2\/pages\?.*yoast_head_json/.test(asked.path))
          return {
            body: heads.map((index, id) => {
              const words = plugin === 'yoast/v1' ? { yoast_head_json: { title: 'Seals', robots: { index } } } : {};
              return { id, link: `http://shop.example/${id}`, ...words };
            }),
          };
        const page = /getHead\?url=.*%2F(\d)$/.exec(asked.path)?.[1];
        if (page) return { body: { success: true, head: `<meta name="robots" content="${heads[Number(page)]}">` } };
        return saying({}, [plugin])(asked);
      },
    });
    return (await diagnose({ WORDPRESS_URL: opened.url })).of('seo-plugin');
  };
  for (const plugin of ['yoast/v1', 'rankmath/v1']) {
    expect(await saidOf(plugin, ['noindex', 'index'])).toMatchObject({ status: 'SUCCESS' });
    expect(await saidOf(plugin, ['noindex', 'noindex'])).toMatchObject({
      status: 'WARNING',
      detail: expect.stringContaining('every page and post that was looked at (2) is kept from search engines'),
    });
  }
});

it('warns of a key that may not write the orders of accepted offers', async () => {
  const denied = { status: 401, body: { code: 'woocommerce_rest_authentication_error' } };
  const opened = await front({
    answer: ({ path, method }): Said | null => {
      if (method === 'POST' && path.startsWith('/wp-json/wc/v3/products/reviews')) return denied;
      if (path.startsWith('/wp-json/wc/v3/products'))
        return { headers: { 'x-wp-total': '1' }, body: [{ id: 1, name: 'Seal' }] };
      return null;
    },
  });
  const key = { WOOCOMMERCE_KEY: 'ck_1', WOOCOMMERCE_SECRET: 'cs_1' };
  expect((await diagnose({ WORDPRESS_URL: opened.url, ...key })).of('privileges')).toMatchObject({
    status: 'WARNING',
    detail: expect.stringContaining('the consumer key reads only: orders of accepted offers are refused'),
    mend: expect.stringContaining('read/write'),
  });
});

it('finds no shop manager needed where there is no shop', async () => {
  const opened = await front({
    answer: ({ path }): Said | null => {
      if (path.startsWith('/wp-json/?')) return { body: { namespaces: ['wp/v2'] } };
      return path.includes('/wc/') ? { status: 404, body: { code: 'rest_no_route' } } : null;
    },
  });
  expect((await diagnose({ WORDPRESS_URL: opened.url })).of('privileges')).toMatchObject({
    detail: 'the application password is that of administrator, where author is enough',
  });
  expect((await diagnose({})).of('privileges').detail).toMatch(/shop_manager is enough$/);
});

it('warns of what a public site cannot say of the firm', async () => {
  const env = { PUBLIC_URL: 'http://localhost:4000', SITE_PHONE: '+27 11 000 0100' };
  const { data } = await ask(gateway(env), QUERY, {}, { ...requestContext(), operator: true });
  const details = (data.diagnostics.checks as Check[]).find(({ id }) => id === 'site-details');
  expect(details).toMatchObject({ status: 'WARNING', detail: expect.not.stringMatching('phone') });
  expect(details!.mend).toMatch(/SITE_PRIVACY_POLICY_URL/);
});

it('says when what opens the shop may not read its orders', async () => {
  const opened = await front({
    answer: ({ path }): Said | null =>
      path.startsWith('/wp-json/wc/v3/orders')
        ? { status: 403, body: { code: 'woocommerce_rest_cannot_view', message: '', data: { status: 403 } } }
        : null,
  });
  expect((await diagnose({ WORDPRESS_URL: opened.url })).of('orders')).toMatchObject({
    status: 'WARNING',
    detail: expect.stringMatching(/^the application password may not read orders \(403 woocommerce_rest_cannot_view\)/),
    mend: 'Give the user of the application password the role shop_manager.',
  });
  expect((await diagnose({})).of('orders')).toMatchObject({ status: 'SUCCESS' });
});
