/** What a partner's key may open, by the roots of the schema that are marked with it. */
export const scopes = ['catalogue', 'content', 'carts', 'quotes', 'orders'] as const;
export type Scope = (typeof scopes)[number];

/** What a partner may do. */
export interface Terms {
  readonly scopes: readonly Scope[];
  /** origins of pages whose scripts may use its keys; programs without a page need none */
  readonly origins: readonly string[];
  readonly requestsPerMinute: number;
  /** points, as documents are priced */
  readonly costPerMinute: number;
}

/** A key as it is listed: the key itself was shown once, when it was made. Times are milliseconds since 1970. */
export interface ListedKey {
  /** its last characters */
  readonly hint: string;
  readonly createdAt: number;
  /** to the minute; null while nobody used it */
  readonly lastUsedAt: number | null;
  /** null while nobody ended it */
  readonly endsAt: number | null;
}

/** A program of others that asks the gateway. */
export interface Partner extends Terms {
  readonly id: number;
  readonly name: string;
  readonly createdAt: number;
  /** the newest first */
  readonly keys: readonly ListedKey[];
}

/** A partner with a key that nobody can read again. */
export interface Issued {
  readonly partner: Partner;
  readonly key: string;
}

/** Whose key it is that a request came with. */
export interface KeyHolder extends Terms {
  readonly id: number;
  readonly name: string;
}

export const DEFAULT_REQUESTS = 600;
export const DEFAULT_COST = 350_000;

const NAME_LENGTH = 80;
/** More than any server of ours answers. */
const MOST_REQUESTS = 100_000;
const MOST_COST = 100_000_000;

/** What is wrong with a name; null where it can be one. */
export const faultOfName = (name: string): string | null =>
  name.trim() === name && name.length > 0 && name.length <= NAME_LENGTH && !/\p{Cc}/u.test(name)
    ? null
    : `Give a name of 1 to ${NAME_LENGTH} characters.`;

/** What is wrong with what a partner is to be allowed, each with its field; none where all is well. */
export function faultsOfTerms(terms: Terms): { field: keyof Terms; message: string }[] {
  const badOrigin = terms.origins.find(origin => !isOrigin(origin));
  const whole = (value: number, most: number) => Number.isInteger(value) && value > 0 && value <= most;
  return [
    ...(terms.scopes.length ? [] : [{ field: 'scopes' as const, message: `Choose from ${scopes.join(', ')}.` }]),
    ...(badOrigin === undefined
      ? []
      : [{ field: 'origins' as const, message: `${badOrigin} is no origin such as https://shop.example.` }]),
    ...(whole(terms.requestsPerMinute, MOST_REQUESTS)
      ? []
      : [{ field: 'requestsPerMinute' as const, message: `Give a whole number from 1 to ${MOST_REQUESTS}.` }]),
    ...(whole(terms.costPerMinute, MOST_COST)
      ? []
      : [{ field: 'costPerMinute' as const, message: `Give a whole number from 1 to ${MOST_COST}.` }]),
  ];
}

const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
