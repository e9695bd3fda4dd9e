import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { schema } from './themes.ts';
import { literalOf, rightValue, wrongValue } from './values.ts';

/** Chooses one of so many; the first is the simplest. */
export type Draw = (options: number) => number;

/** What is asked for, and with what. */
export interface Asking {
  document: string;
  variables: Record<string, unknown>;
}

const ROOTS = ['site', 'products', 'product', 'posts', 'productCategories', 'skus', 'search'];
/** What a document sent by a client may have. */
const MOST_CONDITIONS = 8;
const DEPTH = 4;

/**
 * Writes a query at random, with all that a document may do to what is asked for: fields asked for twice, fragments spread
 * in several places, conditions on each, arguments and parts of them by variables that may be null, missing, wrong or left
 * to their default.
 */
export function writeDocument(draw: Draw, drawValue: Draw): Asking {
  const writer = new Writer(draw);
  const query = schema.getQueryType()!;
  const selected = writer.selection(query, DEPTH, name => ROOTS.includes(name));
  const declared = [...writer.declared].map(([name, { type }]) => `$${name}: ${type}`).join(', ');
  const document = [`query ${declared && `(${declared})`} ${selected}`, ...writer.fragments].join('\n');
  return { document, variables: valuesFor(writer.declared, drawValue) };
}

interface Declared {
  /** as it is declared, with its default */
  type: string;
  wanted: GraphQLArgument['type'];
}

/** What is sent for the variables: right, wrong, null or nothing. */
function valuesFor(declared: ReadonlyMap<string, Declared>, draw: Draw): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const [name, { wanted }] of declared) {
    const kind = draw(12);
    if (kind === 11) given[name] = wrongValue(draw);
    else if (kind === 10) given[name] = null;
    else if (kind < 7) given[name] = rightValue(wanted, draw);
  }
  return given;
}

class Writer {
  readonly fragments: string[] = [];
  readonly declared = new Map<string, Declared>();
  readonly #draw: Draw;
  /** those that are written, by their type */
  readonly #spreadable = new Map<string, string[]>();
  /** of each field the same, so that it may be asked for again */
  readonly #arguments = new Map<string, string>();
  #conditions = 0;

  constructor(draw: Draw) {
    this.#draw = draw;
  }

  selection(type: GraphQLNamedType, depth: number, among = (_name: string): boolean => true): string {
    const parts = Array.from({ length: 1 + this.#draw(3) }, () => this.#part(type, depth, among));
    return `{ ${parts.join(' ')} }`;
  }

  #part(type: GraphQLNamedType, depth: number, among: (name: string) => boolean): string {
    const kind = this.#draw(8);
    if (kind === 5) return `... ${this.#condition()} ${this.selection(type, depth, among)}`;
    if (kind === 6) return `...${this.#spread(type, depth, among)} ${this.#condition()}`;
    if (kind === 7 && isAbstractType(type)) {
      const kinds = schema.getPossibleTypes(type);
      const one = kinds[this.#draw(kinds.length)]!;
      return `... on ${one} ${this.#condition()} ${this.selection(one, depth)}`;
    }
    return this.#field(type, depth, among);
  }

  #spread(type: GraphQLNamedType, depth: number, among: (name: string) => boolean): string {
    const written = this.#spreadable.get(type.name) ?? [];
    if (written.length && this.#draw(3)) return written[this.#draw(written.length)]!;
    const inner = this.selection(type, depth, among);
    const name = `F${this.fragments.length}`;
    this.fragments.push(`fragment ${name} on ${type} ${inner}`);
    this.#spreadable.set(type.name, [...(this.#spreadable.get(type.name) ?? []), name]);
    return name;
  }

  #field(type: GraphQLNamedType, depth: number, among: (name: string) => boolean): string {
    const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
    const askable = fields.filter(({ name, type: of }) => among(name) && (depth > 0 || isLeaf(of)));
    const withArguments = askable.filter(({ args }) => args.length);
    const chosen = this.#draw(3) === 2 && withArguments.length ? withArguments : askable;
    const field = chosen[this.#draw(chosen.length)];
    if (!field) return '__typename';
    const named = getNamedType(field.type);
    const below = isLeaf(field.type) ? '' : this.selection(named, depth - 1);
    return `${field.name}${this.#argumentsOf(field)} ${this.#condition()} ${below}`;
  }

  #argumentsOf({ name, args }: GraphQLField<unknown, unknown>): string {
    // One of two must be given, which the schema does not say.
    if (name === 'product' && args.length) return '(slug: "seal")';
    const key = `${name}(${args.join(', ')})`;
    const before = this.#arguments.get(key);
    if (before !== undefined) return before;
    const given = args
      .filter(arg => isRequiredArgument(arg) || this.#draw(2))
      .map(arg => `${arg.name}: ${this.#input(arg)}`);
    const written = given.length ? `(${given.join(', ')})` : '';
    this.#arguments.set(key, written);
    return written;
  }

  #input(place: GraphQLArgument | GraphQLInputField): string {
    const kind = this.#draw(3);
    const type = isNonNullType(place.type) ? place.type.ofType : place.type;
    if (kind === 0) return literalOf(place.type, rightValue(place.type, this.#draw));
    if (kind === 1 || !isInputObjectType(type)) return this.#variable(place);
    const fields = Object.values(type.getFields()).filter(field => isRequiredInputField(field) || this.#draw(2));
    return `{ ${fields.map(field => `${field.name}: ${this.#input(field)}`).join(', ')} }`;
  }

  #variable({ type, default: otherwise }: GraphQLArgument | GraphQLInputField): string {
    const inner = isNonNullType(type) ? type.ofType : type;
    const defaulted = (one: unknown) => `${one} = ${literalOf(inner, rightValue(inner, this.#draw))}`;
    const types = [`${inner}!`, defaulted(inner), defaulted(`${inner}!`)];
    if (!isNonNullType(type) || otherwise) types.unshift(`${inner}`);
    return this.#declare(types[this.#draw(types.length)]!, type);
  }

  #condition(): string {
    if (this.#draw(4) < 3 || this.#conditions === MOST_CONDITIONS) return '';
    this.#conditions += 1;
    const [known] = [...this.declared.keys()].filter(name => this.declared.get(name)!.type.startsWith('Boolean'));
    const types = ['Boolean!', 'Boolean = true', 'Boolean! = false'];
    const variable = known && this.#draw(2) ? `$${known}` : this.#declareBoolean(types[this.#draw(types.length)]!);
    return `@${this.#draw(2) ? 'skip' : 'include'}(if: ${variable})`;
  }

  #declareBoolean = (type: string): string => this.#declare(type, schema.getDirective('skip')!.args[0]!.type);

  #declare(type: string, wanted: GraphQLArgument['type']): string {
    const name = `v${this.declared.size}`;
    this.declared.set(name, { type, wanted });
    return `$${name}`;
  }
}

const isLeaf = (type: GraphQLOutputType): boolean => isLeafType(getNamedType(type));
