import { expect, it } from 'vitest';
import type { TestGateway } from '../ask.ts';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { offered, operator, quoting } from '../quoting.ts';
import { product, seed } from '../seed.ts';
import { settingsSaid, shopSaying } from '../shopSaying.ts';

// How a shop charges tax beside the one rate that the embedded one has.

const goods = [
  product('book', { sku: 'BOOK', taxClass: 'reduced-rate' }),
  product('exempt', { sku: 'EXEMPT', taxStatus: 'none' }),
  product('taxed', { sku: 'TAXED' }),
];
const service = startEmbedded({ seed: { ...seed, products: [...seed.products, ...goods] } });
const { take, submit } = quoting(() => service.gateway);
const vat = { country: 'ZA', state: '', rate: '15.0000', name: 'VAT', priority: 1, shipping: true, class: 'standard' };

async function gatewayOf(said: Readonly<Record<string, unknown>>): Promise<TestGateway> {
  const gateway = service.another({ upstream: await shopSaying(service.demo.url, said) });
  await gateway.ready();
  return gateway;
}
async function offerOf(rates: object[], more: object = {}) {
  const gateway = await gatewayOf({ '/wc/v3/taxes': rates });
  const { reference } = await submit('Taxed', gateway);
  return take('answerQuoteRequest', { reference, version: 1, ...offered, ...more }, gateway);
}

it('charges no tax on delivery where the rate is none of delivery', async () => {
  const { offer } = await offerOf([{ ...vat, shipping: false }]);
  expect(offer.delivery).toEqual({ name: 'Courier to Midrand', total: { net: { amount: '164.80' } } });
  expect(offer).toMatchObject({
    taxRate: { label: 'VAT', percent: '15' },
    // 15% of 8,431.00
    totals: { net: { amount: '8595.80' }, tax: { amount: '1264.65' }, total: { amount: '9860.45' } },
  });
});

it('takes the rate of a postal code or a city for nobody else’s', async () => {
  const zone = { ...vat, rate: '0.0000', name: 'Zone' };
  const bound = [
    { ...zone, postcodes: ['9999'] },
    { ...zone, cities: ['ELSEWHERE'] },
    { ...zone, postcode: '9998' },
  ];
  const { offer } = await offerOf([...bound, { ...vat, postcodes: [], cities: [], postcode: '', city: '' }]);
  expect(offer).toMatchObject({ taxRate: { percent: '15' }, totals: { tax: { amount: '1289.37' } } });
});

it.each([
  ['ZA', 'GP', '16', '9971.13'],
  ['ZA', 'wc', '15', '9885.17'],
  ['NA', '', '10', '9455.38'],
])(
  'charges in %s %s, of the rates that hold there, the one of the nearest place',
  async (country, state, percent, amount) => {
    const rates = [
      { ...vat, country: '', rate: '10.0000' },
      vat,
      { ...vat, state: 'GP', rate: '16.0000' },
      { ...vat, state: 'KZN', rate: '17.0000' },
    ];
    const { offer } = await offerOf(rates, { country, state });
    expect(offer).toMatchObject({ taxRate: { percent }, totals: { total: { amount } } });
  },
);

it('asks the firm for the tax where the shop has no other rates than those of postal codes', async () => {
  const rates = [{ ...vat, postcodes: ['9999'] }];
  expect(await offerOf(rates)).toMatchObject({ errors: [{ field: 'taxPercent', code: 'REQUIRED' }] });
  expect(await offerOf(rates, { taxPercent: '15' })).toMatchObject({ offer: { taxRate: { percent: '15' } } });
});

it('charges none where the shop has its taxes switched off, whatever rates it keeps', async () => {
  const gateway = await gatewayOf(settingsSaid('general', { calc_taxes: 'no' }));
  const { reference } = await submit('Untaxed', gateway);
  const { offer } = await take('answerQuoteRequest', { reference, version: 1, ...offered }, gateway);
  expect(offer).toMatchObject({ taxRate: null, totals: { tax: { amount: '0.00' }, total: { amount: '8595.80' } } });
  const query = `{ product(slug: "roll-1") { pricesIncludeTax }
    estimateQuote(items: [{ sku: "ROLL-01", quantity: 1 }]) { taxRate { percent } goods { tax { amount } } } }`;
  const { data } = await ask(gateway, query);
  expect(data).toEqual({
    product: { pricesIncludeTax: null },
    estimateQuote: { taxRate: null, goods: { tax: { amount: '0.00' } } },
  });
});

const books = { ...vat, rate: '5.0000', name: 'Books', class: 'reduced-rate' };

