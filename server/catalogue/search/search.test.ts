import { afterAll, beforeAll, expect, test } from 'vitest';
import { fc } from '../../../rules/test/property.ts';
import { openTestCatalogue, startTestService, type TestCatalogue, type TestService } from '../test/service.ts';
import { typingErrors } from './spellingCorrection.ts';
import { compactSku, indexedWords, singularWords, spacedNumbers, wordsOf } from './words.ts';

let service: TestService;
let opened: TestCatalogue;

beforeAll(async () => {
  service = await startTestService();
  service.rows.products.find(row => row.id === 116)!.name = 'Étiquette «Naïve» 38 × 19 mm';
  opened = openTestCatalogue(service);
  await opened.catalogue.start();
});
afterAll(async () => {
  await opened.close();
  await service.close();
});

const find = (search: string) => opened.catalogue.products.list({ search, perPage: 100 });

test.each<[string, string, number[]]>([
  ['a word of a name', 'hologram', [107]],
  ['the beginning of a word', 'holog', [107]],
  ['all words, in any order and case', 'STANDARD carton', [109, 110]],
  ['an exact SKU', 'ST-0007', [109]],
  ['a SKU without its dash, in lower case', 'st0007', [109]],
  ['the end of a SKU', 'KIT-1', [339]],
  ['a part of a SKU', 'ext-1', [340]],
  ['the SKU of a variation', 'ST-0004-3', [102]],
  ['an accented name without its accents', 'etiquette naive', [116]],
  ['an accented word', 'Étiquette', [116]],
  ['a size as it is written', '38 × 19 mm', [116]],
  ['a size as it is typed', '38x19mm', [116]],
  ['swapped letters', 'hologarm', [107]],
  ['a wrong letter', 'hozogram', [107]],
  ['a missing letter beside a right word', 'cartn sealing', [109]],
  ['the end of a word', 'logram', [107]],
])('finds %s', async (_, search, ids) => {
  expect((await find(search)).ids).toEqual(ids);
});

test('puts a product of that name before those that mention it', async () => {
  const { ids, totalItems } = await find('void');
  expect(totalItems).toBeGreaterThan(10);
  expect(ids.slice(0, 2).toSorted()).toEqual([139, 99].toSorted());
});

test('puts an exact SKU before all others', async () => {
  expect((await find('ST-0004')).ids[0]).toBe(102);
  expect((await find('ST-000')).ids.length).toBeGreaterThan(5);
});

test('keeps an order that was asked for', async () => {
  const { ids } = await opened.catalogue.products.list({
    search: 'void',
    sort: { field: 'PRICE', order: 'ASC' },
    perPage: 3,
  });
  expect(ids).toEqual([99, 100, 109]);
});

test('joins words with filters', async () => {
  const { ids } = await opened.catalogue.products.list({
    search: 'seal',
    onSale: true,
    categorySlugs: ['tamper-tape'],
  });
  expect(ids).toContain(118);
  expect(ids).not.toContain(107);
});

test.each(['zzzzzz', '!!!', '""', '%%', 'xq wj', '日本'])('finds nothing for %s', async search => {
  expect(await find(search)).toEqual({ ids: [], totalItems: 0 });
});

test('a question of one character is no question', async () => {
  expect((await find('v')).totalItems).toBe(20);
});

test.each([
  '"',
  "'",
  'void"',
  'void*',
  '^void',
  'name:void',
  '{name}:void',
  'void AND',
  'OR',
  'NOT void',
  'NEAR(void label, 2)',
  '(void',
  'void + label',
  '-void',
  "'; DROP TABLE product; --",
  '\u0000void',
  'void\u0000',
  '\\',
  '][',
  '\ud800',
])('hostile input %j is only words', async search => {
  await expect(find(search)).resolves.toBeDefined();
});

test('nothing a visitor can type breaks the search', async () => {
  const syntax = fc.constantFrom(
    '"',
    '*',
    '^',
    ':',
    '(',
    ')',
    '{',
    '}',
    '+',
    '-',
    'AND',
    'OR',
    'NOT',
    'NEAR',
    'void',
    ' ',
  );
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.array(syntax, { maxLength: 20 }).map(parts => parts.join('')),
    fc.string({ minLength: 200, maxLength: 600 }),
  );
  await fc.assert(
    fc.asyncProperty(typed, async search => {
      const { ids, totalItems } = await find(search);
      expect(ids.length).toBe(totalItems);
      await opened.catalogue.products.facets({ search });
    }),
  );
  expect((await find('hologram')).ids).toEqual([107]);
});

test.each([
  ['VOID-Label', ['void', 'label']],
  ['Labels, boxes, batteries and glasses', ['label', 'box', 'battery', 'and', 'glass']],
  ['this gas is SABS', ['this', 'gas', 'is', 'sab']],
  ['dies and ties, no supplies', ['die', 'and', 'tie', 'no', 'supply']],
  ['Maß', ['mass']],
  ['38×19mm', ['38x19']],
  ['25 x 15 mm', ['25x15']],
  ['2.5x1,5 cm', ['25x15']],
  ['48 mm × 50 m', ['48x50']],
  ['2,5 mm', ['2.5mm']],
  ['Ø 2.5 mm', ['2.5mm']],
  ['4cm', ['40mm']],
  ['1,000 per roll', ['1000', 'per', 'roll']],
  ['class 6.1', ['class', '6.1']],
  ['Kaapse Brûlée', ['kaapse', 'brulee']],
  ['A4xyz', ['a4xyz']],
])('%s reads as %j', (text, words) => expect(wordsOf(text)).toEqual(words));

test('a size is found by each of its sides', () => {
  expect(indexedWords('48 mm × 50 m')).toEqual(['48x50', '48mm', '50m']);
});

test.each([
  ['Labels for batteries', 'Label for batter'],
  ['VOID glass', 'VOID glass'],
  ['cutting dies', 'cutting die'],
])('where parts of words are looked for, %s is %s', (text, words) => expect(singularWords(text)).toBe(words));

test.each([
  ['2.5mm round', '2.5 mm round'],
  ['25x15mm', '25 x 15 mm'],
  ['38×19', '38 x 19'],
  ['25 x 15 mm', '25 x 15 mm'],
  ['SEC-VD-3819B 5mg A4x', 'SEC-VD-3819B 5mg A4x'],
  ['3M tape, 5m', '3M tape, 5m'],
])('and %s is %s, as a text may have it with spaces', (text, words) => expect(spacedNumbers(text)).toBe(words));

test('a SKU is compared without dashes, spaces and case', () => {
  expect(compactSku('ST-0004 / b')).toBe('st0004b');
});

test.each([
  ['lable', 'label', 1],
  ['seal', 'seal', 0],
  ['seel', 'seal', 1],
  ['securty', 'security', 1],
  ['hologarm', 'hologram', 1],
  ['tape', 'label', 3],
])('from %s to %s it is %i typing errors', (typed, word, errors) => {
  expect(typingErrors(typed, word).at(-1)).toBe(errors);
});
