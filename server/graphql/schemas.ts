import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { getDirective, MapperKind, mapSchema, printSchemaWithDirectives, pruneSchema } from '@graphql-tools/utils';
import { type GraphQLFieldConfig, type GraphQLObjectType, type GraphQLSchema, isScalarType, parse } from 'graphql';
import type { Context } from '../context/context.ts';
import { resolvers } from '../resolvers/index.ts';
import { isFollowed, isTraced, traced } from '../telemetry/spans.ts';

const schemaDir = path.join(import.meta.dirname, '../schema');
export const readSchema = (): string[] =>
  readdirSync(schemaDir)
    .filter(name => name.endsWith('.graphql'))
    .map(name => readFileSync(path.join(schemaDir, name), 'utf8'));

/** The schema as the operator has it and as everyone else does, for whom the rest does not exist. */
export interface Schemas {
  full: GraphQLSchema;
  open: GraphQLSchema;
  /** roots of the full schema that the open one lacks */
  hidden: ReadonlySet<string>;
  /** the open one as text, made where it is asked for */
  readonly published: string;
}

const made = new Map<string, Schemas>();

/**
 * Made once in a process, however many gateways run in it: nothing but the code goes into it.
 * @param isPublic whether PUBLIC_URL is set: a local site hides less
 */
export function schemasFor(isPublic: boolean): Schemas {
  const key = `${isPublic} ${isTraced()}`;
  const schemas = made.get(key) ?? createSchemas(isPublic);
  made.set(key, schemas);
  return schemas;
}

function createSchemas(isPublic: boolean): Schemas {
  // Where each word stood in its file is asked by nobody, and takes more memory than the words.
  const typeDefs = parse(readSchema().join('\n'), { noLocation: true });
  const full = tracedRoots(described(makeExecutableSchema<Context>({ typeDefs, resolvers })));
  const hide = (field: GraphQLFieldConfig<unknown, unknown>) => {
    const mark = getDirective(full, field, 'operator')?.[0];
    return mark && (isPublic || !mark.unlessLocal) ? null : undefined;
  };
  const open = pruneSchema(mapSchema(full, { [MapperKind.ROOT_FIELD]: hide, [MapperKind.OBJECT_FIELD]: hide }));
  const shown = new Set(rootsOf(open));
  let text: string | undefined;
  return {
    full,
    open,
    hidden: new Set(rootsOf(full).filter(name => !shown.has(name))),
    get published() {
      text ??= `${printSchemaWithDirectives(open)}\n`;
      return text;
    },
  };
}

/** A resolver of a scalar takes the place of what the schema says of it. */
function described(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    const said = isScalarType(type) && type.astNode?.description?.value;
    if (said) type.description = said;
  }
  return schema;
}

/** Where traces are collected each root field is a span: what it asks of the upstreams stands below it. */
function tracedRoots(schema: GraphQLSchema): GraphQLSchema {
  if (!isTraced()) return schema;
  return mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: (field, name) => {
      const { resolve } = field;
      if (!resolve) return undefined;
      const span = `resolve ${name}`;
      return {
        ...field,
        resolve: (...given) => (isFollowed() ? traced(span, async () => resolve(...given)) : resolve(...given)),
      };
    },
  });
}

const rootsOf = (schema: GraphQLSchema): string[] =>
  [schema.getQueryType(), schema.getMutationType()]
    .filter((type): type is GraphQLObjectType => Boolean(type))
    .flatMap(type => Object.keys(type.getFields()));
