import { describe, expect, it } from 'vitest';
import { change, readCart } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';
import { newShopper } from '../shopper.ts';

const service = startEmbedded();

describe('the odd things of a real shop', () => {
  const PRICES = 'price { amount } regularPrice { amount } salePrice { amount } onSale saleFrom saleTo purchasable';
  const read = async (slug: string, fields = PRICES) =>
    (
      await service.cost(
        `query { product(slug: "${slug}") { ${fields} ... on VariableProduct { variations { sku salePrice { amount } } } } }`,
      )
    ).data.product;

  it('tells nobody of a sale that is to come', async () => {
    const later = { saleFrom: '2999-01-01T00:00:00', saleTo: '2999-02-01T00:00:00' };
    await service.edit('products', 'roll-2', { salePrice: '1.00', ...later });
    const product = await read('roll-2');
    expect(product).toMatchObject({ onSale: false, salePrice: null, saleFrom: null, saleTo: null });
    expect(product.price).toEqual({ amount: '2.50' });
    const { variations } = await read('seal');
    expect(variations.filter((one: { salePrice: unknown }) => one.salePrice)).toEqual([
      { sku: 'SEAL-S-R', salePrice: { amount: '24.00' } },
    ]);
  });

  it('rounds a price that has more digits than its currency', async () => {
    await service.edit('products', 'roll-3', { regularPrice: '3.005' });
    expect((await read('roll-3')).price).toEqual({ amount: '3.01' });
  });

  it('sells nothing at a price below 0, also where the store has put it into the cart', async () => {
    const { id } = (await service.ask('{ product(slug: "roll-9") { id } }')).data.product;
    const shopper = newShopper(service.gateway);
    await change(shopper, 'addCartItem', { product: id, quantity: 2 });
    await service.edit('products', 'roll-9', { regularPrice: '-5.00' });
    const items = [{ productId: id, quantity: 2 }];
    const ESTIMATE = `query ($items: [EstimateItemInput!]!) { estimateQuote(items: $items) { lines { unpriced } } }`;
    const { data } = await service.ask(ESTIMATE, { items });
    expect(data.estimateQuote.lines).toEqual([{ unpriced: 'ON_REQUEST' }]);
    expect(await read('roll-9', 'price { amount } purchasable')).toEqual({ price: null, purchasable: false });
    const cart = await readCart(shopper);
    expect(cart.notices).toMatchObject([{ code: 'NOT_FOR_SALE', item: 'Roll 09' }]);
  });

  it('sells none of what one order takes one of and has a minimum above one', async () => {
    await service.edit('products', 'roll-4', { soldIndividually: true, meta: { min_order_qty: '5' } });
    expect(await read('roll-4', 'purchasable soldIndividually minimumQuantity')).toEqual({
      ...{ purchasable: false, soldIndividually: true, minimumQuantity: 5 },
    });
    const { data } = await service.ask('{ diagnostics { checks { id status detail } } }');
    expect(data.diagnostics.checks.find((check: { id: string }) => check.id === 'minimums')).toMatchObject({
      ...{ status: 'WARNING', detail: expect.stringMatching(/nobody can buy them: Roll 04 \(\d+\)$/) },
    });
  });

  it.each([
    [4, 'no', false],
    [5, 'no', true],
    [4, 'notify', true],
    [0, 'no', true],
  ])(
    'of which 5 are sold at least, and %i are left with backorders %s, can be bought: %s',
    async (left, backorders, is) => {
      await service.edit('products', 'roll-6', { stockQuantity: left, backorders, meta: { min_order_qty: '5' } });
      expect(await read('roll-6', 'purchasable')).toEqual({ purchasable: is });
    },
  );

  it.each([
    ['4 are left', { manageStock: true, stockQuantity: 4 }, false],
    ['5 are left', { manageStock: true, stockQuantity: 5 }, true],
    ['4 are left and more are sold', { manageStock: true, stockQuantity: 4, backorders: 'notify' }, true],
    ['nobody counts', {}, true],
  ])('sells a variation of a product of which 5 are sold at least where %s: %o, %s', async (_, stock, is) => {
    const uncounted = { manageStock: false, stockQuantity: null, backorders: 'no' };
    await service.edit('products', 'seal', { meta: { min_order_qty: '5' } });
    await service.edit('variations', 'SEAL-L', { ...uncounted, ...stock });
    const ofProduct = await service.cost(
      '{ product(slug: "seal") { ... on VariableProduct { variations { sku purchasable } } } }',
    );
    expect(ofProduct.data.product.variations).toContainEqual({ sku: 'SEAL-L', purchasable: is });
    const bySku = await service.cost('{ skus(skus: ["SEAL-L"]) { product { name } variation { purchasable } } }');
    expect(bySku.data.skus[0].variation).toEqual({ purchasable: is });
    expect(bySku.calls).toHaveLength(2);
  });

  it('sells no variation where one order takes one of a product that has a minimum', async () => {
    await service.edit('products', 'seal', { soldIndividually: true, meta: { min_order_qty: '5' } });
    const { data } = await service.cost(
      '{ product(slug: "seal") { price { amount } ... on VariableProduct { variations { purchasable } } } }',
    );
    expect(data.product.variations.every((one: { purchasable: boolean }) => !one.purchasable)).toBe(true);
    await service.edit('products', 'seal', { soldIndividually: false, meta: {} });
  });

  it('leads from the number of a product to it', async () => {
    const { id } = service.demo.database.all('products').find(row => row.slug === 'roll-5')!;
    const to = async (path: string) =>
      (await service.ask(`{ route(path: "${path}") { ... on Redirect { to status } } }`)).data.route;
    expect(await to(`/product/${id}`)).toEqual({ to: '/product/roll-5', status: 301 });
    expect(await to('/product/999999')).toBeNull();
  });
});
