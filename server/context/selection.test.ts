import { buildSchema, type GraphQLResolveInfo, graphqlSync } from 'graphql';
import { expect, it } from 'vitest';
import { askedNumbers, selectedFields, setFor } from './selection.ts';

const schema = buildSchema(`type Query { list: List } type List { items(first: Int = 2): [Item] total: Int }
  interface Item { id: ID name: String } type Plain implements Item { id: ID name: String price: Int }`);

function selected(selection: string, ...path: string[]): string[] {
  let found: string[] = [];
  const list = (_args: unknown, _context: unknown, info: GraphQLResolveInfo) => {
    found = [...selectedFields(info, ...path)].toSorted();
    return null;
  };
  graphqlSync({ schema, source: selection, rootValue: { list } });
  return found;
}

it.each([
  ['{ list { total items { id } } }', [], ['items', 'total']],
  ['{ list { items { id name } } }', ['items'], ['id', 'name']],
  ['{ list { rows: items { key: id } } }', ['items'], ['id']],
  ['{ list { ...L } } fragment L on List { items { ...I } } fragment I on Item { id }', ['items'], ['id']],
  ['{ list { items { id ... on Plain { price } ... { name } } } }', ['items'], ['id', 'name', 'price']],
  ['{ list { items { id } } list { items { name } total } }', ['items'], ['id', 'name']],
  ['{ list { a: items { id } b: items { name } } }', ['items'], ['id', 'name']],
  ['{ list { total } }', ['items'], []],
])('reads the fields of %s below %j', (query, path, fields) => {
  expect(selected(query, ...path)).toEqual(fields);
});

it.each([
  ['{ list { items { id } } }', [2]],
  ['{ list { items(first: 7) { id } } }', [7]],
  ['query ($n: Int = 9) { list { ... on List { a: items(first: $n) { id } } b: items { id } } }', [9, 2]],
  ['{ list { items(first: null) { id } total } }', []],
  ['{ list { total } }', []],
])('reads the numbers that %s asks for', (query, numbers) => {
  let found: number[] = [];
  const list = (_args: unknown, _context: unknown, info: GraphQLResolveInfo) => {
    found = askedNumbers(info, 'List', 'items', 'first');
    return null;
  };
  graphqlSync({ schema, source: query, rootValue: { list } });
  expect(found).toEqual(numbers);
});

it('takes the poorest set that holds all, else the last', () => {
  const sets = [
    ['link', new Set(['id'])],
    ['card', new Set(['id', 'name'])],
  ] as const;
  expect(setFor(new Set(['id']), sets, 'full')).toBe('link');
  expect(setFor(new Set(['name']), sets, 'full')).toBe('card');
  expect(setFor(new Set(['id', 'content']), sets, 'full')).toBe('full');
  expect(setFor(new Set(), sets, 'full')).toBe('link');
});
