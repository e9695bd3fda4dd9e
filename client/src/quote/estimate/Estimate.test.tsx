import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Ask } from '../../data/ask.ts';
import { AskContext } from '../../data/useAsk.ts';
import { NOWHERE } from './deliveryPlace.ts';
import { Estimate } from './Estimate.tsx';
import { EstimateLine } from './EstimateLine.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { useEstimate } from './useEstimate.ts';

const zar = (amount: string) => ({ __typename: 'Money', amount, currency: 'ZAR' });
const gross = (amount: string, tax = '13.04') => ({ __typename: 'TaxedMoney', gross: zar(amount), tax: zar(tax) });
const line = {
  quantity: 2,
  unitPrice: gross('50.00'),
  total: gross('100.00'),
  break: null,
  nextBreak: null,
  unpriced: null,
};
const items = [
  { productId: '1', productName: 'Void label', sku: 'V-1', quantity: 2, price: '', notes: '', image: null },
];

const countries = [{ code: 'ZA', name: 'South Africa' }];

const taxRate = { label: 'VAT', percent: '15' };

/** A shop that delivers to Cape Town alone. */
const ask = (async (_: unknown, { postcode }: { postcode: string | null }) => {
  const delivery = postcode === '8001' ? gross('113.85', '14.85') : null;
  const sums = { goods: gross('100.00'), delivery, total: zar(delivery ? '213.85' : '100.00') };
  return { data: { estimateQuote: { lines: [line], ...sums, taxRate, complete: true } }, errors: [] };
}) as unknown as Ask;

/** As the quote page puts the two together. */
function Shown() {
  const [place, setPlace] = useState(NOWHERE);
  const { estimate } = useEstimate(items as never, place);
  const fields = (
    <PlaceFields place={{ ...place, country: place.country || 'ZA' }} countries={countries} onPlace={setPlace} />
  );
  return estimate && <Estimate items={items as never} estimate={estimate} place={fields} />;
}

test('delivery is part of the estimate once the postal code is known, and said where the shop names none', async () => {
  render(
    <AskContext value={ask}>
      <Shown />
    </AskContext>,
  );
  const postcode = await screen.findByLabelText(/^Postal code, for delivery/);
  expect(screen.getByText('in our offer')).toBeVisible();
  await userEvent.type(postcode, '8001');
  expect(await screen.findByText(/213\.85/)).toBeVisible();
  expect(screen.getByText('to 8001')).toBeVisible();
  expect(screen.getByText(/113\.85/)).toBeVisible();
  // The tax of goods and delivery together.
  expect(screen.getByText(/27\.89/)).toBeVisible();
  await userEvent.clear(postcode);
  await userEvent.type(postcode, '9999');
  expect(await screen.findByText('to 9999: priced by a person')).toBeVisible();
  expect(screen.queryByText(/213\.85/)).toBeNull();
});

test('a variation without a SKU of its own is priced once the shop has named it', async () => {
  const sized = (id: string, value: string) => ({ id, sku: 'V-1', attributes: [{ slug: 'size', value }] });
  const product = { id: '1', sku: 'V-1', variations: [sized('11', 'Small'), sized('12', 'Large')] };
  const asked: object[] = [];
  const noting = (async (_: unknown, { items: [item] }: { items: [{ variationId?: string }] }) => {
    asked.push(item);
    const { unitPrice, total, unpriced } = line;
    const found = item.variationId === '12' ? { unitPrice, total, unpriced } : { unpriced: 'CHOOSE_OPTIONS' };
    const none = { unitPrice: null, total: null };
    return { data: { estimateQuote: { lines: [{ ...line, ...none, ...found, product }], goods: null } }, errors: [] };
  }) as unknown as Ask;
  const list = [
    { ...items[0]!, productName: 'Void label (Large)' },
    { ...items[0]!, productName: 'Void label' },
  ];
  function Priced({ at }: { at: number }) {
    const { estimate } = useEstimate([list[at]] as never, NOWHERE);
    return <p>{estimate?.lines[0]?.unpriced ?? estimate?.lines[0]?.total?.gross.amount}</p>;
  }
  const { rerender } = render(<Priced at={0} />, {
    wrapper: ({ children }) => <AskContext value={noting}>{children}</AskContext>,
  });
  expect(await screen.findByText('100.00')).toBeVisible();
  expect(asked.at(-1)).toEqual({ productId: '1', sku: 'V-1', quantity: 2, variationId: '12' });
  rerender(<Priced at={1} />);
  expect(await screen.findByText('CHOOSE_OPTIONS')).toBeVisible();
});

