// What a value of each scalar looks like when it leaves the gateway: more than the schema itself asks for.

const TAG = /<[a-z!/][^<>]*>/i;
const ENTITY = /&(#\d+|#x[\da-f]+|amp|quot|nbsp|Ouml);/i;
const UNREADABLE = /[^\P{Cc}\s]/u;
const ACTIVE = /<(script|iframe|object|embed|form|style|svg)\b|<[^<>]*\son\w+\s*=|=\s*["']?javascript:/i;

/** By scalar, whether a value is none. */
const NOT: Record<string, (value: unknown) => boolean> = {
  String: value => typeof value !== 'string' || TAG.test(value) || ENTITY.test(value) || isUnreadable(value),
  ID: value => typeof value !== 'string' || value === '' || isUnreadable(value),
  Int: value => !Number.isInteger(value),
  Float: value => !Number.isFinite(value),
  Boolean: value => typeof value !== 'boolean',
  Html: value => typeof value !== 'string' || ACTIVE.test(value) || isUnreadable(value),
  Decimal: value => !/^-?\d+(\.\d+)?$/.test(String(value)),
  DateTime: value =>
    !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(String(value)) || Number.isNaN(Date.parse(String(value))),
  Url: value => !isAddress(String(value)),
  Email: value => !/^[^\s@]+@[^\s@]+$/.test(String(value)),
  CurrencyCode: value => !/^[A-Z]{3}$/.test(String(value)),
  CountryCode: value => !/^[A-Z]{2}$/.test(String(value)),
};

/** Whether a value is none of this scalar. */
export const isWrong = (name: string, value: unknown): boolean => NOT[name]?.(value) ?? false;

const isUnreadable = (value: string): boolean => UNREADABLE.test(value) || !value.isWellFormed();

const isAddress = (value: string): boolean =>
  /^(#|\/(?!\/))/.test(value) || (URL.canParse(value) && /^(https?|mailto|tel):$/.test(new URL(value).protocol));
