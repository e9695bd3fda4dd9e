import { expect, it } from 'vitest';
import { startEmbedded } from '../embedded.ts';
import { page, product, seed } from '../seed.ts';

// Addresses that an editor, or whoever has taken an editor's place, writes where a link comes of them.

const HOSTILE = [
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', ' \u0001javascript:alert(1)'],
  ...['data:text/html,<script>alert(1)</script>', 'vbscript:msgbox(1)', 'file:///etc/passwd', '//evil.example/x'],
];
const named = HOSTILE.map((address, at) => [`hostile-${at}`, address] as const);

const service = startEmbedded({
  seed: {
    ...seed,
    products: [
      ...seed.products,
      ...named.map(([slug, externalUrl]) =>
        product(slug, { type: 'external', externalUrl, buttonText: 'Buy', meta: { data_sheet: externalUrl } }),
      ),
    ],
    pages: [
      ...seed.pages.filter(({ slug }) => slug !== 'contact'),
      page('contact', { meta: { privacy_policy_url: HOSTILE[0]!, social_links: HOSTILE.join(' ') } }),
    ],
    menus: [
      ...seed.menus,
      {
        ...seed.menus[0]!,
        ...{ slug: 'hostile', name: 'Hostile', locations: [] },
        items: HOSTILE.filter(address => !address.startsWith('//')).map(url => ({
          title: 'Here',
          target: { type: 'custom' as const, url },
        })),
      },
    ],
  },
});

it.each(named)('leads nowhere from a product: %s', async slug => {
  const { data, errors } = await service.ask(
    'query ($slug: String) { product(slug: $slug) { dataSheet ... on ExternalProduct { externalUrl } } }',
    { slug },
  );
  expect(errors).toEqual([]);
  expect(data.product).toEqual({ dataSheet: null, externalUrl: null });
});

it.each(named)('leads nowhere from the pages of the firm: %s', async (_slug, address) => {
  await service.edit('pages', 'contact', { meta: { privacy_policy_url: address, social_links: address } });
  await service.cold();
  const { data, errors } = await service.ask('{ site { privacyPolicyUrl socialLinks { url } } }');
  expect(errors).toEqual([]);
  expect(data.site).toEqual({ privacyPolicyUrl: null, socialLinks: [] });
});

it('leads nowhere from a menu', async () => {
  const { data, errors } = await service.ask('{ menu(slug: "hostile") { items { title href external } } }');
  expect(errors).toEqual([]);
  const written = data.menu.items.filter(({ title }: { title: string }) => title === 'Here');
  expect(written).toHaveLength(HOSTILE.length - 1);
  for (const item of written) expect(item).toEqual({ title: 'Here', href: '#', external: false });
});
