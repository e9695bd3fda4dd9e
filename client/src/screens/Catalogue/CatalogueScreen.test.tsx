import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { product, productList } from '../../test/products.ts';
import { showSite } from '../../test/showSite.tsx';

const dozen = Array.from({ length: 12 }, (_, index) => product({ id: String(index + 1), name: `Label ${index + 1}` }));

const open = (url: string, list = productList(dozen, { totalItems: 58 })) => {
  const { asked, router } = showSite(url, { Catalogue: () => ({ data: { __typename: 'Query', products: list } }) });
  return { asked, address: () => router.state.location.pathname + router.state.location.search };
};

test('shows twelve products and says how many there are', async () => {
  open('/catalog');
  expect(await screen.findByRole('heading', { level: 1, name: 'Product Catalog' })).toBeVisible();
  expect(screen.getByText(/^Showing/)).toHaveTextContent('Showing 1-12 of 58 products');
  expect(screen.getAllByRole('article')).toHaveLength(12);
  expect(screen.getByRole('radio', { name: /Security/ })).toHaveAttribute('value', '12');
});

test('a filter goes into the address and begins at the first page', async () => {
  const { address, asked } = open('/catalog?page=3&sort=title&order=asc');
  await userEvent.click(await screen.findByRole('checkbox', { name: /On sale/ }));
  await waitFor(() => expect(address()).toBe('/catalog?on_sale=true&sort=title&order=asc'));
  expect(asked.at(-1)?.variables).toEqual({
    filter: { onSale: true },
    sort: { field: 'TITLE', order: 'ASC' },
    page: 1,
  });
});

test('what is typed while a filter is on its way stays, until one goes back', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { router } = showSite('/catalog', {
    Catalogue: async ({ filter }) => {
      if (filter && 'onSale' in filter) await promise;
      return { data: { __typename: 'Query', products: productList(dozen) } };
    },
  });
  const box = await screen.findByRole('checkbox', { name: /On sale/ });
  await userEvent.click(box);
  const field = screen.getByRole('searchbox', { name: 'Search products' });
  await userEvent.type(field, 'void');
  await act(async () => resolve());
  await screen.findByRole('navigation', { name: 'Filters that are set' });
  expect(field).toHaveValue('void');
  expect(box).toBeChecked();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(box).not.toBeChecked());
  expect(field).toHaveValue('');
});

test('a category is named by its id', async () => {
  const { address } = open('/catalog');
  await userEvent.click(await screen.findByRole('radio', { name: /Security/ }));
  await waitFor(() => expect(address()).toBe('/catalog?category=12'));
});

test('a category may be named by its slug, and a page that is no number is the first', async () => {
  const { asked } = open('/catalog?category=security&page=abc');
  expect(await screen.findByRole('radio', { name: /Security/ })).toBeChecked();
  expect(asked.filter(({ name }) => name === 'Catalogue').at(-1)?.variables).toMatchObject({
    ...{ filter: { categorySlugs: ['security'] }, page: 1 },
  });
  expect(within(screen.getByRole('navigation', { name: 'Filters that are set' })).getByText('Security')).toBeVisible();
});

test('a category that there is not is said to be none', async () => {
  open('/catalog?category=nothing-so-called', productList([]));
  expect(await screen.findByRole('heading', { name: 'No Products Found' })).toBeVisible();
  expect(screen.getByText('There is no such category.')).toBeVisible();
});

test('the order is one choice and two parameters', async () => {
  const { address } = open('/catalog?featured=true');
  const select = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(Array.from((select as HTMLSelectElement).options, option => option.text)).toEqual([
    'Newest first',
    'Oldest first',
    'Title A to Z',
    'Title Z to A',
    'Most popular',
    'Highest rated',
    'Lowest price',
    'Highest price',
  ]);
  await userEvent.selectOptions(select, 'Title Z to A');
  await waitFor(() => expect(address()).toBe('/catalog?featured=true&sort=title&order=desc'));
  await waitFor(() => expect(select).toHaveDisplayValue('Title Z to A'));
});

