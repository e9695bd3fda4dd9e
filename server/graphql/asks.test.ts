import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { createAsks } from './asks.ts';
import { operationOf } from './operations.ts';
import { schemasFor } from './schemas.ts';

const { full } = schemasFor(true);

/** The name of the answer to a registered operation that every visitor may see; null where it is somebody's own. */
function keyOf(text: string, schema = full): string | null {
  const operation = operationOf(text);
  const asks = createAsks({ find: id => (id === 'hash' ? operation : undefined), own: new Map(), schema });
  const body = JSON.stringify({ documentId: 'hash' });
  return asks.read({ posted: true, contentType: 'application/json', accept: '*/*', text: body })!.key;
}

it.each([
  ['query A { site { name } }', true],
  ['fragment S on Site { name } query A { site { ...S } }', true],
  ['query A { __typename site { name } }', true],
  ['query A { site { name } cart { itemsCount } }', false],
  ['query A { mine: order(id: "1", key: "k") { id } }', false],
  ['query A { ...Root } fragment Root on Query { cart { itemsCount } }', false],
  ['query A { ... on Query { cart { itemsCount } } }', false],
  ['query A { ...Root } fragment Root on Query { site { name } }', false],
  ['query A { operator { signedIn } }', false],
  ['query A { diagnostics { environment } }', false],
  ['mutation A { clearCart { __typename } }', false],
])('knows whether everybody may see the answer of %s', (text, shared) => {
  expect(keyOf(text) !== null).toBe(shared);
});

const marked = buildSchema(/* GraphQL */ `
  directive @personal on FIELD_DEFINITION | INPUT_FIELD_DEFINITION | ARGUMENT_DEFINITION
  directive @operator(unlessLocal: Boolean! = false) on FIELD_DEFINITION
  type Query {
    brand(slug: String): Brand
    named: Named
    wishes: [Brand!] @personal
    stock: Int @operator(unlessLocal: true)
    visit(email: String @personal): Brand
    visits(filter: VisitFilter): [Brand!]
  }
  input VisitFilter { either: [VisitFilter!] by: Visitor }
  input Visitor { name: String @personal }
  interface Named { name: String owner: Owner rank: Int }
  type Brand implements Named { name: String owner: Owner rank: Int @personal }
  type Owner { city: String email: String @personal margin: Int @operator }
`);

it.each([
  ['{ brand(slug: "a") { name owner { city } } }', true],
  ['{ wishes { name } }', false],
  ['{ stock }', false],
  ['{ visit { name } }', false],
  ['{ visits { name } }', false],
  ['{ brand { owner { email } } }', false],
  ['{ brand { owner { margin } } }', false],
  ['{ named { name } }', true],
  ['{ named { rank } }', false],
  ['{ brand { ...Owned } } fragment Owned on Named { owner { email } }', false],
])('reads from the marks of the schema whose the answer of %s is', (text, shared) => {
  expect(keyOf(text, marked) !== null).toBe(shared);
});
