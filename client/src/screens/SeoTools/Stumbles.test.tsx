import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StumbleReportQuery } from '../../gql/unmasked.ts';
import { answerOf } from '../../test/contentAnswers.ts';
import { showSite } from '../../test/showSite.tsx';

type Operator = NonNullable<StumbleReportQuery['operator']>;
type GatewayErrors = { message: string; path: string[]; extensions: { code: string; requestId: string } }[];
type Report = NonNullable<Operator['report']>;
type Stumble = Report['items'][number];

const KINDS: Stumble['kind'][] = [
  'PICTURE_WITHOUT_ALT',
  'BACKEND_LINK',
  'PRODUCT_WITHOUT_CATEGORY',
  'PRODUCT_WITHOUT_PICTURE',
  'MENU_ITEM_NOWHERE',
];
const stumble = (more: Partial<Stumble> = {}): Stumble => ({
  __typename: 'Stumble',
  kind: 'PICTURE_WITHOUT_ALT',
  detail: 'https://cms.example/seal.jpg',
  title: 'How a label lifts',
  path: '/post/lifted',
  editUrl: 'https://cms.example/wp-admin/post.php?post=12&action=edit',
  leadsTo: null,
  ...more,
});
const report = (items: Stumble[], totalPages = 1): Report => ({
  __typename: 'Report',
  madeAt: '2026-03-12T08:30:00.000Z',
  counts: KINDS.map((kind, at) => ({ __typename: 'StumbleCount', kind, count: at })),
  items,
  pageInfo: { __typename: 'PageInfo', page: 1, totalItems: items.length, totalPages },
});
const show = (operator: Operator | null, path = '/seo-tools', errors?: GatewayErrors) =>
  showSite(path, {
    SeoTools: () => answerOf({ sitemapSize: 0, sitemap: null, robots: '' }),
    StumbleReport: () => ({ ...answerOf({ operator }), ...(errors ? { errors } : {}) }),
  });
const asOperator = (found: Report | null): Operator => ({ __typename: 'Operator', report: found });
const ticket = async () => {
  const heading = await screen.findByRole('heading', { level: 2, name: 'What readers would stumble on' });
  return within(heading.closest('section')!);
};

test('nobody but the operator is told of a report', async () => {
  show(null);
  expect(await screen.findByRole('heading', { level: 2, name: 'Status' })).toBeVisible();
  expect(screen.queryByText('What readers would stumble on')).not.toBeInTheDocument();
});

test('each thing found leads to its place and to where it is mended', async () => {
  const links = { kind: 'BACKEND_LINK' as const, path: null };
  show(asOperator(report([stumble(), stumble({ ...links, leadsTo: '/about' }), stumble(links)], 3)));
  const found = await ticket();
  const [, first, second, third] = found.getAllByRole('row');
  expect(first).toHaveTextContent(
    'How a label liftsPicture without a texthttps://cms.example/seal.jpgEdit in WordPress',
  );
  expect(within(first!).getByRole('link', { name: 'How a label lifts' })).toHaveAttribute('href', '/post/lifted');
  expect(within(first!).getByRole('link', { name: 'Edit in WordPress' })).toHaveAttribute('href', stumble().editUrl);
  expect(second).toHaveTextContent('This site leads it to /about.');
  expect(third).toHaveTextContent('It leads nowhere on this site.');
  expect(found.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/seo-tools?page=2#stumbles');
});

test('the numbers of the kinds lead to their lists', async () => {
  const { asked } = show(asOperator(report([stumble()])), '/seo-tools?kind=BACKEND_LINK&page=2');
  const kinds = within((await ticket()).getByRole('list', { name: 'Kinds' }));
  expect(kinds.getAllByRole('link').map(link => link.textContent)).toEqual([
    'All10',
    'Picture without a text0',
    'Link to the host of WordPress1',
    'Product without a category2',
    'Product without a picture3',
    'Menu item that leads nowhere4',
  ]);
  expect(kinds.getByRole('link', { name: /Link to the host/ })).toHaveAttribute(
    'href',
    '/seo-tools?kind=BACKEND_LINK#stumbles',
  );
  expect(asked.find(({ name }) => name === 'StumbleReport')?.variables).toEqual({ kind: 'BACKEND_LINK', page: 2 });
});

test('where nothing was found it says so', async () => {
  show(asOperator(report([])));
  expect((await ticket()).getByText('Nothing found.')).toBeVisible();
});

test('a report that is still being made says so, and how to look again', async () => {
  show(asOperator(null));
  const found = await ticket();
  expect(found.getByText(/still being made/)).toBeVisible();
  expect(found.getByRole('link', { name: 'Look again' })).toBeVisible();
});

test('a report that could not be made says so, with the number of the request', async () => {
  const extensions = { code: 'UPSTREAM_ERROR', requestId: 'req-42' };
  show(asOperator(null), '/seo-tools', [{ message: 'No.', path: ['operator', 'report'], extensions }]);
  expect((await ticket()).getByText('The report could not be made just now. Request req-42')).toBeVisible();
});
