import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { QuoteQuery } from '../../gql/unmasked.ts';
import { answerOf, examplePage, sending, storedRequest, unavailable } from '../../test/contentAnswers.ts';
import { layoutAnswer } from '../../test/layoutAnswer.ts';
import { money } from '../../test/products.ts';
import { fields, quotePage, sentBy } from '../../test/quoteScreen.ts';
import { type Answers, showSite } from '../../test/showSite.tsx';
import { serviceData } from './serviceData.ts';

const voidLabel: NonNullable<QuoteQuery['product']> = {
  __typename: 'VariableProduct',
  id: '7',
  name: 'Void label',
  sku: 'SEC-7',
  path: '/product/void-label',
  minimumQuantity: null,
  image: null,
  meta: [{ __typename: 'MetaEntry', key: 'pack', value: 'roll of 1000' }],
  categories: [{ __typename: 'ProductCategory', slug: 'void-labels' }],
  attributes: [
    { __typename: 'ProductAttribute', slug: 'material', options: [{ __typename: 'AttributeOption', name: 'Vinyl' }] },
  ],
  variations: [sized('38 × 19 mm', 'SEC-7-M'), sized('75 × 30 mm', 'SEC-7-L')],
};

function sized(value: string, sku: string) {
  const attributes = [{ __typename: 'AttributeValue' as const, name: 'Size', slug: 'size', value }];
  return { __typename: 'Variation' as const, id: sku, sku, image: null, price: money('71.40'), attributes };
}

function inColour(value: string) {
  const colour = { __typename: 'AttributeValue' as const, name: 'Colour', slug: 'colour', value };
  const made = sized('75 × 30 mm', value === 'Red' ? 'SEC-7-L' : 'SEC-7-B');
  return { ...made, attributes: [...made.attributes, colour] };
}

/** As one comes from the product's page. */
async function comeWith(name = 'Void label (75 × 30 mm)', more: Answers = {}) {
  const query = new URLSearchParams({ product: '7', name, sku: 'SEC-7-L', quantity: '2' });
  const site = showSite(`/request-quote?${query}`, {
    Quote: () => answerOf({ site: sending, page: null, product: voidLabel }),
    SubmitQuoteRequest: () => storedRequest('Q-0TNS1-Z5MTV'),
    ...more,
  });
  await screen.findByText('Quoting: 1 product');
  return site;
}

test('with a product only name and e-mail are left to ask, and the rest goes with them', async () => {
  const site = await comeWith();
  expect(screen.getByText('Two required fields')).toBeVisible();
  expect(await screen.findByRole('spinbutton', { name: 'Quantity of Void label (75 × 30 mm)' })).toHaveValue(2);
  const known = within(screen.getByRole('list', { name: 'Known from the product' }));
  expect(known.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'Label type Security Void',
    'Quantity 1001-5000 labels',
    'Size 75 × 30 mm',
    'Material Vinyl',
  ]);
  expect(screen.getByText('2000 labels')).toBeVisible();
  await userEvent.type(fields().name, 'Lerato Mokoena');
  await userEvent.type(fields().email, 'lerato@highveld.example');
  await userEvent.click(fields().send);
  await screen.findByText('Q-0TNS1-Z5MTV');
  expect(sentBy(site)).toMatchObject([
    {
      ...{ labelType: 'security-void', quantity: '1001-5000', size: '75 × 30 mm', material: 'vinyl' },
      items: [{ productId: '7', productName: 'Void label (75 × 30 mm)', sku: 'SEC-7-L', quantity: 2 }],
    },
  ]);
});

test("a product's link makes one line of the list, under the shop's own name", async () => {
  const { asked } = await comeWith('Fake');
  expect(asked.find(({ name }) => name === 'Quote')?.variables).toEqual({ product: '7', withProduct: true });
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('diri_quote_items') ?? '[]')).toMatchObject([
      { productId: '7', productName: 'Void label', quantity: 2, sku: 'SEC-7' },
    ]),
  );
});

test('what was chosen is kept where the page put another colour into the name than the shop did', async () => {
  const blue = { ...voidLabel, name: 'Void label, Blue', variations: ['Blue', 'Red'].map(inColour) };
  await comeWith('Void label, Red (75 × 30 mm, Red)', {
    Quote: () => answerOf({ site: sending, page: null, product: blue }),
  });
  expect(await screen.findByRole('combobox', { name: 'Colour of Void label, Blue' })).toHaveValue('Red');
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('diri_quote_items') ?? '[]')).toMatchObject([
      { productName: 'Void label, Red (75 × 30 mm, Red)', sku: 'SEC-7-L' },
    ]),
  );
});

test('an attribute that the first variation leaves open can be chosen as well', async () => {
  const first = sized('38 × 19 mm', 'SEC-7-M');
  const product = { ...voidLabel, variations: [first, ...['Blue', 'Red'].map(inColour)] };
  await comeWith('Void label (75 × 30 mm, Red)', {
    Quote: () => answerOf({ site: sending, page: null, product }),
  });
  const colour = await screen.findByRole('combobox', { name: 'Colour of Void label' });
  expect(colour).toHaveValue('Red');
  await userEvent.selectOptions(colour, 'Blue');
  await waitFor(() => expect(localStorage.getItem('diri_quote_items')).toContain('Void label (75 × 30 mm, Blue)'));
});