test.each<[string, (router: ReturnType<typeof showSite>['router']) => Promise<unknown>, string]>([
  ['another page', () => userEvent.click(screen.getByRole('link', { name: 'Page 3' })), '?featured=true&page=3'],
  ['a chip', () => userEvent.click(screen.getByRole('link', { name: 'Remove Featured' })), ''],
  ['Back', router => act(() => router.navigate(-1)), '?featured=true'],
])('an order that was left for %s before it came is not shown', async (_, leave, left) => {
  const { router } = showSite('/catalog?featured=true', {
    Catalogue: ({ sort, page }) =>
      sort?.field === 'PRICE'
        ? new Promise(() => {})
        : { data: { __typename: 'Query', products: productList(dozen, { totalItems: 58, page: page ?? 1 }) } },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(screen.getByText(/^Showing/)).toHaveTextContent('Showing 13-24 of 58'));
  const select = screen.getByRole('combobox', { name: 'Sort by' });
  await userEvent.selectOptions(select, 'Lowest price');
  expect(select).toHaveDisplayValue('Lowest price');
  await leave(router);
  await waitFor(() => expect(select).toHaveDisplayValue('Newest first'));
  expect(router.state.location.search).toBe(left);
});

test('an order that cannot be sent, for a price that is none, is not shown', async () => {
  const { address } = open('/catalog');
  await userEvent.type(await screen.findByRole('textbox', { name: 'From' }), 'R 12');
  const select = screen.getByRole('combobox', { name: 'Sort by' });
  await userEvent.selectOptions(select, 'Lowest price');
  expect(select).toHaveDisplayValue('Newest first');
  expect(address()).toBe('/catalog');
});

test('several options of an attribute go into the address, and each comes off by its chip', async () => {
  const { address, asked } = open('/catalog?page=2');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Vinyl/ }));
  await waitFor(() => expect(address()).toBe('/catalog?filter_material=vinyl'));
  await userEvent.click(await screen.findByRole('checkbox', { name: /PVC/ }));
  await waitFor(() => expect(address()).toBe('/catalog?filter_material=pvc&filter_material=vinyl'));
  expect(asked.at(-1)?.variables).toMatchObject({
    filter: { attributes: [{ slug: 'material', options: ['pvc', 'vinyl'] }] },
  });
  // The chips of before still stand when the address has changed.
  await screen.findByRole('link', { name: 'Remove PVC' });
  await userEvent.click(screen.getByRole('link', { name: 'Remove Vinyl' }));
  await waitFor(() => expect(address()).toBe('/catalog?filter_material=pvc'));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Vinyl/ })).not.toBeChecked());
});

test('a price is sent when it is whole, and named with its currency', async () => {
  const { address } = open('/catalog');
  await userEvent.type(await screen.findByRole('textbox', { name: 'From' }), '60');
  expect(address()).toBe('/catalog');
  await userEvent.tab();
  await waitFor(() => expect(address()).toBe('/catalog?min_price=60'));
  expect(await screen.findByRole('link', { name: /^Remove From ZAR.60\.00$/ })).toBeVisible();
});

test('what was left and is no price says so beside its field, until it is one', async () => {
  const { address } = open('/catalog');
  const from = await screen.findByRole('textbox', { name: 'From' });
  const hint = 'Digits, with a point before cents: 1500 or 99.50';
  const marked = () => screen.queryAllByRole('textbox').filter(field => field.getAttribute('aria-invalid') === 'true');
  await userEvent.type(from, 'R 12');
  expect(marked()).toEqual([]);
  await userEvent.tab();
  expect(marked()).toEqual([from]);
  expect(screen.getByText(hint)).toBeInTheDocument();
  expect(from).toHaveAccessibleDescription(hint);
  expect(address()).toBe('/catalog');
  await userEvent.clear(from);
  // Of a currency with cents it may be more than a thousand.
  await userEvent.type(from, '1.250');
  await userEvent.tab();
  expect(marked()).toEqual([from]);
  await userEvent.clear(from);
  await userEvent.type(from, '12.5');
  expect(marked()).toEqual([]);
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
  await userEvent.tab();
  await waitFor(() => expect(address()).toBe('/catalog?min_price=12.5'));
});

test('a price may have a comma before its cents', async () => {
  const { address, asked } = open('/catalog');
  await userEvent.type(await screen.findByRole('textbox', { name: 'To' }), '50,5{Enter}');
  await waitFor(() => expect(address()).toBe('/catalog?max_price=50%2C5'));
  expect(asked.at(-1)?.variables).toMatchObject({ filter: { maxPrice: '50.5' } });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('50.5'));
});

test('availability and rating are chosen from what there is', async () => {
  const { address, asked } = open('/catalog');
  await userEvent.click(await screen.findByRole('checkbox', { name: /In Stock/ }));
  await userEvent.click(await screen.findByRole('radio', { name: /4 stars and more/ }));
  await waitFor(() => expect(address()).toBe('/catalog?stock=instock&rating=4'));
  expect(asked.at(-1)?.variables).toMatchObject({ filter: { stock: ['IN_STOCK'], minRating: 4 } });
  // Three stars let nothing through that four do not.
  expect(screen.queryByRole('radio', { name: /3 stars/ })).not.toBeInTheDocument();
});

