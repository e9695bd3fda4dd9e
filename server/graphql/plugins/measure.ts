import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
  visit,
} from 'graphql';
import { fragmentsOf } from './definitions.ts';
import { ASSUMED_ROWS, ENTRY_ARGUMENTS, FIELD_COST, INTROSPECTION_COST, ROWS, SIZE_ARGUMENTS } from './prices.ts';

/** What can be counted without the schema. */
export interface Count {
  aliases: number;
  directives: number;
  operations: number;
}

export function count(document: DocumentNode): Count {
  const found = { aliases: 0, directives: 0, operations: 0 };
  visit(document, {
    Field(node) {
      if (node.alias) found.aliases += 1;
    },
    Directive() {
      found.directives += 1;
    },
    OperationDefinition() {
      found.operations += 1;
    },
  });
  return found;
}

/** How much one operation asks for. `cost` is about the number of values in the answer. */
export interface Measure {
  depth: number;
  cost: number;
  /** whether a variable decides how many rows are asked for, so that the cost without variables is a guess */
  guessed: boolean;
}

export type Variables = Readonly<Record<string, unknown>>;

/** Measures an operation, valid or not. Each fragment is measured once, so that fragments cannot multiply the work. */
export function measure(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables | null = null,
): Measure {
  const defaults = Object.fromEntries(
    (operation.variableDefinitions ?? []).map(one => [one.variable.name.value, rowsIn(one.defaultValue, {})]),
  );
  const meter = new CostMeter(schema, document, { ...defaults, ...variables });
  const root = schema.getRootType(operation.operation) ?? undefined;
  return { ...meter.selection(operation.selectionSet, root, null), guessed: variables === null && meter.metVariable };
}

type Size = Pick<Measure, 'depth' | 'cost'>;
const NOTHING: Size = { depth: 0, cost: 0 };

class CostMeter {
  metVariable = false;
  readonly #schema: GraphQLSchema;
  readonly #variables: Variables;
  readonly #fragments: Map<string, FragmentDefinitionNode>;
  readonly #measured = new Map<string, Size>();

  constructor(schema: GraphQLSchema, document: DocumentNode, variables: Variables) {
    this.#schema = schema;
    this.#variables = variables;
    this.#fragments = fragmentsOf(document);
  }

  /** `rows` was asked for above and is waiting for the list it belongs to: `products(perPage:) { items }`. */
  selection(set: SelectionSetNode, parent: GraphQLNamedType | undefined, rows: number | null): Size {
    let [depth, cost] = [0, 0];
    for (const node of set.selections) {
      const size =
        node.kind === Kind.FIELD
          ? this.#field(node, parent, rows)
          : node.kind === Kind.FRAGMENT_SPREAD
            ? this.#fragment(node.name.value, rows)
            : this.selection(node.selectionSet, this.#type(node.typeCondition?.name.value) ?? parent, rows);
      depth = Math.max(depth, size.depth);
      cost += size.cost;
    }
    return { depth, cost };
  }

  #field(node: FieldNode, parent: GraphQLNamedType | undefined, waiting: number | null): Size {
    const name = node.name.value;
    // Introspection is deep by nature; graphql-js limits its recursion with a rule of its own.
    if (name.startsWith('__')) return { depth: 1, cost: node.selectionSet ? INTROSPECTION_COST : 0 };
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    const place = `${parent?.name}.${name}`;
    const rows = this.#rowsAsked(node, place, field) ?? waiting;
    const list = field !== undefined && isListType(getNullableType(field.type));
    const times = list ? (rows ?? ROWS[place] ?? ROWS[name] ?? ASSUMED_ROWS) : 1;
    const inside = node.selectionSet
      ? this.selection(node.selectionSet, field && getNamedType(field.type), list ? null : rows)
      : NOTHING;
    return { depth: inside.depth + 1, cost: costOf(parent, name) + times * inside.cost };
  }

  #fragment(name: string, rows: number | null): Size {
    const key = `${name} ${rows}`;
    const known = this.#measured.get(key);
    if (known) return known;
    const fragment = this.#fragments.get(name);
    if (!fragment) return NOTHING;
    // A cycle counts nothing: validation refuses it by its name.
    this.#measured.set(key, NOTHING);
    const size = this.selection(fragment.selectionSet, this.#type(fragment.typeCondition.name.value), rows);
    this.#measured.set(key, size);
    return size;
  }

  /** The number of rows that an argument, its variable or its default asks for; null where none does. */
  #rowsAsked(node: FieldNode, place: string, field: GraphQLField<unknown, unknown> | undefined): number | null {
    const decides = ({ name }: GraphQLArgument) =>
      SIZE_ARGUMENTS.includes(name) || ENTRY_ARGUMENTS.includes(`${place}.${name}`);
    const arg = field?.args.find(decides);
    const given = arg && node.arguments?.find(one => one.name.value === arg.name)?.value;
    if (given?.kind === Kind.VARIABLE) this.metVariable = true;
    return arg ? (rowsIn(given, this.#variables) ?? defaultOf(arg)) : null;
  }

  #type(name: string | undefined): GraphQLNamedType | undefined {
    return name === undefined ? undefined : this.#schema.getType(name);
  }
}

/** What a field costs by itself, whichever of its type's interfaces the price stands by. */
function costOf(parent: GraphQLNamedType | undefined, field: string): number {
  const interfaces = isObjectType(parent) || isInterfaceType(parent) ? parent.getInterfaces() : [];
  return (
    [parent, ...interfaces].map(type => FIELD_COST[`${type?.name}.${field}`]).find(cost => cost !== undefined) ?? 1
  );
}

/** How many rows a value asks for: so many as it says, or one for each of its entries; null where it does not say. */
function rowsIn(value: ValueNode | undefined, variables: Variables): number | null {
  if (value?.kind === Kind.INT) return Math.max(1, Number(value.value));
  if (value?.kind === Kind.LIST) return Math.max(1, value.values.length);
  const known = value?.kind === Kind.VARIABLE ? variables[value.name.value] : null;
  const rows = Array.isArray(known) ? known.length : known;
  return typeof rows === 'number' ? Math.max(1, rows) : null;
}

function defaultOf(arg: GraphQLArgument): number | null {
  const literal = arg.default?.literal;
  const value = literal?.kind === Kind.INT ? Number(literal.value) : arg.default?.value;
  return typeof value === 'number' ? value : null;
}