test('fewer than the minimum order have no price, and the minimum is said', () => {
  const few = { ...line, unitPrice: null, total: null, unpriced: 'BELOW_MINIMUM', product: { minimumQuantity: 5 } };
  const sums = { goods: gross('100.00'), delivery: null, total: zar('100.00'), taxRate, complete: false };
  const two = [...items, { ...items[0]!, productName: 'Seal' }];
  render(
    <Estimate
      items={two as never}
      estimate={{ ...sums, lines: [line, few] } as never}
      place={<select aria-label="Country" />}
    />,
  );
  // What changes is read with its label, and without the choice beside it.
  const live = document.querySelector('[aria-live]');
  expect(live).toHaveAttribute('aria-atomic', 'true');
  expect(live).toHaveTextContent(/Estimate.*100\.00/);
  expect(live).not.toContainElement(screen.getByRole('combobox', { name: 'Country' }));
  expect(screen.getByText('Fewer than the minimum order of 5: priced by a person.')).toBeVisible();
  expect(screen.getByText('Without what has no price yet.')).toBeVisible();
});

test('where no line has a price each says why, and no figure is spoken of', () => {
  const none = { ...line, unitPrice: null, total: null };
  const few = { ...none, unpriced: 'BELOW_MINIMUM', product: { minimumQuantity: 5 } };
  const lines = [few, { ...none, unpriced: 'UNAVAILABLE' }];
  const two = [...items, { ...items[0]!, productName: 'Seal' }];
  const estimate = { lines, goods: null, delivery: null, total: null, taxRate, complete: false };
  render(<Estimate items={two as never} estimate={estimate as never} place={null} />);
  expect(screen.getByText('Fewer than the minimum order of 5: priced by a person.')).toBeVisible();
  expect(screen.getByText('No price can be had just now.')).toBeVisible();
  expect(screen.getByText('The quote we send is the offer.')).toBeVisible();
  expect(screen.queryByText(/figure|Delivery/)).toBeNull();
});

test.each([
  [true, null, 'estimate ZAR 100.00, delivery in our offer'],
  [true, gross('10.00'), 'estimate ZAR 100.00, with delivery'],
  [false, gross('10.00'), 'estimate ZAR 100.00, without what has no price yet'],
])('beside the button a sum of all (%s) with delivery %o says what it is of', (complete, delivery, words) => {
  const { container } = render(<EstimateLine estimate={{ total: zar('100.00'), delivery, complete } as never} />);
  expect(container.textContent?.replace(/\s/g, ' ')).toBe(words);
});

test('tax of several rates is one sum without a rate, and none is none', () => {
  const estimate = { goods: gross('100.00'), delivery: null, total: zar('100.00'), taxRate: null, complete: true };
  const show = (goods: object) => (
    <Estimate items={items as never} estimate={{ ...estimate, lines: [line], goods } as never} place={null} />
  );
  const { rerender } = render(show(gross('100.00')));
  expect(screen.getByText('Tax, included').parentElement).toHaveTextContent(/13\.04$/);
  rerender(show(gross('100.00', '0.00')));
  expect(screen.queryByText(/included/)).toBeNull();
});

test.each([
  ['0.00', 0],
  ['0.01', 1],
])('a break that saves %s on each is said %i times', (saves, times) => {
  const nextBreak = { missing: 5, saves: zar(saves), unitPrice: gross('0.04') };
  const lines = [{ ...line, nextBreak }];
  const estimate = { lines, goods: gross('100.00'), delivery: null, total: zar('100.00'), taxRate, complete: true };
  render(<Estimate items={items as never} estimate={estimate as never} place={null} />);
  expect(screen.queryAllByText(/saves/)).toHaveLength(times);
});
