import { expect, test } from 'vitest';
import type { Summary } from '../../../rules/summary.ts';
import { createCardAddresses } from '../routes/cards/cardAddress.ts';
import { summaryTags } from './summary.ts';

const cards = createCardAddresses(['s'.repeat(32)]);
const summary: Summary = {
  site: { name: 'Labels', description: 'Labels and seals', url: 'https://labels.example' },
  title: 'Void label',
  description: 'It shows.',
  url: 'https://labels.example/product/void',
  noindex: false,
  type: 'product',
  picture: '/_image/abc/1200.jpeg?src=/a.jpg',
  crumbs: [],
  data: [],
};
const tagsOf = (more: Partial<Summary>) => summaryTags({ ...summary, ...more }, cards);
const cardIn = (tags: string) => {
  const address = /og:image" content="https:\/\/labels\.example([^"]+)"/.exec(tags)?.[1] ?? '';
  return cards.open(address.replaceAll('&amp;', '&'));
};

test('a page is shared under its own name, with a card of its words and its picture', () => {
  const tags = tagsOf({});
  expect(tags).toContain('<meta property="og:title" content="Void label">');
  expect(tags).toContain('<meta property="og:url" content="https://labels.example/product/void">');
  expect(cardIn(tags)).toEqual({ title: 'Void label', site: 'Labels', picture: summary.picture });
});

test('a page that is not to be found has the card of the site', () => {
  expect(cardIn(tagsOf({ noindex: true, title: 'Words of a stranger' }))).toEqual({
    title: 'Labels and seals',
    site: 'Labels',
    picture: null,
  });
});

test('what is not known is left out', () => {
  const tags = tagsOf({ description: '', url: null });
  expect(tags).not.toContain('og:description');
  expect(tags).not.toContain('og:url');
  expect(tags).not.toContain('ld+json');
});

test('breadcrumbs stand beside the other structured data', () => {
  const tags = tagsOf({ data: [{ '@type': 'WebPage' }], crumbs: [{ label: 'Home', href: '/' }] });
  const { '@graph': graph } = JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(tags)?.[1] ?? '');
  expect(graph).toEqual([
    { '@type': 'WebPage' },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home', item: 'https://labels.example/' }],
    },
  ]);
});

test('no word of an editor ends a tag', () => {
  const hostile = '"></script><img src=x onerror=alert(1)>';
  const tags = tagsOf({
    title: hostile,
    description: hostile,
    site: { ...summary.site, name: hostile },
    data: [{ '@type': 'WebPage', name: hostile }],
  });
  expect(tags.replaceAll(/<(meta|link|script)( [\w:-]+="[^"]*")+>/g, '').replace(/\{.*\}/, '')).toBe('</script>');
  expect(tags).not.toContain('<img');
});
