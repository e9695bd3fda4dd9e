import { RestError } from './error.ts';
import type { Args, Raw } from './request.ts';

interface ParamSpec {
  type: 'integer' | 'number' | 'string' | 'boolean' | 'date' | 'integers' | 'strings' | 'terms' | 'any';
  default?: unknown;
  minimum?: number;
  maximum?: number;
  enum?: string[];
  required?: boolean;
  /** what else is asked of a value that is there */
  check?: (value: unknown) => Fault | null;
}

export type ParamSpecs = Record<string, ParamSpec>;

export type Fault = { code: string; message: string; data: unknown };

/** Checks and defaults parameters the way rest_validate_value_from_schema words its refusals. */
export function readParams(specs: ParamSpecs, given: Raw): Args {
  const missing = Object.keys(specs).filter(name => specs[name]!.required && given[name] === undefined);
  if (missing.length > 0) {
    const message = `Missing parameter(s): ${missing.join(', ')}`;
    throw new RestError(400, 'rest_missing_callback_param', message, { params: missing });
  }
  const args: Args = { ...given };
  const faults: Record<string, Fault> = {};
  for (const [name, spec] of Object.entries(specs)) {
    if (given[name] === undefined) args[name] = spec.default;
    else {
      const read = readParam(name, spec, given[name]);
      const wrong = read.fault ?? spec.check?.(read.value);
      if (wrong) faults[name] = wrong;
      else args[name] = read.value;
    }
  }
  if (Object.keys(faults).length > 0) throw invalidParams(faults);
  return args;
}

export function invalidParams(faults: Record<string, Fault>) {
  const params = Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, fault.message]));
  const message = `Invalid parameter(s): ${Object.keys(faults).join(', ')}`;
  return new RestError(400, 'rest_invalid_param', message, { params, details: faults });
}

type Read = { value?: unknown; fault?: Fault };

const fault = (code: string, message: string, data: unknown = null): Read => ({ fault: { code, message, data } });

const readers: Record<ParamSpec['type'], (name: string, spec: ParamSpec, value: unknown) => Read> = {
  any: (_name, _spec, value) => ({ value }),
  integer: readInteger,
  number: readNumber,
  boolean: readBoolean,
  date: readDate,
  string: (name, spec, value) => (spec.enum ? readEnum(name, spec.enum, value) : { value: String(value) }),
  integers: (name, _spec, value) => readIntegers(name, value),
  strings: (name, spec, value) => readStrings(name, spec, value),
  terms: readTerms,
};

const readParam = (name: string, spec: ParamSpec, value: unknown): Read => readers[spec.type](name, spec, value);

const isInteger = (value: unknown) =>
  (typeof value === 'number' || typeof value === 'string') &&
  String(value).trim() !== '' &&
  Number.isInteger(Number(value));

function readInteger(name: string, spec: ParamSpec, value: unknown): Read {
  if (!isInteger(value)) return fault('rest_invalid_type', `${name} is not of type integer.`, { param: name });
  const number = Number(value);
  const { minimum, maximum } = spec;
  if (minimum !== undefined && maximum !== undefined && (number < minimum || number > maximum)) {
    const message = `${name} must be between ${minimum} (inclusive) and ${maximum} (inclusive)`;
    return fault('rest_out_of_bounds', message);
  }
  if (minimum !== undefined && number < minimum) {
    return fault('rest_out_of_bounds', `${name} must be greater than or equal to ${minimum}`);
  }
  return { value: number };
}

function readNumber(name: string, _spec: ParamSpec, value: unknown): Read {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  if (Number.isNaN(number)) return fault('rest_invalid_type', `${name} is not of type number.`, { param: name });
  return { value: number };
}

function readBoolean(name: string, _spec: ParamSpec, value: unknown): Read {
  const text = String(value).toLowerCase();
  if (['true', '1'].includes(text)) return { value: true };
  if (['false', '0', ''].includes(text)) return { value: false };
  return fault('rest_invalid_type', `${name} is not of type boolean.`, { param: name });
}

function readDate(_name: string, _spec: ParamSpec, value: unknown): Read {
  const text = String(value);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(text) ? { value: text } : fault('rest_invalid_date', 'Invalid date.');
}

function readEnum(name: string, values: string[], value: unknown): Read {
  if (values.includes(String(value))) return { value: String(value) };
  const list = `${values.slice(0, -1).join(', ')}, and ${values.at(-1)}`;
  return fault('rest_not_in_enum', `${name} is not one of ${list}.`);
}

/** A list stands there with commas; an empty text is an empty list. */
export const listOf = (value: unknown): string[] =>
  String(value ?? '')
    .split(/[\s,]+/)
    .filter(part => part !== '');

function readIntegers(name: string, value: unknown): Read {
  const list = listOf(value);
  const at = list.findIndex(part => !isInteger(part));
  if (at < 0) return { value: list.map(Number) };
  return fault('rest_invalid_type', `${name}[${at}] is not of type integer.`, { param: `${name}[${at}]` });
}

function readStrings(name: string, spec: ParamSpec, value: unknown): Read {
  const list = listOf(value).map(String);
  const at = spec.enum ? list.findIndex(part => !spec.enum!.includes(part)) : -1;
  return at < 0 ? { value: list } : readEnum(`${name}[${at}]`, spec.enum!, list[at]);
}

/** Ids of terms: a list of integers that is refused in words of its own. */
function readTerms(name: string, _spec: ParamSpec, value: unknown): Read {
  const ids = listOf(value);
  const at = ids.findIndex(id => !isInteger(id));
  if (at < 0) return { value: ids.map(Number) };
  const message = `${name} is not a valid Term ID List. Reason: ${name}[${at}] is not of type integer.`;
  return fault('rest_no_matching_schema', message, { position: 0 });
}
