import { expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { eachStarted } from '../../test/eachStarted.ts';
import { openTestCatalogue } from '../../test/service.ts';

const ROWS = 1_500;
const given = eachStarted(({ rows: { products } }) => {
  const pattern = products.find(row => row.id === 100)!;
  const old = { date_modified: '2020-01-01T02:00:00', date_modified_gmt: '2020-01-01T00:00:00' };
  for (let i = 0; i < ROWS; i++) products.push({ ...pattern, ...old, id: 1_000 + i, slug: `tape-${i}` });
});

/** A new run with the same file, which compares at its start. */
async function restart() {
  const { dataDir } = given.opened;
  await given.opened.close();
  given.service.calls.length = 0;
  given.opened = openTestCatalogue(given.service, { dataDir });
  await given.opened.catalogue.start();
}

const counting = () => given.service.calls.filter(call => call.endsWith('_fields=id&per_page=1'));
const idsRead = () => given.service.calls.filter(call => /_fields=id&per_page=100/.test(call));

test('where nothing differs, the totals alone are asked for', async () => {
  await restart();
  await eventually(() => expect(counting()).toHaveLength(4));
  await given.opened.catalogue.refresh();
  expect(idsRead()).toEqual([]);
  expect(given.service.calls.filter(call => call.includes('modified_after'))).not.toEqual([]);
  expect(
    given.service.calls.filter(call => /products\?.*images/.test(call) && !call.includes('modified_after')),
  ).toEqual([]);
});

test('one row that is gone among thousands is found by a few pages of ids', async () => {
  given.service.remove('products', 2_045);
  await restart();
  await eventually(() => expect(given.opened.catalogue.products.slugOf(2_045)).toBeNull());
  expect(idsRead().length).toBeLessThan(8);
  expect(given.opened.catalogue.products.slugOf(2_046)).toBe('tape-1046');
});

test('a row that came without a mark is found the same way', async () => {
  const pattern = given.service.rows.products.find(row => row.id === 1_500)!;
  given.service.rows.products.push({ ...pattern, id: 900, slug: 'unmarked' });
  await restart();
  await eventually(() => expect(given.opened.catalogue.products.idOf('unmarked')).toBe(900));
});

test('a deleted variation and a deleted page are found', async () => {
  given.service.remove('variations', 106);
  given.service.remove('pages', 71);
  await restart();
  await eventually(() => expect(given.opened.catalogue.products.ofVariation(106)).toBeNull());
  await eventually(() => expect(given.opened.catalogue.pages.idOf('faq')).toBeNull());
  expect(given.opened.catalogue.products.ofVariation(105)).toBe(102);
});

test('rows that the service counts and never sends neither hold the comparison up nor hide what is gone behind them', async () => {
  given.service.withheld = new Set([1_010, 1_450]);
  await given.opened.catalogue.refresh(true);
  given.service.remove('products', 2_045);
  await restart();
  await eventually(() => expect(given.opened.catalogue.products.slugOf(2_045)).toBeNull());
  expect(idsRead().length).toBeLessThan(30);
  expect(given.opened.catalogue.products.slugOf(1_011)).toBe('tape-11');
  expect(given.opened.catalogue.products.slugOf(2_046)).toBe('tape-1046');
});

test('a row that cannot be read is asked for once, not at every comparison', async () => {
  Object.assign(given.service.rows.products.find(row => row.id === 1_234)!, { slug: { broken: true } });
  await given.opened.catalogue.renew(['product:1234']);
  await restart();
  await eventually(() => expect(counting()).toHaveLength(4));
  await given.opened.catalogue.refresh();
  expect(idsRead()).toEqual([]);
});
