import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { linkAddress } from '../../../rules/linkAddress.ts';

/** A scalar that travels as text, checked where a client sends it; `shown` may check what is answered, too. */
const text = (name: string, fits: (value: string) => boolean, shown: (value: unknown) => string = String) => {
  const parse = (value: unknown): string => {
    if (typeof value === 'string' && fits(value)) return value;
    throw new GraphQLError(`Not a ${name}: ${JSON.stringify(value)?.slice(0, 80)}`, {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  };
  return new GraphQLScalarType<string, string>({
    name,
    parseValue: parse,
    parseLiteral: node =>
      parse(node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : undefined),
    serialize: shown,
  });
};

/** What no link may lead to is a fault of the field that answers it. */
function safeLink(written: unknown): string {
  const address = linkAddress(String(written));
  if (address === null) throw new TypeError('An address that no link may lead to');
  return address;
}

/** What is stored here is in milliseconds since 1970; a service's moment has been given its offset where it was read. */
const written = (moment: unknown): string =>
  typeof moment === 'number' || moment instanceof Date ? new Date(moment).toISOString() : String(moment);

/** Fewer digits than any service chokes on. */
const isDecimal = (value: string) => /^-?\d{1,15}(\.\d{1,6})?$/.test(value);

export const scalars = {
  Html: text('Html', () => true),
  Decimal: text('Decimal', isDecimal),
  DateTime: text('DateTime', value => !Number.isNaN(Date.parse(value)), written),
  Url: text('Url', value => linkAddress(value) !== null, safeLink),
  Email: text('Email', value => /^[^\s@]+@[^\s@]+$/.test(value)),
  CurrencyCode: text('CurrencyCode', value => /^[A-Z]{3}$/.test(value)),
  CountryCode: text('CountryCode', value => /^[A-Z]{2}$/.test(value)),
};
