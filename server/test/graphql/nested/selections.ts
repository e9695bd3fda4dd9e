import {
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isLeafType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** One field of a list's items, and below it what holds fields of its own. */
export interface NestedSelection {
  /** e.g. `related reviews` */
  name: string;
  /** selects it, to stand inside `items { }` */
  selection: string;
}

/** The lists of the schema's root that a visitor may ask for page by page. */
export const lists = (schema: GraphQLSchema): Field[] =>
  Object.values(schema.getQueryType()!.getFields()).filter(
    field => field.args.some(({ name }) => name === 'perPage') && !field.args.some(isRequiredArgument),
  );

/** Every field with fields of its own that an item of a list has, and every such field below that one. */
export function nestedSelections(schema: GraphQLSchema, list: Field): NestedSelection[] {
  const items = compositeOf(list.type);
  const { items: field } = items && 'getFields' in items ? items.getFields() : {};
  const item = field && compositeOf(field.type);
  if (!item) return [];
  return composites(schema, item).flatMap(({ on, field: outer, type }) => {
    const leaf = { name: outer.name, selection: within(on, `${outer.name} ${braced(type)}`) };
    const deeper = composites(schema, type).map(inner => ({
      name: `${outer.name} ${inner.field.name}`,
      selection: within(on, `${outer.name} { ${within(inner.on, `${inner.field.name} ${braced(inner.type)}`)} }`),
    }));
    return [leaf, ...deeper];
  });
}

const compositeOf = (type: GraphQLOutputType): GraphQLCompositeType | null => {
  const named = getNamedType(type);
  return isCompositeType(named) ? named : null;
};

const within = (on: string | null, selection: string): string => (on ? `... on ${on} { ${selection} }` : selection);

/** Its leaves, and those of the items of a list. */
function braced(type: GraphQLCompositeType): string {
  const fields = isUnionType(type) ? [] : Object.values(type.getFields()).filter(isFree);
  const leaves = fields.filter(field => isLeafType(getNamedType(field.type))).map(field => field.name);
  const items = fields.find(field => field.name === 'items');
  const item = items && compositeOf(items.type);
  return `{ __typename ${leaves.join(' ')} ${item ? `items ${braced(item)}` : ''} }`;
}

const isFree = (field: Field): boolean => !field.args.some(isRequiredArgument);

/** The fields of a type, or of the types that it stands for, that have fields of their own. */
function composites(schema: GraphQLSchema, type: GraphQLCompositeType) {
  const own = isUnionType(type) ? [] : Object.values(type.getFields());
  const kinds = isAbstractType(type) ? schema.getPossibleTypes(type) : [];
  const further = kinds.flatMap(kind =>
    Object.values(kind.getFields())
      .filter(field => !own.some(one => one.name === field.name))
      .map(field => ({ on: kind.name as string | null, field })),
  );
  return [...own.map(field => ({ on: null, field })), ...further]
    .filter(({ field }) => isFree(field))
    .flatMap(one => {
      const composite = compositeOf(one.field.type);
      return composite ? [{ ...one, type: composite }] : [];
    });
}
