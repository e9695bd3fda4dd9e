import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { layoutAnswer } from '../test/layoutAnswer.ts';
import { showSite } from '../test/showSite.tsx';
import { lean, restore } from './servedMenus.ts';

const [icasa] = layoutAnswer.regulatory!.items;
const below = {
  ...icasa!,
  id: '2',
  title: 'A & B',
  href: 'https://b.example/',
  external: true,
  newTab: true,
  description: '',
};
const data = {
  ...layoutAnswer,
  regulatory: {
    ...layoutAnswer.regulatory!,
    items: [
      { ...icasa!, children: [below] },
      { ...icasa!, id: '3' },
    ],
  },
  families: [
    {
      __typename: 'ProductCategory' as const,
      id: '402',
      slug: 'regulatory',
      image: { __typename: 'Image' as const, url: '/a.webp' },
    },
  ],
};

/** Nobody reads the numbers of what comes back. */
const unnumbered = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key === 'id' ? undefined : inner)));

test('the menus of a page are read from its header', async () => {
  showSite('/404', { Layout: () => ({ data }) });
  await screen.findByRole('heading', { level: 1 });
  await within(screen.getByRole('navigation', { name: 'Primary' })).findAllByText('A & B');
  const sent = JSON.parse(JSON.stringify(lean({ data, failed: [] })));
  expect(JSON.stringify(sent)).not.toMatch(/25 × 15|a\.webp|A & B/);
  const { data: found } = restore(sent, document);
  const { regulatory, security, specialty, general, families } = unnumbered(found);
  expect({ regulatory, security, specialty, general }).toEqual({
    ...unnumbered({ regulatory: data.regulatory, security: data.security, specialty: data.specialty }),
    general: unnumbered(data.general),
  });
  expect(families).toContainEqual(unnumbered(data.families)[0]);
  expect(found?.site).toEqual(data.site);
});

test('a menu that failed is not one without links', () => {
  const sent = lean({ data: { ...data, security: null }, failed: ['security'] });
  expect(restore(JSON.parse(JSON.stringify(sent)), document)).toMatchObject({
    data: { security: null },
    failed: ['security'],
  });
  expect(restore(lean({ data: null, failed: ['all'] }), document)).toEqual({ data: null, failed: ['all'] });
});
