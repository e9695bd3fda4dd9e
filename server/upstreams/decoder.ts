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
  if (schema instanceof z.ZodPipe) return readPipe(schema);
  if (schema instanceof z.ZodObject && !schema.def.catchall && !schema.def.checks?.length) return readObject(schema);
  return value => {
    const parsed = z.safeParse(schema, value);
    return parsed.success ? parsed.data : UNFIT;
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

function readObject({ shape }: z.ZodObject): Read<object> {
  const fields = Object.entries(shape).map(([name, one]) => ({
    name,
    read: readAny(one),
    // What was not asked for is most of a row.
    optional: one instanceof z.ZodOptional,
  }));
  return value => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return UNFIT;
    const given = value as Record<string, unknown>;
    const row: Record<string, unknown> = {};
    for (let at = 0; at < fields.length; at += 1) {
      const { name, read, optional } = fields[at]!;
      const raw = given[name];
      if (raw === undefined && optional && !(name in given)) continue;
      const fit = read(raw);
      if (fit === UNFIT) return UNFIT;
      if (fit !== undefined || name in given) row[name] = fit;
    }
    return row;
  };
}
