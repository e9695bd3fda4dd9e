import { z } from 'zod';

export const UNFIT = Symbol('unfit');
/** Reads a value as the services send it. One function a field: rows are read by the thousand, and a union tries all its members. */
export type Read<T> = (value: unknown) => T | typeof UNFIT;

/** A schema that brings a function of its own. */
export interface Field<T> extends z.ZodTransform<T, unknown> {
  read: Read<T>;
}

/**
 * Reads what a schema describes, by the functions of its fields: zod makes objects for each value of each row, which
 * cost more than all else that is done for a list. Zod says what is wrong of a row that does not fit.
 */
export function decoderOf<S extends z.ZodType>(schema: S): (value: unknown) => z.output<S> {
  const read = readerOf(schema);
  return value => {
    const fit = read(value);
    return fit === UNFIT ? schema.parse(value) : fit;
  };
}

/** Null in the place of what does not fit. */
export const orNull = <T>(fit: T | typeof UNFIT): T | null => (fit === UNFIT ? null : fit);

export const readerOf = <S extends z.ZodType>(schema: S): Read<z.output<S>> => readAny(schema) as Read<z.output<S>>;

function readAny(schema: z.core.$ZodType): Read<unknown> {
  if ('read' in schema) return schema.read as Read<unknown>;
  if (schema instanceof z.ZodUnknown) return value => value;
  if (schema instanceof z.ZodOptional) return unless(undefined, readAny(schema.def.innerType));
  if (schema instanceof z.ZodNullable) return unless(null, readAny(schema.def.innerType));
  if (schema instanceof z.ZodCatch) return readCatch(schema);
  if (schema instanceof z.ZodString && !schema.def.coerce && !schema.def.checks?.length) return readString;
  if (schema instanceof z.ZodPipe) return readPipe(schema);
  if (schema instanceof z.ZodObject && !schema.def.catchall && !schema.def.checks?.length) return readObject(schema);
  return value => {
    const parsed = z.safeParse(schema, value);
    return parsed.success ? parsed.data : UNFIT;
  };
}

const readString: Read<string> = value => (typeof value === 'string' ? value : UNFIT);

/** Zod knows what stands in for what does not fit. */
function readCatch(schema: z.ZodCatch): Read<unknown> {
  const read = readAny(schema.def.innerType);
  return value => {
    const fit = read(value);
    return fit === UNFIT ? schema.parse(value) : fit;
  };
}

const unless =
  (nothing: null | undefined, read: Read<unknown>): Read<unknown> =>
  value =>
    value === nothing ? nothing : read(value);

/** A schema with a function behind it. */
function readPipe({ def }: z.ZodPipe): Read<unknown> {
  const [read, further] = [readAny(def.in), readFurther(def.out)];
  return value => {
    const fit = read(value);
    return fit === UNFIT ? UNFIT : further(fit);
  };
}

const readFurther = (schema: z.core.$ZodType): Read<unknown> =>
  schema instanceof z.ZodTransform && !('read' in schema)
    ? (schema.def.transform as (value: unknown) => unknown)
    : readAny(schema);

interface FieldOf {
  name: string;
  read: Read<unknown>;
  optional: boolean;
}

/** A row with more names is read by a plan of its own, which nobody keeps. */
const MOST_NAMES = 500;

/** What is read of rows with the same names in the same order, as nearly all of an answer are. */
interface Plan {
  names: readonly string[];
  fields: readonly (FieldOf & { given: boolean })[];
  /** every name that comes of it: a copy is made at one go, where a row that grows name by name is moved again and again */
  blank: Readonly<Record<string, unknown>>;
}

function planFor(all: readonly FieldOf[], names: readonly string[]): Plan {
  const isGiven = new Set(names);
  // What was not asked for is most of a row.
  const fields = all
    .filter(({ name, optional }) => !optional || isGiven.has(name))
    .map(field => ({ ...field, given: isGiven.has(field.name) }));
  const blank = Object.fromEntries(fields.filter(({ given }) => given).map(({ name }) => [name, undefined]));
  return { names, fields, blank };
}

function isPlanFor({ names }: Plan, sent: object): boolean {
  let at = 0;
  for (const name in sent) {
    if (names[at] !== name) return false;
    at += 1;
  }
  return at === names.length;
}

function readObject({ shape }: z.ZodObject): Read<object> {
  const all = Object.entries(shape).map(([name, one]) => ({
    name,
    read: readAny(one),
    optional: one instanceof z.ZodOptional,
  }));
  let last = planFor(all, []);
  const planOf = (sent: object): Plan => {
    if (isPlanFor(last, sent)) return last;
    const plan = planFor(all, Object.keys(sent));
    if (plan.names.length <= MOST_NAMES) last = plan;
    return plan;
  };
  return value => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return UNFIT;
    const sent = value as Record<string, unknown>;
    const { fields, blank } = planOf(sent);
    const row: Record<string, unknown> = { ...blank };
    for (let at = 0; at < fields.length; at += 1) {
      const { name, read, given } = fields[at]!;
      const fit = read(sent[name]);
      if (fit === UNFIT) return UNFIT;
      if (given || fit !== undefined) row[name] = fit;
    }
    return row;
  };
}
