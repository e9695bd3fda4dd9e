import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readsConfig } from '../test/readsConfig.ts';

const { folder, faults, file, read } = readsConfig();

it.each([
  ['WORDPRES_URL', 'WORDPRESS_URL'],
  ['WORDRPESS_URL', 'WORDPRESS_URL'],
  ['SECRET_KEY', 'SECRET_KEYS'],
  ['OPERATOR_TOKEN_FILES', 'OPERATOR_TOKEN_FILE'],
])('names %s with its nearest', (wrong, right) => {
  expect(faults({ [wrong]: 'x' })).toEqual([`${wrong}: not known here. Did you mean ${right}? Rename it, or unset it`]);
});

it('leaves alone what is far from everything, and what stands beside the right one', () => {
  expect(faults({ HOSTNAME: 'x', DATA_DIRECTORY: '/srv', SITE_PHONES: '1', SITE_PHONE: '+27 11 000 0100' })).toEqual(
    [],
  );
});

it('names every fault at once, each with its mend', () => {
  const found = faults({
    ...{ PORT: 'many', HOST: '0.0.0.0', WORDPRESS_URL: 'shop.example', SITE_EMAIL: 'nobody', SITE_HOURS: 'always' },
    ...{ CORS_ORIGINS: 'https://app.example/path', SECRET_KEYS: 'short', OPERATOR_TOKEN: 'short', CACHE: 'perhaps' },
    ...{ WORDPRESS_USERNAME: 'editor', WOOCOMMERCE_SECRET: 'ck_wrong', UPSTREAM_TIMEOUT_MS: '5', MENU_IDS: 'primary' },
    PRODUCT_META: 'minimum=pieces',
  });
  const variables = [
    ...['PORT', 'WORDPRESS_URL', 'SITE_EMAIL', 'SITE_HOURS', 'CORS_ORIGINS', 'SECRET_KEYS', 'OPERATOR_TOKEN', 'CACHE'],
    ...[
      'WOOCOMMERCE_SECRET',
      'UPSTREAM_TIMEOUT_MS',
      'MENU_IDS',
      'PRODUCT_META',
      'HOST',
      'WORDPRESS_USERNAME and WORDPRESS_APP_PASSWORD',
    ],
    'WOOCOMMERCE_KEY and WOOCOMMERCE_SECRET',
  ];
  expect(found.map(fault => fault.split(':')[0]).toSorted()).toEqual(variables.toSorted());
  for (const fault of found) expect(fault).toMatch(/\. (Set|Make|Copy|Keep)/);
});

it('repeats no secret in a fault', () => {
  const text = faults({
    ...{ WOOCOMMERCE_KEY: 'hunter2', WOOCOMMERCE_SECRET: 'hunter2', OPERATOR_TOKEN: 'hunter2', SECRET_KEYS: 'hunter2' },
    ...{ WORDPRESS_URL: 'https://admin:hunter2@shop.example', WORDPRESS_APP_PASSWORD: 'hunter2' },
  }).join('\n');
  expect(text).toContain('WORDPRESS_URL');
  expect(text).not.toContain('hunter2');
});

