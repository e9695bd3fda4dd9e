import { type ASTNode, GraphQLError, GraphQLScalarType, Kind, print } from 'graphql';
import { linkAddress } from '../../../rules/linkAddress.ts';

/** A scalar that travels as text like `example`, checked where a client sends it; `shown` may check what is answered, too. */
function text(
  name: string,
  example: string,
  fits: (value: string) => boolean,
  shown: (value: unknown) => string = String,
) {
  const unlike = (written = '', nodes?: ASTNode) =>
    new GraphQLError(`Not a ${name}: ${written.slice(0, 80)}. Send it like "${example}".`, {
      nodes,
      extensions: { code: 'BAD_USER_INPUT' },
    });
  return new GraphQLScalarType<string, string>({
    name,
    parseValue(value) {
      if (typeof value === 'string' && fits(value)) return value;
      throw unlike(JSON.stringify(value));
    },
    parseLiteral(node) {
      const isText = node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT;
      if (isText && fits(node.value)) return node.value;
      throw unlike(print(node), node);
    },
    serialize: shown,
  });
}

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
  Html: text('Html', '<p>Void</p>', () => true),
  Decimal: text('Decimal', '12.50', isDecimal),
  DateTime: text('DateTime', '2026-11-22T09:00:00Z', value => !Number.isNaN(Date.parse(value)), written),
  Url: text('Url', 'https://labels.example', value => linkAddress(value) !== null, safeLink),
  Email: text('Email', 'buyer@example.com', value => /^[^\s@]+@[^\s@]+$/.test(value)),
  CurrencyCode: text('CurrencyCode', 'ZAR', value => /^[A-Z]{3}$/.test(value)),
  CountryCode: text('CountryCode', 'ZA', value => /^[A-Z]{2}$/.test(value)),
};
