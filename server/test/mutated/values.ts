import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import type { Draw } from './documents.ts';

const LEAVES: Readonly<Record<string, readonly unknown[]>> = {
  Int: [2, 1, 3],
  Float: [4.5, 1],
  Boolean: [true, false],
  ID: ['5002', '7'],
  String: ['seal', 'label', 'on-sale'],
  Decimal: ['5', '12.50'],
};

/** Of no type that stands where it is sent, or hardly. */
const WRONG: readonly unknown[] = ['x', -1, 1.5, [], {}, false, [null], { nope: 1 }, '2', 1e12, [[]], ['x', 1]];

export const wrongValue = (draw: Draw): unknown => WRONG[draw(WRONG.length)];

/** A value that fits a type. */
export function rightValue(type: GraphQLInputType, draw: Draw): unknown {
  if (isNonNullType(type)) return rightValue(type.ofType, draw);
  // One thing stands for a list of one.
  if (isListType(type)) return draw(3) ? rightValue(type.ofType, draw) : [rightValue(type.ofType, draw)];
  if (isEnumType(type)) return type.getValues()[draw(type.getValues().length)]!.name;
  if (!isInputObjectType(type)) return oneOf(LEAVES[type.name] ?? ['x'], draw);
  const fields = Object.values(type.getFields()).filter(field => isRequiredInputField(field) || !draw(3));
  return Object.fromEntries(fields.map(field => [field.name, rightValue(field.type, draw)]));
}

const oneOf = (all: readonly unknown[], draw: Draw): unknown => all[draw(all.length)];

/** A value as it stands in a document; a decimal without quotes, as nobody would write it. */
export function literalOf(type: GraphQLInputType, value: unknown): string {
  if (isNonNullType(type)) return literalOf(type.ofType, value);
  if (isListType(type))
    return Array.isArray(value)
      ? `[${value.map(one => literalOf(type.ofType, one)).join(', ')}]`
      : literalOf(type.ofType, value);
  if (isEnumType(type)) return String(value);
  if (!isInputObjectType(type)) return type.name === 'Decimal' ? String(value) : JSON.stringify(value);
  const fields = type.getFields();
  const given = Object.entries(value as object).map(([name, one]) => `${name}: ${literalOf(fields[name]!.type, one)}`);
  return `{ ${given.join(', ')} }`;
}