it.each([
  [{ HOST: '0.0.0.0' }, 'HOST'],
  [{ PUBLIC_URL: 'https://labels.example' }, 'WORDPRESS_URL'],
  [{ PUBLIC_URL: 'https://labels.example', CONTENT_URL: 'https://c.example' }, 'WORDPRESS_URL'],
  [{ WORDPRESS_APP_PASSWORD: 'abcd' }, 'WORDPRESS_USERNAME'],
  [{ WOOCOMMERCE_KEY: 'ck_1' }, 'WOOCOMMERCE_KEY'],
  [{ WORDPRESS_URL: 'https://user:secret@shop.example' }, 'WORDPRESS_URL'],
  [{ WORDPRESS_URL: 'https://:secret@shop.example' }, 'WORDPRESS_URL'],
  [{ WORDPRESS_URL: 'https://shop.example/?rest_route=/' }, 'WORDPRESS_URL'],
  [{ SHOP_URL: 'https://shop.example/wp-json#/' }, 'SHOP_URL'],
  [{ PUBLIC_URL: 'https://labels.example/shop', WORDPRESS_URL: 'embedded' }, 'PUBLIC_URL'],
  [{ SITE_PRIVACY_POLICY_URL: 'privacy.pdf' }, 'SITE_PRIVACY_POLICY_URL'],
  [{ DEMO_LATENCY_MS: 'slow' }, 'DEMO_LATENCY_MS'],
  [{ SITE_HOURS: 'Mon-Fri 25:00-26:00' }, 'SITE_HOURS'],
  [{ SITE_HOURS: 'Mo-Fr 09:00-18:00' }, 'SITE_HOURS'],
  [{ SITE_HOURS: 'Mon-Fri 18:00-09:00' }, 'SITE_HOURS'],
  [{ SMTP_URL: 'mail.example', SITE_EMAIL: 'quotes@labels.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example:587' }, 'SMTP_URL'],
  [{ CDN: 'varnish' }, 'CDN_PURGE_URL'],
  [{ CDN: 'fastly', CDN_PURGE_URL: 'https://api.fastly.com/service/a/purge' }, 'CDN_TOKEN'],
  [{ CDN_TOKEN: 'may-purge\n# until March' }, 'CDN_TOKEN'],
  [{ CDN_TOKEN: 'may-pur…' }, 'CDN_TOKEN'],
  [{ CDN: 'akamai' }, 'CDN'],
  [{ DATABASE_URL: 'mysql://db.example/diri' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://diri:100%sure@db.example/diri' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgresql:///' }, 'DATABASE_URL'],
  [{ REDIS_URL: 'redis:cache' }, 'REDIS_URL'],
  [{ REDIS_URL: 'redis://cache.example/carts' }, 'REDIS_URL'],
  [{ BLOCKED_ROBOTS: 'AhrefsBot, *' }, 'BLOCKED_ROBOTS'],
  [{ REDIS_URL: 'redis://:100%sure@cache.example' }, 'REDIS_URL'],
  [{ SMTP_URL: 'smtp://diri:100%sure@mail.example', SITE_EMAIL: 'quotes@labels.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://', SITE_EMAIL: 'quotes@labels.example' }, 'SMTP_URL'],
  [{ UNLIMITED_CLIENTS: '192.0.2.7,load.example' }, 'UNLIMITED_CLIENTS'],
  [{ OPERATOR_TOKEN: 'correct horse battery staple' }, 'OPERATOR_TOKEN'],
  [{ OPERATOR_TOKEN: 'é'.repeat(24) }, 'OPERATOR_TOKEN'],
  [{ EMBED_HOSTS: 'https://www.youtube.com' }, 'EMBED_HOSTS'],
  [{ EMBED_HOSTS: '*.vimeo.com' }, 'EMBED_HOSTS'],
  [{ EMBED_HOSTS: "player.vimeo.com; script-src 'unsafe-inline'" }, 'EMBED_HOSTS'],
  [{ WEBHOOK_HOSTS: 'erp.internal:443' }, 'WEBHOOK_HOSTS'],
  [{ MEDIA_HOSTS: 'https://cdn.example' }, 'MEDIA_HOSTS'],
])('refuses %j', (env, variable) => {
  const found = faults(env);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(new RegExp(`^${variable}`));
});

it.each([
  [{ HOST: 'localhost' }],
  [{ HOST: '::1' }],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://labels.example', WORDPRESS_URL: 'embedded' }],
  [{ PUBLIC_URL: 'https://labels.example', CONTENT_URL: 'https://c.example', SHOP_URL: 'https://s.example' }],
  [{ PORT: '0' }],
  [{ SITE_HOURS: 'Sunday-Thursday 09:00-17:00, Fri 09:00-12:00, Fri-Sat closed' }],
  [{ EMBED_HOSTS: 'player.vimeo.com, video.example:8443', WEBHOOK_HOSTS: 'erp,10.0.0.5:8080,[fd00::5]:8080' }],
  [{ MEDIA_HOSTS: 'cdn.example, i0.wp.com' }],
  [{ DATABASE_URL: 'postgres:///diri?host=/run/postgresql', REDIS_URL: 'rediss://:100%25sure@cache.example' }],
  [{ DATABASE_URL: 'postgres://diri@db.example', REDIS_URL: 'redis://cache.example:6379/2' }],
  [{ BLOCKED_ROBOTS: 'AhrefsBot, GPTBot' }],
  [{ WORDPRESS_URL: '  ' }],
])('takes %j', env => {
  expect(faults(env as Record<string, string>)).toEqual([]);
});

it('says what is wrong with a secret in a file', () => {
  mkdirSync(join(folder, 'a-folder'));
  const found = faults({
    ...{ OPERATOR_TOKEN: 'y'.repeat(30), OPERATOR_TOKEN_FILE: file('twice', 'z'.repeat(30)) },
    ...{ SECRET_KEYS_FILE: '/no/such/file', WOOCOMMERCE_KEY_FILE: join(folder, 'a-folder') },
    ...{ WORDPRESS_APP_PASSWORD_FILE: file('nothing', '\n'), WEBHOOK_SECRET_FILE: file('short', 'short') },
  });
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^OPERATOR_TOKEN: set twice/),
      expect.stringMatching(/^SECRET_KEYS_FILE: cannot read \/no\/such\/file/),
      expect.stringMatching(/^WOOCOMMERCE_KEY_FILE: cannot read .*a-folder/),
      expect.stringMatching(/^WORDPRESS_APP_PASSWORD_FILE: .*nothing is empty/),
      expect.stringMatching(/^WEBHOOK_SECRET: shorter than 24 characters/),
    ]),
  );
});

it('says that it cannot make its folder', () => {
  const taken = file('taken', '');
  for (const DATA_DIR of [join(taken, 'data'), taken, '/proc/here/data'])
    expect(faults({ DATA_DIR })).toEqual([expect.stringMatching(/^DATA_DIR: cannot make or write/)]);
  expect(faults({ ARTWORK_DIR: join(taken, 'art') })).toEqual([
    expect.stringMatching(/^ARTWORK_DIR: cannot make or write/),
  ]);
});

it.each(['CDN_TOKEN', 'CDN_PURGE_TOKEN'])('takes the token of a CDN as %s, and as its file', name => {
  const cdn = { CDN: 'fastly', CDN_PURGE_URL: 'https://api.fastly.com/service/a/purge' };
  for (const given of [{ [name]: 'may-purge' }, { [`${name}_FILE`]: file('cdn-token', 'may-purge\n') }])
    expect(read({ ...cdn, ...given }).cdn).toMatchObject({ kind: 'fastly', purgeToken: 'may-purge' });
});
