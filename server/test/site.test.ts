import { expect, it } from 'vitest';
import { ask } from './ask.ts';
import { startEmbedded } from './embedded.ts';

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