test('another size is another variation, and what is known follows; what was changed by hand stays', async () => {
  await comeWith();
  await userEvent.click(screen.getByText('Change these'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Material (optional)' }), 'Paper');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Size of Void label' }), '38 × 19 mm');
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('diri_quote_items') ?? '[]')).toMatchObject([
      { productName: 'Void label (38 × 19 mm)', sku: 'SEC-7-M' },
    ]),
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Size (optional)' })).toHaveValue('38 × 19 mm'));
  expect(screen.getByRole('combobox', { name: 'Material (optional)' })).toHaveValue('paper');
  expect(screen.getByRole('list', { name: 'Known from the product' })).toHaveTextContent('Material Paper');
});

test('what is worth knowing of a size stands there while the questions are folded, and once when they are open', async () => {
  const small = { ...voidLabel, categories: [{ __typename: 'ProductCategory' as const, slug: 'icasa-labels' }] };
  const product = { ...small, variations: [sized('2.5 × 2.5 mm', 'SEC-7-M'), sized('75 × 30 mm', 'SEC-7-L')] };
  await comeWith('Void label (2.5 × 2.5 mm)', {
    Quote: () => answerOf({ site: sending, page: null, product }),
  });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Size of Void label' }), '2.5 × 2.5 mm');
  const shown = () =>
    screen.queryAllByText(/2\.5 x 2\.5 mm cannot carry it/).filter(one => one.closest('details:not([open])') === null);
  await waitFor(() => expect(shown()).toHaveLength(1));
  expect(shown()[0]).toHaveTextContent('ICASA, Equipment Authorisation Regulations, 2021');
  await userEvent.click(screen.getByText('Change these'));
  await waitFor(() => expect(shown().map(one => one.closest('details'))).toEqual([expect.anything()]));
  await userEvent.click(screen.getByText('Change these'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size of Void label' }), '75 × 30 mm');
  await waitFor(() => expect(shown()).toEqual([]));
});

test("the editor's words take the place of the site's own", async () => {
  const quote: NonNullable<QuoteQuery['page']>['quote'] = {
    __typename: 'QuotePageFields',
    heroTitle: 'Ask <em>us</em>',
    heroSubtitle: 'We answer.',
    processTitle: 'How it goes',
    steps: [
      { __typename: 'QuoteStep', title: 'Write', description: null },
      { __typename: 'QuoteStep', title: null, description: null },
      { __typename: 'QuoteStep', title: null, description: null },
    ],
    processImage: null,
    contactPhone: '+27 11 555 0000',
    contactEmail: null,
    contactHours: 'Mornings',
  };
  showSite('/request-quote', {
    Quote: () => answerOf({ site: sending, page: examplePage('request-quote', { quote }) }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ask us' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'How it goes' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Write' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Expert Review' })).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: '+27 11 555 0000' }))
    expect(link).toHaveAttribute('href', 'tel:+27115550000');
  expect(screen.getByText('Mornings')).toBeVisible();
});

test("the number to call stands beside 'Call Expert Team', and WhatsApp where the firm has it", async () => {
  const whatsapp = 'https://wa.me/27820000100';
  showSite('/request-quote', {
    ...quotePage,
    Layout: () => ({ data: { ...layoutAnswer, site: { ...layoutAnswer.site, whatsapp } } }),
  });
  const call = await screen.findByRole('link', { name: 'Call Expert Team' });
  expect(call).toHaveAttribute('href', '/contact');
  const beside = within(call.parentElement!);
  expect(beside.getByRole('link', { name: '+27 11 000 0100' })).toHaveAttribute('href', 'tel:+27110000100');
  expect(beside.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', whatsapp);
});

test('a failing page keeps the form and the phone number', async () => {
  const { data, errors } = unavailable('page');
  showSite('/request-quote', { Quote: () => ({ data: { site: sending, ...data }, errors }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByText('This page could not be loaded just now.')).toBeVisible();
  expect(fields().send).toBeEnabled();
  expect(screen.getAllByRole('link', { name: '+27 11 000 0100' }).length).toBeGreaterThan(0);
});

test('what clients are is said in the hero only where it is configured, and as configured', async () => {
  const own = (clientSatisfaction: number | null): Answers => ({
    ...quotePage,
    Layout: () => ({ data: { ...layoutAnswer, site: { ...layoutAnswer.site, clientSatisfaction } } }),
  });
  showSite('/request-quote', own(91));
  expect(await screen.findByText('client satisfaction')).toBeVisible();
  expect(screen.getByText('91%')).toBeVisible();
  cleanup();
  showSite('/request-quote', own(null));
  expect(await screen.findByText('custom solutions')).toBeVisible();
  expect(screen.queryByText('client satisfaction')).toBeNull();
});

test('what is offered is offered in the country where the firm is, and in none where that is not known', () => {
  const { site } = layoutAnswer;
  const place = { ...site.place!, country: 'BW', countryName: 'Botswana' };
  expect(serviceData({ ...site, place })).toMatchObject({ areaServed: { '@type': 'Country', name: 'Botswana' } });
  expect(serviceData({ ...site, place: null })).not.toHaveProperty('areaServed');
});
