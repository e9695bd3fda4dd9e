import { expect, it } from 'vitest';
import { MAX_QUANTITY } from '../../../../rules/forms/quoteItems.ts';
import { fc } from '../../../../rules/test/property.ts';
import { addItem, itemKey, type ListItem, type QuoteItems, readItems } from './items.ts';

const item = (more: Partial<ListItem> = {}): ListItem => ({
  productId: '7',
  productName: 'Void label',
  quantity: 1,
  sku: 'SEC-1',
  price: 'ZAR 71.40',
  notes: '',
  ...more,
});

const some = fc.record({
  productId: fc.constantFrom('1', '2', '3'),
  productName: fc.constantFrom('Void label', 'Void label (Red)'),
  quantity: fc.integer({ min: 1, max: 1000 }),
  sku: fc.constantFrom('', 'SEC-1', 'SEC-2'),
  price: fc.constantFrom('', 'ZAR 1.00'),
  notes: fc.constantFrom('', 'matt'),
});

const counts = (items: QuoteItems) => {
  const found = new Map<string, number>();
  for (const one of items) found.set(itemKey(one), (found.get(itemKey(one)) ?? 0) + one.quantity);
  return found;
};

it('loses no piece and lists nothing twice, in whatever order things are added', () => {
  fc.assert(
    fc.property(fc.array(some, { maxLength: 60 }), added => {
      const list = added.reduce(addItem, [] as QuoteItems);
      expect(counts(list)).toEqual(counts(added));
      expect(new Set(list.map(itemKey)).size).toBe(list.length);
      const backwards = added.toReversed().reduce(addItem, [] as QuoteItems);
      expect(counts(backwards)).toEqual(counts(list));
    }),
  );
});

it('reads back what it wrote', () => {
  fc.assert(
    fc.property(fc.array(some, { maxLength: 30 }), added => {
      const list = added.reduce(addItem, [] as QuoteItems);
      expect(readItems(JSON.parse(JSON.stringify(list)))).toEqual(list);
    }),
  );
});

it('makes a valid list of anything at all', () => {
  const wild = fc.oneof(
    fc.jsonValue(),
    fc.array(fc.record({ productId: fc.jsonValue(), productName: fc.jsonValue() })),
  );
  fc.assert(
    fc.property(wild, stored => {
      const list = readItems(stored);
      expect(list.length).toBeLessThanOrEqual(100);
      for (const { productId, productName, quantity } of list) {
        expect(productId).not.toBe('');
        expect(productName.trim()).not.toBe('');
        expect(Number.isInteger(quantity) && quantity >= 1).toBe(true);
      }
    }),
  );
});

it('reads a list as the older site wrote it', () => {
  const stored = [
    { productId: 7, productName: 'Void label', quantity: '2', sku: 'SEC-1', price: 71.4 },
    { productId: 8, productName: ' ', quantity: 1 },
    null,
    'text',
  ];
  expect(readItems(stored)).toEqual([item({ quantity: 2, price: '71.4' })]);
});

it('keeps the notes and takes the newer price of a product that is added again', () => {
  const list = addItem([item({ notes: 'matt' })], item({ quantity: 4, price: 'ZAR 60.00' }));
  expect(list).toEqual([item({ quantity: 5, price: 'ZAR 60.00', notes: 'matt' })]);
});

it('holds two variations apart', () => {
  const [red, blue] = [item({ sku: 'SEC-1-R' }), item({ sku: 'SEC-1-B' })];
  expect(addItem([red], blue)).toEqual([red, blue]);
});

it('takes at most a hundred products, and more of those it has', () => {
  const full = Array.from({ length: 100 }, (_, at) => item({ productId: String(at) }));
  expect(addItem(full, item({ productId: 'new' }))).toBe(full);
  expect(addItem(full, item({ productId: '99' })).at(-1)?.quantity).toBe(2);
});

it('counts no further than is believed', () => {
  expect(addItem([item({ quantity: MAX_QUANTITY })], item())[0]?.quantity).toBe(MAX_QUANTITY);
});
