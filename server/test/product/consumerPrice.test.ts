import { expect, it, onTestFinished } from 'vitest';
import { serveSite } from '../../web/routes/uploads/testUploads.ts';
import { ask, type TestGateway } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { product, seed } from '../seed.ts';
import { settingsSaid, shopSaying } from '../shopSaying.ts';

// What a consumer pays, where the shop's prices exclude VAT.

const size = { global: 'size', name: 'Size', options: ['small', 'large'], visible: true, variation: true };
const variation = { regularPrice: '40.00', salePrice: '', description: '', manageStock: false, stockQuantity: null };
const goods = [
  product('whole', { sku: 'WHOLE', regularPrice: '100.00' }),
  product('book', { sku: 'BOOK', regularPrice: '100.00', taxClass: 'reduced-rate' }),
  product('exempt', { sku: 'EXEMPT', regularPrice: '100.00', taxStatus: 'none' }),
  product('sent', { sku: 'SENT', regularPrice: '100.00', taxStatus: 'shipping' }),
  product('open', { sku: 'OPEN', regularPrice: '' }),
  product('sized', {
    ...{ type: 'variable', sku: 'SIZED', attributes: [size] },
    variations: [{ ...variation, sku: 'SIZED-S', attributes: { size: 'small' }, stockStatus: 'instock' }],
  }),
];
const service = startEmbedded({ seed: { ...seed, products: [...seed.products, ...goods] } });

const rate = { country: 'ZA', state: '', priority: 1, compound: false, shipping: true };
const rates = [
  { ...rate, rate: '15.0000', name: 'VAT', class: 'standard' },
  { ...rate, rate: '5.0000', name: 'Books', class: 'reduced-rate' },
];

async function gatewayOf(said: Readonly<Record<string, unknown>>): Promise<TestGateway> {
  const upstream = await shopSaying(service.demo.url, { '/wc/v3/taxes': rates, ...said });
  const gateway = service.another({ upstream });
  await gateway.ready();
  return gateway;
}
const withoutTax = settingsSaid('tax', { prices_include_tax: 'no' });

async function feedOf(gateway: TestGateway) {
  const site = await serveSite(gateway);
  onTestFinished(site.close);
  const response = await fetch(`${site.origin}/feeds/products.xml`);
  const text = await response.text();
  const priceOf = (sku: string) =>
    text
      .split('<item>')
      .find(item => item.includes(`<g:mpn>${sku}</g:mpn>`))
      ?.match(/<g:price>(.*)<\/g:price>/)?.[1];
  return { status: response.status, prices: ['WHOLE', 'BOOK', 'EXEMPT', 'SENT', 'SIZED-S'].map(priceOf) };
}

it('is told to whoever lists the goods of shops: with the tax that each thing has at home', async () => {
  expect(await feedOf(await gatewayOf(withoutTax))).toEqual({
    status: 200,
    prices: ['115.00 ZAR', '105.00 ZAR', '100.00 ZAR', '100.00 ZAR', '46.00 ZAR'],
  });
});

it('is the price itself where prices include tax, and where Google adds the tax itself', async () => {
  const plain = ['100.00 ZAR', '100.00 ZAR', '100.00 ZAR', '100.00 ZAR', '40.00 ZAR'];
  expect((await feedOf(await gatewayOf({}))).prices).toEqual(plain);
  const inUtah = { ...withoutTax, ...settingsSaid('general', { default_country: 'US:UT' }) };
  expect((await feedOf(await gatewayOf(inUtah))).prices).toEqual(plain);
});

it('is told to nobody while the tax cannot be read', async () => {
  await service.faults({ path: '/wc/v3/taxes', status: 403, body: 'json' });
  const upstream = await shopSaying(service.demo.url, withoutTax);
  const gateway = service.another({ upstream });
  await gateway.ready();
  expect(await feedOf(gateway)).toMatchObject({ status: 503 });
});

const QUERY = `{ whole: product(slug: "whole") { price { amount } consumerPrice { amount currency } }
  exempt: product(slug: "exempt") { consumerPrice { amount } }
  sized: product(slug: "sized") { ... on VariableProduct { variations { consumerPrice { amount } } } }
  open: product(slug: "open") { consumerPrice { amount } } }`;

it('stands beside the price of a product and of a variation', async () => {
  const { data } = await ask(await gatewayOf(withoutTax), QUERY);
  expect(data).toMatchObject({
    whole: { price: { amount: '100.00' }, consumerPrice: { amount: '115.00', currency: 'ZAR' } },
    exempt: { consumerPrice: { amount: '100.00' } },
    sized: { variations: [{ consumerPrice: { amount: '46.00' } }] },
    open: { consumerPrice: null },
  });
});
