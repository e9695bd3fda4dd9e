import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { SkusQuery } from '../../gql/unmasked.ts';
import { answerOf, examplePage, refusal, sending, storedRequest } from '../../test/contentAnswers.ts';
import { money, variableProduct } from '../../test/products.ts';
import { type Answers, showSite } from '../../test/showSite.tsx';

const label = {
  productId: '1',
  productName: 'Void Label',
  quantity: 5,
  sku: 'SEC-1',
  price: 'ZAR 71.40',
  notes: '',
};
const tape = { productId: '2', productName: 'Carton Tape', quantity: 1, sku: 'GEN-1', price: '', notes: '' };

const keep = (...items: object[]) => localStorage.setItem('diri_quote_items', JSON.stringify(items));
const kept = () => JSON.parse(localStorage.getItem('diri_quote_items') ?? '[]');

async function open(answers: Answers = {}, path = '/request-quote') {
  const site = showSite(path, {
    Quote: () => answerOf({ site: sending, page: examplePage('request-quote') }),
    ...answers,
  });
  await screen.findByRole('button', { name: 'Request a Quote' });
  return site;
}

async function fillIn() {
  await userEvent.click(screen.getByRole('radio', { name: 'Security Void' }));
  await userEvent.click(screen.getByRole('radio', { name: '1001-5000' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Lerato');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'lerato@highveld.example');
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Request a Quote' }));

test('the list shows what it holds', async () => {
  keep(label, tape);
  await open();
  expect(await screen.findByText('Quoting: 2 products')).toBeVisible();
  expect(await screen.findByRole('spinbutton', { name: 'Quantity of Void Label' })).toHaveValue(5);
});

test('without a list the page shows the form alone, and the way to paste one', async () => {
  await open();
  expect(screen.queryByText(/^Quoting/)).toBeNull();
  expect(screen.getByText('Paste a list of SKUs')).toBeVisible();
});

test('quantities and notes are changed in the list, and what is no quantity becomes 1', async () => {
  keep(label);
  await open();
  const quantity = await screen.findByRole('spinbutton', { name: 'Quantity of Void Label' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '12');
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes on Void Label' }), 'matt, please ');
  expect(kept()).toEqual([{ ...label, quantity: 12, notes: 'matt, please ' }]);
  await userEvent.clear(quantity);
  await userEvent.tab();
  expect(quantity).toHaveValue(1);
  expect(kept()[0].quantity).toBe(1);
});

test('a product is removed, or all of them', async () => {
  const other = { ...tape, productId: '3', productName: 'Asset Tag' };
  keep(label, tape, other);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Void Label' }));
  expect(kept()).toEqual([tape, other]);
  expect(document.activeElement).toHaveAttribute('id', 'quote-list');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the list' }));
  expect(kept()).toEqual([]);
});

test('the list is sent with the request, and cleared only once that has arrived', async () => {
  keep(label, tape);
  let down = true;
  const { asked } = await open({
    SubmitQuoteRequest: () => (down ? Promise.reject(new Error('offline')) : storedRequest('Q-0TNS1-Z5MTV')),
  });
  await fillIn();
  await send();
  expect(await screen.findByText(/You can also call us on/)).toHaveTextContent('+27 11 000 0100');
  expect(kept()).toEqual([label, tape]);
  down = false;
  await send();
  await screen.findByText('Q-0TNS1-Z5MTV');
  const inputs = asked.flatMap(({ name, variables }) => (name === 'SubmitQuoteRequest' ? [variables.input] : []));
  expect(inputs).toMatchObject([{ items: [label, tape] }, { items: [label, tape] }]);
  await waitFor(() => expect(kept()).toEqual([]));
});

test('what another tab added meanwhile stays on the list', async () => {
  keep(label);
  await open({
    SubmitQuoteRequest: () => {
      keep(label, tape);
      return storedRequest('Q-0TNS1-Z5MTV');
    },
  });
  await fillIn();
  await send();
  await screen.findByText('Q-0TNS1-Z5MTV');
  await waitFor(() => expect(kept()).toEqual([tape]));
});

test('a sent request says what happens next, and is printed with all that was asked', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  keep({ ...label, notes: 'matt' });
  const listed = { productId: '1', productName: 'Void Label', quantity: 5, sku: 'SEC-1', notes: 'matt' };
  const stored: Parameters<typeof storedRequest>[1] = {
    answerBy: '2026-11-23T09:00:00+02:00',
    ...{ size: '60x30', labelSize: { __typename: 'LabelSize', shape: 'RECTANGLE', widthMm: 60, heightMm: 30 } },
    items: [{ __typename: 'QuoteRequestItem', ...listed }],
    artwork: [{ __typename: 'QuoteArtwork', name: 'seal.pdf', bytes: 2_600_000 }],
  };
  await open({ SubmitQuoteRequest: () => storedRequest('Q-0TNS1-Z5MTV', stored) });
  await fillIn();
  await send();
  const next = (await screen.findByRole('heading', { name: 'What happens next' })).closest('section') as HTMLElement;
  expect(within(next).getByRole('heading', { name: 'Expert Review' })).toBeVisible();
  expect(within(next).getByRole('row', { name: 'Label type Security Void' })).toBeVisible();
  expect(within(next).getByRole('row', { name: /^Size 60x30\s+Read as 60 x 30 mm\.$/ })).toBeVisible();
  expect(within(next).getByRole('row', { name: 'Artwork seal.pdf (2.5 MB)' })).toBeVisible();
  await userEvent.click(within(next).getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  const slip = within(next).getByText('Quote request Q-0TNS1-Z5MTV').parentElement;
  await waitFor(() => expect(slip).toHaveTextContent('5 x Void Label, SEC-1, matt'));
  expect(slip).toHaveTextContent('Label typeSecurity Void');
  expect(slip).toHaveTextContent('Received on 20 November 2026');
  expect(slip).toHaveTextContent('Outside office hours: by Monday 23 November at 09:00');
});

type Match = SkusQuery['skus'][number];

const match = (sku: string, more: Partial<Match> = {}): Match => ({
  __typename: 'SkuMatch',
  sku,
  product: null,
  variation: null,
  ...more,
});
const voidLabel = variableProduct();
const known: Answers = {
  Skus: ({ skus }) =>
    answerOf({
      skus: [skus].flat().map(sku => {
        if (sku === 'sec-1') return match(sku, { product: voidLabel });
        if (sku !== 'sec-1-r') return match(sku);
        const attributes = [{ __typename: 'AttributeValue' as const, value: 'Red' }];
        const red = { ...voidLabel.variations![0]!, id: '12', sku: 'SEC-1-R', price: money('71.40'), attributes };
        return match(sku, { product: voidLabel, variation: red });
      }),
    }),
};

async function paste(lines: string) {
  await userEvent.click(screen.getByText('Paste a list of SKUs'));
  const area = await screen.findByRole('textbox', { name: 'SKU and quantity, one product per line' });
  await userEvent.click(area);
  await userEvent.paste(lines);
  await userEvent.click(screen.getByRole('button', { name: 'Add to quote list' }));
  return area;
}

test('a pasted list adds what is found, and keeps every other line with its reason', async () => {
  keep(label);
  const { asked } = await open(known);
  const area = await paste('SKU;Qty\nSEC-1-R;3\nNO-SUCH;2\nSEC-1-R;many\nsec-1-r;4\n');
  expect(await screen.findByText('2 products were added.')).toBeVisible();
  expect(screen.getByText('Line 3: NO-SUCH;2, not found')).toBeVisible();
  expect(screen.getByText('Line 4: SEC-1-R;many, SKU or quantity could not be read')).toBeVisible();
  expect(area).toHaveValue('NO-SUCH;2\nSEC-1-R;many');
  expect(kept()).toEqual([
    label,
    {
      productId: '1',
      productName: 'Void Label (Red)',
      quantity: 7,
      sku: 'SEC-1-R',
      price: 'ZAR\u00a071.40',
      notes: '',
    },
  ]);
  expect(asked.filter(({ name }) => name === 'Skus').map(({ variables }) => variables)).toEqual([
    { skus: ['sec-1-r', 'no-such'] },
  ]);
});

test('a file is read into the list of lines', async () => {
  await open(known);
  await userEvent.click(screen.getByText('Paste a list of SKUs'));
  const file = new File(['\ufeffSEC-1,2'], 'order.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('Or read a CSV or text file'), file);
  const area = screen.getByRole('textbox', { name: 'SKU and quantity, one product per line' });
  await waitFor(() => expect(area).toHaveValue('SEC-1,2'));
  await userEvent.click(screen.getByRole('button', { name: 'Add to quote list' }));
  expect(await screen.findByText('1 product was added.')).toBeVisible();
  expect(kept()).toMatchObject([{ productName: 'Void Label', quantity: 2, price: '' }]);
});

test.each([
  ['no text', new File([new Uint8Array([80, 75, 3, 4, 0, 0, 0])], 'order.csv'), /could not be read as text/],
  ['far too long', new File(['x'.repeat(100_001)], 'order.csv'), /too long for a list of products/],
])('a file that is %s is refused', async (_what, file, words) => {
  await open();
  await userEvent.click(screen.getByText('Paste a list of SKUs'));
  await userEvent.upload(await screen.findByLabelText('Or read a CSV or text file'), file);
  const area = screen.getByRole('textbox', { name: 'SKU and quantity, one product per line' });
  await waitFor(() => expect(area).toHaveAccessibleDescription(words));
  expect(area).toHaveValue('');
});

test('a list that cannot be looked up stays where it is', async () => {
  await open({ Skus: () => Promise.reject(new Error('offline')) });
  const area = await paste('SEC-1,2');
  await waitFor(() => expect(area).toHaveAccessibleDescription(/could not be looked up/));
  expect(area).toHaveValue('SEC-1,2');
});

test('an empty list is said to be one', async () => {
  await open();
  await userEvent.click(screen.getByText('Paste a list of SKUs'));
  await userEvent.click(await screen.findByRole('button', { name: 'Add to quote list' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'SKU and quantity, one product per line' })).toBeInvalid(),
  );
});

const priced = (country: string | null | undefined) => {
  const sum = { __typename: 'TaxedMoney' as const, gross: money('100.00'), tax: money('13.04') };
  const line = { __typename: 'EstimateLine' as const, product: null, quantity: 5, unitPrice: sum, total: sum };
  return answerOf({
    estimateQuote: {
      ...{ __typename: 'Estimate' as const, country: country ?? 'ZA', goods: sum, delivery: null },
      ...{ total: money('100.00'), taxRate: null, complete: true },
      lines: [{ ...line, break: null, nextBreak: null, unpriced: null }],
    },
  });
};
const addressed = (country: string, postcode: string) => ({ __typename: 'Address' as const, country, postcode });

test.each([
  ['the last order of whoever is signed in', [addressed('NA', ''), addressed('BW', '00267')], 'BW', '00267'],
  ['nobody', null, null, null],
])(
  'the estimate begins with the place that is known of %s, and another can be chosen',
  async (_, known, country, postcode) => {
    keep(label);
    const account = known && { __typename: 'Account' as const, addresses: known };
    const { asked } = await open({
      KnownPlace: () => answerOf({ account }),
      EstimateQuote: variables => priced(variables.country),
    });
    const select = await screen.findByLabelText('Country');
    const offered = within(select).getAllByRole('option');
    expect(offered.map(option => option.textContent)).toEqual(['Botswana', 'South Africa', 'Zambia']);
    await waitFor(() => expect(screen.getByLabelText(/^Postal code/)).toHaveValue(postcode ?? ''));
    await waitFor(() => expect(select).toHaveValue(country ?? 'ZA'));
    const last = () => asked.findLast(({ name }) => name === 'EstimateQuote')?.variables;
    await waitFor(() => expect(last()).toMatchObject({ country, postcode }));
    await userEvent.selectOptions(select, 'Zambia');
    await waitFor(() => expect(last()).toMatchObject({ country: 'ZM', postcode }));
    expect(asked.filter(({ name }) => name === 'KnownPlace')).toHaveLength(1);
  },
);

const tax = { __typename: 'TaxedMoney' as const, gross: money('50.00'), tax: money('6.52') };
const lineOf = (quantity: number, id: string) => ({
  ...{ __typename: 'EstimateLine' as const, quantity, unitPrice: tax, total: tax },
  ...{ product: variableProduct({ id }), break: null, nextBreak: null, unpriced: null },
});

test.each([
  ['asked for its price', { workOut: '1', deliveryCountry: 'ZA', deliveryPostcode: '8001' }],
  ['was refused', { name: '', email: 'lerato@highveld.example' }],
])('a form that was sent without scripts and %s brings all of its list back', async (_, sent) => {
  const site = showSite('/cookies', {
    Page: () => answerOf({ page: examplePage('cookies') }),
    Quote: () => answerOf({ site: sending, page: null }),
    SubmitQuoteRequest: () => refusal('Please check.', { name: 'Please enter your name.' }),
    EstimateQuote: () =>
      answerOf({
        estimateQuote: {
          ...{ __typename: 'Estimate' as const, country: 'ZA', goods: tax, delivery: null, total: money('50.00') },
          ...{ lines: [lineOf(5, '1'), lineOf(1, '2')], taxRate: null, complete: true },
        },
      }),
  });
  await screen.findByRole('heading', { level: 1, name: 'The page cookies' });
  const formData = new FormData();
  for (const [name, value] of Object.entries({ items: JSON.stringify([label, tape]), ...sent }))
    formData.set(name, value);
  await site.router.navigate('/request-quote', { formMethod: 'post', formData });
  expect(await screen.findByText('Quoting: 2 products')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Your price now' })).toHaveTextContent(/5 × Void Label.*1 × Carton/),
  );
  expect(kept()).toMatchObject([label, tape]);
});

/** Posts the form as a browser without scripts does; the page that answers it puts the list that came back into the browser's. */
async function postPlain(sent: Record<string, string>) {
  const site = showSite('/cookies', {
    Page: () => answerOf({ page: examplePage('cookies') }),
    Quote: () => answerOf({ site: sending, page: null }),
    SubmitQuoteRequest: () => refusal('Please check.', { name: 'Please enter your name.' }),
    ...known,
  });
  await screen.findByRole('heading', { level: 1, name: 'The page cookies' });
  const formData = new FormData();
  for (const [name, value] of Object.entries({ items: JSON.stringify([label, tape]), ...sent }))
    formData.set(name, value);
  await site.router.navigate('/request-quote', { formMethod: 'post', formData });
  await screen.findByRole('textbox', { name: 'Email' });
  return site;
}

test('another product is added without scripts, and all that was typed is kept', async () => {
  const typed = { email: 'lerato@highveld.example', 'line.0.quantity': '12', 'line.1.notes': 'Two colours' };
  const added = { addLine: '1', addSku: ' sec-1-r ', addQuantity: '30' };
  const site = await postPlain({ ...typed, ...added });
  expect(await screen.findByText('Quoting: 3 products')).toBeVisible();
  await waitFor(() =>
    expect(kept()).toEqual([
      { ...label, quantity: 12 },
      { ...tape, notes: 'Two colours' },
      expect.objectContaining({ productName: 'Void Label (Red)', sku: 'SEC-1-R', quantity: 30 }),
    ]),
  );
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('lerato@highveld.example');
  const asked = site.asked.map(({ name, variables }) => [name, variables]);
  expect(asked).toContainEqual(['Skus', { skus: ['sec-1-r'] }]);
  expect(asked.map(([name]) => name)).not.toContain('SubmitQuoteRequest');
});

test.each([
  ['that nobody knows', { addSku: 'none-1' }],
  ['that was left out', { addSku: '' }],
])('a product %s is not added without scripts, and nothing is lost or sent', async (_, sent) => {
  const site = await postPlain({ email: 'lerato@highveld.example', addLine: '1', ...sent });
  expect(await screen.findByText('Quoting: 2 products')).toBeVisible();
  await waitFor(() => expect(kept()).toEqual([label, tape]));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('lerato@highveld.example');
  expect(site.asked.map(({ name }) => name)).not.toContain('SubmitQuoteRequest');
});

test('a product goes from the list without scripts, and what is sent has the quantities that were typed', async () => {
  await postPlain({ removeLine: '0', 'line.1.quantity': '8' });
  expect(await screen.findByText('Quoting: 1 product')).toBeVisible();
  await waitFor(() => expect(kept()).toEqual([{ ...tape, quantity: 8 }]));
  cleanup();
  localStorage.clear();
  const { asked } = await postPlain({ 'line.0.quantity': '40', 'line.0.notes': 'Matt' });
  const sent = asked.find(({ name }) => name === 'SubmitQuoteRequest')?.variables.input;
  expect(sent).toMatchObject({ items: [{ ...label, quantity: 40, notes: 'Matt' }, tape] });
});
