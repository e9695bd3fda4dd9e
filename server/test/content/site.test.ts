import { expect, it } from 'vitest';
import { ask, requestContext } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { settingsSaid, shopSaying } from '../shopSaying.ts';

const service = startEmbedded();
const SITE = `{ site { name description url logo { alt url(width: 160) } timezone currency phone email address
  hours { days opens closes } quoteHours socialLinks { name url } privacyPolicyUrl } }`;

it('describes the site from the service, its contact page and the defaults, without a call', async () => {
  const { data, calls } = await service.cost(SITE);
  expect(data.site).toEqual({
    name: 'Test & Labels',
    description: 'Labels for tests',
    url: 'http://localhost:4000',
    logo: { alt: 'Photo of logo', url: expect.stringMatching(/^\/_image\//) },
    timezone: 'Africa/Johannesburg',
    currency: 'ZAR',
    phone: '+27 11 000 0000',
    email: 'desk@labels.test',
    address: null,
    hours: [
      { days: 'Mon-Fri', opens: '09:00', closes: '18:00' },
      { days: 'Sat', opens: '10:00', closes: '16:00' },
      { days: 'Sun', opens: null, closes: null },
    ],
    // The contact page's hours are the firm's, not the quote desk's.
    quoteHours: 'Monday - Friday 8AM - 5PM',
    socialLinks: [],
    privacyPolicyUrl: null,
  });
  expect(calls).toEqual([]);
});

const COUNTRIES = '{ site { deliveryCountries { code name } billingCountries { code } } }';
const countriesOf = async (gateway = service.gateway, of = 'deliveryCountries') =>
  (await ask(gateway, COUNTRIES)).data.site[of].map(({ code }: { code: string }) => code).join(' ');

it('names the countries that the shop sends to, without a call', async () => {
  const { data, calls } = await service.cost(COUNTRIES);
  const { deliveryCountries } = data.site;
  expect(deliveryCountries[0]).toEqual({ code: 'BW', name: 'Botswana' });
  expect(await countriesOf()).toBe('BW SZ LS MZ NA ZA ZM ZW');
  expect(calls).toEqual([]);
});

const soldIn = (...codes: string[]) => ({ allowed_countries: 'specific', specific_allowed_countries: codes });
const sentTo = (...codes: string[]) => ({ ship_to_countries: 'specific', specific_ship_to_countries: codes });

it.each([
  ['sent to some', { allowed_countries: 'all', ...sentTo('ZA', 'FJ') }, 'FJ ZA', 'AQ FJ NA ZA'],
  ['sent anywhere, sold in one', { ship_to_countries: 'all', ...soldIn('ZA') }, 'AQ FJ NA ZA', 'ZA'],
  ['sent where it is sold', { allowed_countries: 'all' }, 'AQ FJ NA ZA', 'AQ FJ NA ZA'],
  ['all but some', { allowed_countries: 'all_except', all_except_countries: ['AQ'] }, 'FJ NA ZA', 'FJ NA ZA'],
])('goes by what the shop is set to: %s', async (_, set, delivery, billing) => {
  const settings = settingsSaid('general', { ship_to_countries: '', ...set });
  const countries = ['NA', 'ZA', 'AQ', 'FJ'].map(code => ({ code }));
  const said = { ...settings, '/wc/v3/data/countries': countries };
  const gateway = service.another({ upstream: await shopSaying(service.demo.url, said) });
  await gateway.ready();
  expect([await countriesOf(gateway), await countriesOf(gateway, 'billingCountries')]).toEqual([delivery, billing]);
});

it('names those that an address may be in where the key may not read what the shop is set to', async () => {
  await service.faults({ path: '/wc/v3/settings/general', status: 403, body: 'json' });
  const gateway = service.another();
  await gateway.ready();
  const codes = (await countriesOf(gateway)).split(' ');
  expect(codes).toEqual(expect.arrayContaining(['ZA', 'GB', 'US', 'CD']));
});

it('asks for each group of what the shop is set to once, whatever is made of it', async () => {
  const gateway = service.another();
  const asked = requestContext();
  const query = `{ site { weightUnit deliveryCountries { code } } product(slug: "roll-1") { pricesIncludeTax price { amount } }
    estimateQuote(items: [{ sku: "ROLL-01", quantity: 1 }]) { taxRate { percent } } }`;
  const { errors } = await ask(gateway, query, {}, asked);
  expect(errors).toEqual([]);
  const groups = asked.scope.calls.map(({ path }) => /settings\/[^?]*/.exec(path)?.[0]).filter(Boolean);
  expect(groups.sort()).toEqual(['settings/general', 'settings/products', 'settings/tax']);
});

it('prefers what is configured', async () => {
  const gateway = service.another({
    env: {
      SITE_PHONE: '+27 82 123 4567',
      SITE_ADDRESS: '1 Main Road',
      SITE_SOCIAL_LINKS: 'https://www.linkedin.com/company/x,https://toots.example/@x',
      SITE_PRIVACY_POLICY_URL: `${service.demo.url}/privacy.pdf`,
      SITE_HOURS: 'Mon-Sun 00:00-23:59',
    },
  });
  await gateway.ready();
  const { data } = await ask(gateway, SITE);
  expect(data.site).toMatchObject({
    phone: '+27 82 123 4567',
    address: '1 Main Road',
    hours: [{ days: 'Mon-Sun', opens: '00:00', closes: '23:59' }],
    socialLinks: [
      { name: 'LinkedIn', url: 'https://www.linkedin.com/company/x' },
      { name: 'toots.example', url: 'https://toots.example/@x' },
    ],
    privacyPolicyUrl: '/privacy.pdf',
  });
});

it('says how old the firm is and where it stands as configured, else as its contact page does, else not', async () => {
  const FIRM = '{ site { yearsOfExperience place { city region country countryName } } }';
  const firmOf = async (env: Record<string, string>) => {
    const gateway = service.another({ env });
    await gateway.ready();
    return (await ask(gateway, FIRM)).data.site;
  };
  const place = { city: 'Johannesburg', region: 'Gauteng', country: 'ZA', countryName: 'South Africa' };
  expect(await firmOf({})).toEqual({ yearsOfExperience: 24, place });
  expect(await firmOf({ SITE_YEARS: '7', SITE_PLACE: 'Windhoek, NA' })).toEqual({
    yearsOfExperience: 7,
    place: { city: 'Windhoek', region: '', country: 'NA', countryName: 'Namibia' },
  });
  await service.edit('pages', 'contact', { meta: { place: 'Where we are' } });
  expect(await firmOf({})).toEqual({ yearsOfExperience: null, place: null });
  await service.edit('pages', 'contact', { meta: { place: 'Windhoek, QQ' } });
  expect((await firmOf({})).place).toBeNull();
  for (const SITE_PLACE of ['Johannesburg', 'Johannesburg, QQ', 'London, UK'])
    expect(() => service.another({ env: { SITE_PLACE } })).toThrow(/SITE_PLACE: not a place/);
});

it.each([
  [
    'as the shop is set',
    [
      ['weight', 'g'],
      ['dimension', 'mm'],
    ],
    ['g', 'mm'],
  ],
  [
    'not, where the shop names none that is known',
    [
      ['weight', 'stone'],
      ['dimension', ''],
    ],
    [null, null],
  ],
])('says what weights and lengths are in: %s', async (_, set, expected) => {
  const settings = set.map(([id, value]) => ({ id: `woocommerce_${id}_unit`, value }));
  const upstream = await shopSaying(service.demo.url, { '/wc/v3/settings/products?': settings });
  const gateway = service.another({ upstream });
  await gateway.ready();
  const { site } = (await ask(gateway, '{ site { weightUnit dimensionUnit } }')).data;
  expect([site.weightUnit, site.dimensionUnit]).toEqual(expected);
});

it('says no unit where the key may not read it', async () => {
  await service.faults({ path: '/wc/v3/settings/products', status: 403, body: 'json' });
  const gateway = service.another();
  await gateway.ready();
  const { site } = (await ask(gateway, '{ site { weightUnit dimensionUnit } }')).data;
  expect(site).toEqual({ weightUnit: null, dimensionUnit: null });
});

it('promises delivery and returns as configured, else as its contact page does, else not', async () => {
  const PROMISE = '{ site { delivery { orderBefore workingDays cost { amount currency } } returnDays } }';
  const promised = async (env: Record<string, string> = {}) => {
    const gateway = service.another({ env });
    await gateway.ready();
    return (await ask(gateway, PROMISE)).data.site;
  };
  expect(await promised()).toEqual({ delivery: null, returnDays: null });
  const page = { order_before: '14:00', delivery_days: '2', delivery_cost: '113.85', return_days: '14' };
  await service.edit('pages', 'contact', { meta: page });
  const cost = { amount: '113.85', currency: 'ZAR' };
  expect(await promised()).toEqual({ delivery: { orderBefore: '14:00', workingDays: 2, cost }, returnDays: 14 });
  const set = { SITE_ORDER_BEFORE: '11:00', SITE_DELIVERY_DAYS: '3', SITE_DELIVERY_COST: '95', SITE_RETURN_DAYS: '0' };
  expect(await promised(set)).toEqual({
    delivery: { orderBefore: '11:00', workingDays: 3, cost: { ...cost, amount: '95.00' } },
    returnDays: null,
  });
  expect(await promised({ SITE_DELIVERY_DAYS: '0' })).toMatchObject({ delivery: null });
  await service.edit('pages', 'contact', {
    meta: { order_before: 'noon', delivery_days: 'soon', delivery_cost: 'R 95', return_days: '-1' },
  });
  expect(await promised()).toEqual({ delivery: null, returnDays: null });
  expect(() => service.another({ env: { SITE_DELIVERY_COST: 'R 95' } })).toThrow(/SITE_DELIVERY_COST: not an amount/);
});

it('takes what delivery costs in a currency of three decimals, as configured and from its contact page', async () => {
  const dinar = { '/wc/v3/data/currencies/current': { code: 'KWD', name: 'Kuwaiti dinar' } };
  const decimals = settingsSaid('general', { price_num_decimals: '3' });
  const upstream = await shopSaying(service.demo.url, { ...dinar, ...decimals });
  const costOf = async (env: Record<string, string> = {}) => {
    const gateway = service.another({ upstream, env });
    await gateway.ready();
    return (await ask(gateway, '{ site { delivery { cost { amount currency } } } }')).data.site.delivery.cost;
  };
  await service.edit('pages', 'contact', {
    meta: { order_before: '14:00', delivery_days: '2', delivery_cost: '2.125' },
  });
  expect(await costOf()).toEqual({ amount: '2.125', currency: 'KWD' });
  expect(await costOf({ SITE_DELIVERY_COST: '1.250' })).toEqual({ amount: '1.250', currency: 'KWD' });
});

it('is there even when nothing answers', async () => {
  const gateway = service.another({ upstream: 'http://127.0.0.1:9' });
  const { data, errors } = await ask(gateway, SITE);
  expect(errors).toEqual([]);
  expect(data.site).toMatchObject({ name: expect.stringMatching(/./), logo: null, currency: 'USD', phone: null });
});

it('lists every canonical address once for search engines', async () => {
  const { data } = await service.ask('{ sitemap { url lastModified changeFrequency priority } }');
  const urls: string[] = data.sitemap.map((entry: { url: string }) => entry.url);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls.every(url => url.startsWith('http://localhost:4000'))).toBe(true);
  expect(urls).toContain('http://localhost:4000/product/seal');
  expect(urls.join()).not.toMatch(/draft|unlisted|cart|my-account/);
});

it('gives the top of the sitemap with its size, and the rules for robots', async () => {
  const { data, calls } = await service.cost('{ sitemap(first: 2) { url } all: sitemap { url } sitemapSize robots }');
  expect(data.sitemap).toEqual(data.all.slice(0, 2));
  expect(data.sitemapSize).toBe(data.all.length);
  expect(data.robots).toContain('\nSitemap: http://localhost:4000/sitemap.xml\n');
  expect(calls).toEqual([]);
});

it('has no sitemap before the index is there', async () => {
  const { data } = await ask(service.another(), '{ sitemap { url } }');
  expect(data.sitemap).toBeNull();
});