test('price and rating stay with another search where nothing that was found has them', async () => {
  const { facets, ...none } = productList([]);
  const { address } = open('/catalog?search=zzzzqqq&rating=5&min_price=500', {
    ...none,
    facets: facets && { ...facets, price: null },
  });
  expect(await screen.findByRole('radio', { name: '5 stars and more' })).toBeChecked();
  const field = screen.getByRole('searchbox', { name: 'Search products' });
  await userEvent.clear(field);
  await userEvent.type(field, 'label{Enter}');
  await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).get('search')).toBe('label'));
  const said = Object.fromEntries(new URLSearchParams(address().split('?')[1]));
  expect(said).toEqual({ search: 'label', rating: '5', min_price: '500' });
});

test('an attribute of many options shows those of most products and folds the rest', async () => {
  open('/catalog?filter_size=10-mm');
  const size = within(await screen.findByRole('group', { name: 'Size' }));
  expect(size.getByRole('checkbox', { name: /^10 mm/ })).toBeChecked();
  const shown = size.getAllByRole('checkbox').length;
  await userEvent.click(size.getByRole('link', { name: '2 more' }));
  expect(size.getAllByRole('checkbox')).toHaveLength(shown + 2);
  expect(size.queryByRole('link')).not.toBeInTheDocument();
});

test('a search is sent by Enter and cleared by its chip', async () => {
  const { address } = open('/catalog');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'void{Enter}');
  await waitFor(() => expect(address()).toBe('/catalog?search=void'));
  await userEvent.click(await screen.findByRole('link', { name: 'Remove "void"' }));
  await waitFor(() => expect(address()).toBe('/catalog'));
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search products' })).toHaveValue(''));
});

test('the pager keeps the filters', async () => {
  const { address } = open('/catalog?on_sale=true');
  expect(await screen.findByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/catalog?on_sale=true&page=2');
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(address()).toBe('/catalog?on_sale=true&page=2'));
});

test('pages have titles and canonical addresses of their own, filtered lists none', async () => {
  open('/catalog?page=2', productList(dozen, { totalItems: 58, page: 2 }));
  await waitFor(() => expect(document.title).toMatch(/^Product Catalog, page 2/));
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    expect.stringMatching(/[^/]\/catalog\?page=2$/),
  );
  cleanup();
  open('/catalog?featured=true');
  await screen.findByText(/^Showing/);
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.querySelector('link[rel=canonical]')).toBeNull();
});

test('nothing found leads back to everything', async () => {
  open('/catalog?search=voyd', productList([]));
  expect(await screen.findByRole('heading', { name: 'No Products Found' })).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Clear all filters' })) {
    expect(link).toHaveAttribute('href', '/catalog');
  }
});

test('a page past the end leads to the first', async () => {
  open('/catalog?page=9', productList([], { totalItems: 58, page: 9 }));
  expect(await screen.findByText('There is no such page: the list ends with page 5.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/catalog');
});

test('a shop that does not answer is said so, with the number of the request', async () => {
  showSite('/catalog?on_sale=true', {
    Catalogue: () => ({
      data: { __typename: 'Query', products: null },
      errors: [{ message: 'x', extensions: { code: 'UPSTREAM_TIMEOUT', requestId: 'req-7' } }],
    }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Failed to Load Products' })).toBeVisible();
  expect(screen.getByText('Request req-7')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reload' })).toHaveAttribute('href', '/catalog?on_sale=true');
});

test('what the shop told last is marked as such while it does not answer, and is not for search engines', async () => {
  const asOf = '2026-11-22T08:05:00.000Z';
  open('/catalog', productList([product({ asOf })], { asOf }));
  expect(await screen.findByText(/^The shop does not answer just now\..* as of 22 November 2026, 10:05/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Void Label' })).toHaveAttribute('href', '/product/void-label');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a pasted list fills the cart or the quote list from here, too', async () => {
  const matched = {
    __typename: 'SkuMatch' as const,
    sku: 'sec-1',
    product: product({ purchasable: true }),
    variation: null,
  };
  const list = productList(dozen, { totalItems: 58 });
  showSite('/catalog', {
    Catalogue: () => ({ data: { __typename: 'Query', products: list } }),
    Skus: () => ({ data: { __typename: 'Query', skus: [matched] } }),
  });
  await userEvent.click(await screen.findByText('Paste a list of SKUs'));
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'SKU and quantity, one product per line' }),
    'SEC-1, 3',
  );
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add to quote list' }));
  expect(await screen.findByText('1 product was added.')).toBeVisible();
  expect(JSON.parse(localStorage.getItem('diri_quote_items') ?? '[]')).toMatchObject([{ productId: '1', quantity: 3 }]);
});
