import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, printSchema } from 'graphql';
import { expect, it } from 'vitest';
import { checkSchema } from './schemaCheck.ts';
import { schemasFor } from './schemas.ts';

const docs = path.join(import.meta.dirname, '../../docs');
const released = `
  type Query { a: Int old: Int @deprecated(reason: "Use a.") sort(by: Sort, was: Int @deprecated): Int }
  enum Sort { NAME PRICE @deprecated DATE }`;
const check = (published: string, registered: string[] = []) =>
  checkSchema({ released, published, full: buildSchema(published), registered });

it('breaks nobody who asks for what the last release had', () => {
  const { published, full } = schemasFor(true);
  const file = path.join(docs, '../client/src/gql/persisted-documents.json');
  const registered = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  expect(registered.join()).toContain('@unmask');
  const kept = readFileSync(path.join(docs, 'schema.graphql'), 'utf8');
  expect(checkSchema({ released: kept, published, full, registered }).breaking).toEqual([]);
});

it('names what went without a deprecation, and lets go what had one', () => {
  const found = check('type Query { b: Int! sort(by: Sort!): Int } enum Sort { NAME RATING }');
  expect(found.breaking).toEqual([
    'FIELD_REMOVED: Field Query.a was removed.',
    expect.stringContaining('ARG_CHANGED_KIND: Argument Query.sort(by:)'),
    'VALUE_REMOVED_FROM_ENUM: Enum value Sort.DATE was removed.',
  ]);
  expect(found.announced).toEqual([
    'FIELD_REMOVED: Field Query.old was removed.',
    expect.stringContaining('Query.sort(was:)'),
    'VALUE_REMOVED_FROM_ENUM: Enum value Sort.PRICE was removed.',
  ]);
  expect(found.worthKnowing).toEqual(['VALUE_ADDED_TO_ENUM: Enum value Sort.RATING was added.']);
});

it('names the registered operation that would not run, announced or not', () => {
  const published = released.replace('old: Int @deprecated(reason: "Use a.")', '');
  expect(check(published, ['query Good { a }', 'query Old { old }']).breaking).toEqual([
    'OPERATION Old: Cannot query field "old" on type "Query".',
  ]);
  expect(check(released, ['query Old { old }']).breaking).toEqual([]);
});

it('keeps what the schema says of its scalars, wherever it is read', () => {
  for (const isPublic of [true, false]) {
    const { full, open, published } = schemasFor(isPublic);
    for (const schema of [full, open, buildSchema(published)]) {
      const scalars = Object.values(schema.getTypeMap()).filter(type => type.astNode?.kind === 'ScalarTypeDefinition');
      expect(scalars.length).toBeGreaterThan(6);
      for (const { description, astNode } of scalars) {
        expect(description).toBeTruthy();
        expect(description).toBe(astNode?.description?.value);
      }
    }
    expect(printSchema(open)).toContain('"An exact decimal number as a string');
  }
});