/** Offers one at 100.00 of each product. */
async function offerOfGoods(slugs: readonly string[], said: Readonly<Record<string, unknown>> = {}, more: object = {}) {
  const gateway = await gatewayOf({ '/wc/v3/taxes': [vat, books], ...said });
  const query = 'query ($slug: String!) { product(slug: $slug) { id } }';
  const ids = await Promise.all(slugs.map(async slug => (await ask(gateway, query, { slug })).data.product.id));
  const lines = ids.map(productId => ({ productId, name: 'Goods', quantity: 1, unitPrice: '100.00' }));
  const { reference } = await submit('Taxed', gateway);
  return take('answerQuoteRequest', { reference, version: 1, lines, ...more }, gateway);
}

it('taxes each line by the class of its product, and none that is not taxed', async () => {
  const { offer } = await offerOfGoods(['taxed', 'exempt']);
  expect(offer).toMatchObject({ taxRate: { label: 'VAT', percent: '15' }, totals: { tax: { amount: '15.00' } } });
  expect((await offerOfGoods(['exempt'])).offer).toMatchObject({ taxRate: null, totals: { tax: { amount: '0.00' } } });
  const mixed = await offerOfGoods(['taxed', 'book', 'exempt']);
  expect(mixed.offer).toMatchObject({ taxRate: null, totals: { net: { amount: '300.00' }, tax: { amount: '20.00' } } });
});

it.each([
  ['by the standard rate where some of the goods are', ['book', 'taxed'], undefined, '35.00', null],
  ['by the rate of the goods where none are', ['book', 'exempt'], undefined, '10.00', '5'],
  ['not where no goods are taxed', ['exempt'], undefined, '0.00', null],
  ['by the class that the shop sets for it', ['taxed'], 'reduced-rate', '20.00', null],
  ['by the standard rate where the shop sets that', ['book'], '', '20.00', null],
])('taxes delivery %s', async (_what, slugs, value, tax, percent) => {
  const delivery = { delivery: { name: 'Courier', amount: '100.00' } };
  const said = value === undefined ? {} : settingsSaid('tax', { prices_include_tax: 'yes', shipping_tax_class: value });
  const { offer } = await offerOfGoods(slugs, said, delivery);
  expect(offer.totals.tax.amount).toBe(tax);
  expect(offer.taxRate?.percent ?? null).toBe(percent);
});

const CURRENT = '/wc/v3/data/currencies/current';
const decimals = (value: string) => settingsSaid('general', { price_num_decimals: value });

it('rounds as a shop does that counts no cents, and shows its prices so', async () => {
  const gateway = await gatewayOf(decimals('0'));
  const { reference } = await submit('Whole', gateway);
  const { offer } = await take('answerQuoteRequest', { reference, version: 1, ...offered }, gateway);
  expect(offer).toMatchObject({
    delivery: { total: { net: { amount: '165.00' } } },
    // 15 % of 4,326, 1,885, 1,450, 770 and 165, each rounded, the middle down
    totals: { net: { amount: '8596.00' }, tax: { amount: '1289.00' }, total: { amount: '9885.00' } },
  });
  const DRAFT = 'query ($reference: String!) { quoteRequest(reference: $reference) { draft { currency decimals } } }';
  const { quoteRequest } = (await ask(gateway, DRAFT, { reference }, operator())).data;
  expect(quoteRequest.draft).toEqual({ currency: 'ZAR', decimals: 0 });
  const query = `{ product(slug: "roll-1") { price { amount } }
    estimateQuote(items: [{ sku: "ROLL-01", quantity: 3 }]) { goods { gross { amount } } } }`;
  const { data } = await ask(service.gateway, query);
  const whole = (amount: string) => `${Math.round(Number(amount))}.00`;
  expect(whole(data.product.price.amount)).not.toBe(data.product.price.amount);
  expect((await ask(gateway, query)).data).toEqual({
    product: { price: { amount: whole(data.product.price.amount) } },
    estimateQuote: { goods: { gross: { amount: whole(data.estimateQuote.goods.gross.amount) } } },
  });
});

it('takes amounts of a currency that has three decimals, and offers them again as they were', async () => {
  const gateway = await gatewayOf({ [CURRENT]: { code: 'KWD', name: 'Kuwaiti dinar' }, ...decimals('3') });
  const { reference } = await submit('Dinar', gateway);
  const lines = [{ name: 'Seal', quantity: 3, unitPrice: '1.2345' }];
  const delivery = { name: 'Courier', amount: '2.125' };
  const { offer } = await take('answerQuoteRequest', { reference, version: 1, lines, delivery }, gateway);
  // 15 % of 3.704 and of 2.125, each rounded
  expect(offer).toMatchObject({
    currency: 'KWD',
    totals: { net: { amount: '5.829' }, tax: { amount: '0.875' }, total: { amount: '6.704' } },
  });
  const finer = { reference, version: 2, lines, delivery: { ...delivery, amount: '2.1255' } };
  expect(await take('answerQuoteRequest', finer, gateway)).toMatchObject({ errors: [{ field: 'delivery.amount' }] });
});
