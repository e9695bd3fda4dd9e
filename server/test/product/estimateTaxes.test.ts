import { expect, it, onTestFinished, vi } from 'vitest';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { eventually } from '../eventually.ts';
import { product, seed } from '../seed.ts';
import { settingsSaid, shopSaying } from '../shopSaying.ts';

// An estimate of goods that are taxed unlike each other, by a shop with rates and settings of its own.

const goods = [
  product('whole', { sku: 'WHOLE', regularPrice: '115.00' }),
  product('book', { sku: 'BOOK', regularPrice: '105.00', taxClass: 'reduced-rate' }),
  product('exempt', { sku: 'EXEMPT', regularPrice: '50.00', taxStatus: 'none' }),
  product('sent', { sku: 'SENT', regularPrice: '60.00', taxStatus: 'shipping' }),
  product('small', { sku: 'SMALL', regularPrice: '0.10' }),
  product('dot', { sku: 'DOT', regularPrice: '0.0149' }),
];
const service = startEmbedded({ seed: { ...seed, products: [...seed.products, ...goods] } });

const rate = { country: 'ZA', state: '', priority: 1, compound: false, shipping: true, class: 'standard' };
const vat = { ...rate, rate: '15.0000', name: 'VAT' };
const books = { ...rate, rate: '5.0000', name: 'Books', class: 'reduced-rate' };
const withoutTax = settingsSaid('tax', { prices_include_tax: 'no' });

const QUERY = `query ($items: [EstimateItemInput!]!) { estimateQuote(items: $items) { taxRate { label percent }
  lines { total { net { amount } tax { amount } gross { amount } } } goods { net { amount } tax { amount } gross { amount } } } }`;

async function estimateOf(skus: readonly string[], said: Readonly<Record<string, unknown>>) {
  const upstream = await shopSaying(service.demo.url, { '/wc/v3/taxes': [vat, books], ...said });
  const gateway = service.another({ upstream });
  await gateway.ready();
  const { data, errors } = await ask(gateway, QUERY, { items: skus.map(sku => ({ sku, quantity: 1 })) });
  expect(errors).toEqual([]);
  return data.estimateQuote;
}
const taxed = (net: string, tax: string, gross: string) => ({
  ...{ net: { amount: net }, tax: { amount: tax }, gross: { amount: gross } },
});

it('takes out of each price the tax of its class, and of what is not taxed none', async () => {
  const { lines, goods: sum, taxRate } = await estimateOf(['WHOLE', 'BOOK', 'EXEMPT', 'SENT'], {});
  expect(lines.map(({ total }: { total: object }) => total)).toEqual([
    taxed('100.00', '15.00', '115.00'),
    taxed('100.00', '5.00', '105.00'),
    taxed('50.00', '0.00', '50.00'),
    taxed('60.00', '0.00', '60.00'),
  ]);
  expect([sum, taxRate]).toEqual([taxed('310.00', '20.00', '330.00'), null]);
});

it('charges what the shop told last while it answers nonsense, and until it told anything names no sum', async () => {
  const said: Record<string, unknown> = { '/wc/v3/taxes': { nothing: true }, ...withoutTax };
  const gateway = service.another({ upstream: await shopSaying(service.demo.url, said) });
  await gateway.ready();
  const QUOTED = `{ estimateQuote(items: [{ sku: "WHOLE", quantity: 1 }]) { total { amount } goods { net { amount } } } }`;
  const quoted = async () => (await ask(gateway, QUOTED)).data.estimateQuote;
  expect(await quoted()).toEqual({ total: null, goods: { net: { amount: '115.00' } } });
  const told = { total: { amount: '132.25' }, goods: { net: { amount: '115.00' } } };
  const later = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000 });
  onTestFinished(() => void vi.useRealTimers());
  said['/wc/v3/taxes'] = [vat];
  later(31);
  await eventually(async () => expect(await quoted()).toEqual(told));
  let asked = 0;
  said['/wc/v3/taxes'] = (rates: unknown) => {
    asked += 1;
    return { rates };
  };
  later(6 * 60);
  await eventually(async () => {
    expect(await quoted()).toEqual(told);
    expect(asked).toBeGreaterThan(0);
  });
  later(1);
  expect(await quoted()).toEqual(told);
});

it('adds to each price the tax of its class where prices exclude it', async () => {
  const { goods: sum } = await estimateOf(['BOOK', 'EXEMPT'], withoutTax);
  expect(sum).toEqual(taxed('155.00', '5.25', '160.25'));
});

it('names the one rate by which all is taxed that is taxed at all', async () => {
  expect((await estimateOf(['BOOK', 'EXEMPT'], {})).taxRate).toEqual({ label: 'Books', percent: '5' });
  expect((await estimateOf(['EXEMPT'], {})).taxRate).toBeNull();
});

it('charges a compound rate on the price with the others', async () => {
  const rates = [
    { ...vat, rate: '5.0000' },
    { ...vat, rate: '9.9750', name: 'Province', priority: 2, compound: true },
  ];
  const { goods: sum, taxRate } = await estimateOf(['WHOLE'], { ...withoutTax, '/wc/v3/taxes': rates });
  // 115.00 and 5.75 are 120.75; 9.975% of that are 12.0448
  expect(sum).toEqual(taxed('115.00', '17.79', '132.79'));
  expect(taxRate).toEqual({ label: 'VAT, Province', percent: '15.47375' });
});

it('rounds each of several rates of a line by itself, as the shop does', async () => {
  const rates = [
    { ...vat, rate: '5.0000', name: 'GST' },
    { ...vat, rate: '7.0000', name: 'PST', priority: 2 },
  ];
  // 0.005 and 0.007
  const { goods: sum } = await estimateOf(['SMALL'], { ...withoutTax, '/wc/v3/taxes': rates });
  expect(sum).toEqual(taxed('0.10', '0.02', '0.12'));
});

it('rounds every line, or all of them once where the shop does so at the subtotal', async () => {
  const three = ['SMALL', 'SMALL', 'SMALL'];
  expect((await estimateOf(three, withoutTax)).goods).toEqual(taxed('0.30', '0.06', '0.36'));
  const atSubtotal = (included: string) =>
    settingsSaid('tax', { prices_include_tax: included, tax_round_at_subtotal: 'yes' });
  // 15% of 0.30
  expect((await estimateOf(three, atSubtotal('no'))).goods).toEqual(taxed('0.30', '0.05', '0.35'));
  expect((await estimateOf(three, atSubtotal('yes'))).goods).toEqual(taxed('0.26', '0.04', '0.30'));
});

it('sums up lines as the shop counts them, and rounds to coins what comes of it', async () => {
  const five = ['DOT', 'DOT', 'DOT', 'DOT', 'DOT'];
  const fine = settingsSaid('general', { price_num_decimals: '4', default_country: 'ZA' });
  // five times 0.0149, of which 15% are 0.0022
  expect((await estimateOf(five, { ...fine, ...withoutTax })).goods).toEqual(taxed('0.07', '0.01', '0.09'));
  expect((await estimateOf(five, fine)).goods).toEqual(taxed('0.07', '0.01', '0.07'));
});
