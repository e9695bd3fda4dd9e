import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answerOf, storedRequest } from '../../test/contentAnswers.ts';
import { money } from '../../test/products.ts';
import { fillIn, keep, kept, label, open, send, tape } from '../../test/quoteList.ts';

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

const _tax = { __typename: 'TaxedMoney' as const, gross: money('50.00'), tax: money('6.52') };
