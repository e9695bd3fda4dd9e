import { getDirective } from '@graphql-tools/utils';
import { buildSchema, isSpecifiedDirective, isSpecifiedScalarType } from 'graphql';
import { expect, it } from 'vitest';
import { readSchema, schemasFor } from '../../graphql/schemas.ts';

interface Described {
  name: string;
  description?: string | null;
}

/** A type or directive with everything below it that a client reads, each by its full name. */
function parts(one: Described & { getFields?: () => object; getValues?: () => readonly Described[] }): Described[] {
  const below = (owner: string, children: readonly Described[]): Described[] =>
    children.flatMap(({ name, description, ...child }) => {
      const full = `${owner}.${name}`;
      return [{ name: full, description }, ...below(full, (child as { args?: readonly Described[] }).args ?? [])];
    });
  return [one, ...below(one.name, Object.values(one.getFields?.() ?? {})), ...below(one.name, one.getValues?.() ?? [])];
}

it('describes every type, field, argument, value and directive', () => {
  const schema = buildSchema(readSchema().join('\n'));
  const types = Object.values(schema.getTypeMap()).filter(
    type => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );
  const directives = schema.getDirectives().filter(directive => !isSpecifiedDirective(directive));
  const all = [...types, ...directives].flatMap(parts);
  expect(all.length).toBeGreaterThan(600);
  expect(all.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

it('says of every root which keys of partners open it; the rest is open to all of them', () => {
  const { open } = schemasFor(true);
  const roots = [open.getQueryType(), open.getMutationType()].flatMap(type => Object.values(type!.getFields()));
  expect(
    roots
      .filter(field => !getDirective(open, field, 'scope')?.length)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([...['operator', 'robots', 'site', 'sitemap', 'sitemapSize']]);
});
