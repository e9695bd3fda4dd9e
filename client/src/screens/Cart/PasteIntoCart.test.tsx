import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Cart } from '../../cart/store/lines.ts';
import { cart, changed, markCart, refused } from '../../test/cartAnswers.ts';
import { open, quantity } from '../../test/cartScreen.ts';
import { product, variableProduct } from '../../test/products.ts';
import type { Answers } from '../../test/showSite.tsx';

afterEach(() => markCart(false));

const varied = variableProduct({ id: '8', sku: 'L-8', price: null });
const variation = varied.variations![0]!;
const anyColour = { ...variation, id: '81', sku: 'L-8-S', attributes: variation.attributes.slice(0, 1) };

const known = [
  { sku: 'l-9', product: product({ id: '9', name: 'Label 9', sku: 'L-9', price: null }), variation: null },
  { sku: 'l-7', product: product({ id: '7', name: 'Label 7', sku: 'L-7' }), variation: null },
  { sku: 'l-8', product: varied, variation: null },
  { sku: 'l-8-s', product: varied, variation: anyColour },
  { sku: 'l-8-s-b', product: varied, variation: { ...variation, id: '82' } },
];

const skus: Answers = {
  Skus: ({ skus }) => ({
    data: {
      skus: [skus].flat().map(sku => ({
        __typename: 'SkuMatch',
        ...(known.find(one => one.sku === sku) ?? { sku, product: null, variation: null }),
      })),
    },
  }),
};

const notice = (code: string, message: string, index: number | null = null): Cart['notices'][number] => ({
  ...{ __typename: 'CartNotice', code, message, item: null, index },
});

async function paste(lines: string) {
  await userEvent.click(await screen.findByText('Paste a list of SKUs'));
  const area = await screen.findByRole('textbox', { name: 'SKU and quantity, one product per line' });
  await userEvent.click(area);
  await userEvent.paste(lines);
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  return area;
}

/** What a report says below its first words. */
const told = () =>
  within(screen.getByText(/added\./).closest<HTMLElement>('[role=status]')!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a pasted list fills the cart in one change, and keeps every other line with its reason', async () => {
  const { changes } = open(cart({ 1: 1 }), { ...skus, AddManyToCart: () => changed(cart({ 1: 1, 9: 4 })) });
  const area = await paste('L-9;4\nL-8;2\nNO-SUCH;1');
  expect(await screen.findByText('1 product was added.')).toBeVisible();
  expect(screen.getByText('Line 2: L-8;2, comes in several kinds: name the SKU of one')).toBeVisible();
  expect(area).toHaveValue('L-8;2\nNO-SUCH;1');
  expect(await quantity(9)).toHaveValue(4);
  expect(changes().filter(({ name }) => name === 'AddManyToCart')).toMatchObject([
    { variables: { input: { items: [{ product: '9', quantity: 4, options: [] }] } } },
  ]);
});

test('what the cart does not take stays in the list, each line with its reason and what is told besides once', async () => {
  const few = 'The minimum order of Label 7 is 5.';
  const notices = [
    notice('NOT_ADDED', few, 1),
    notice('NOT_ADDED', few, 3),
    notice('PUT_BACK', 'Put back.'),
    notice('PUT_BACK', 'Put back.'),
  ];
  const { changes } = open(cart({ 1: 1 }), {
    ...skus,
    AddManyToCart: () => changed(cart({ 1: 1, 9: 4, 82: 3 }, { notices })),
  });
  const area = await paste('L-8-S;2\nL-9;4\nL-7;1\nL-8-S-B;3\nL-7;2');
  expect(await screen.findByText('2 products were added.')).toBeVisible();
  expect(told()).toEqual([
    'Line 1: L-8-S;2, comes in several kinds: name the SKU of one',
    `Line 3: L-7;1, ${few}`,
    `Line 5: L-7;2, ${few}`,
    'Put back.',
  ]);
  expect(area).toHaveValue('L-8-S;2\nL-7;1\nL-7;2');
  const [sent] = changes().filter(({ name }) => name === 'AddManyToCart');
  expect(sent?.variables).toMatchObject({
    input: { items: [{ product: '9' }, { product: '7' }, { product: '82' }, { product: '7' }] },
  });
});

test('a list of which the cart takes nothing stays where it is, and says why', async () => {
  open(cart({ 1: 1 }), { ...skus, AddManyToCart: () => refused('Too few.') });
  const area = await paste('L-7;1');
  expect(await screen.findByText('Too few.')).toBeVisible();
  expect(area).toHaveValue('L-7;1');
});

test('a list that is pasted into an empty cart keeps its report, and what is to be corrected', async () => {
  open(cart({}), { ...skus, AddManyToCart: () => changed(cart({ 9: 2 })) });
  const area = await paste('NO-SUCH;3\nL-9;2');
  expect(await quantity(9)).toHaveValue(2);
  expect(area).toBeVisible();
  expect(await screen.findByText('1 product was added.')).toBeVisible();
  expect(told()).toEqual(['Line 1: NO-SUCH;3, not found']);
  expect(area).toHaveValue('NO-SUCH;3');
});
