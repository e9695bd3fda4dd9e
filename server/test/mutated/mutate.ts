import fc from 'fast-check';

// Answers spoilt the way services, plugins and editors spoil them, and worse.

/** What a value of a recorded answer is replaced with; its key is dropped, or its row doubled, by the two words; `alike` counts the values of its kind. */
type Spoil =
  | { to: unknown }
  | { alike: number }
  | 'dropped'
  | 'doubled'
  | 'as object'
  | 'as list'
  | 'as text'
  | 'as number';

/** The value that is meant, counted through the answer, and what becomes of it. */
export interface Mutation {
  at: number;
  spoil: Spoil;
}

const nested = (depth: number): unknown => (depth ? [{ rendered: nested(depth - 1) }] : 'x');

const VALUES: unknown[] = [
  ...[null, false, true, [], {}, '', ' ', [null], [false], [[]], [{}], { rendered: null }, { 0: { id: 1 } }],
  ...[0, -1, 1, 1.5, 1e-7, 1e21, 2 ** 31, 2 ** 53, -(2 ** 40)],
  ...['0', '-0', '-1', '1e5', '1e-7', 'NaN', 'Infinity', '0x1F', '1,234.50', '12,50', '9'.repeat(400), '0.', '.5', '٣'],
  ...['0000-00-00T00:00:00', '2026-13-45T99:99:99', '2026-02-30T10:00:00', '20260301', 'yesterday'],
  ...[
    'javascript:alert(1)',
    '//evil.example/x',
    'http://[',
    '/../../etc',
    'https://shop.example/a b',
    'data:text/html,x',
  ],
  ...['<b onclick="x()">bold</b> &amp; &Ouml;l', '<script>alert(1)</script>', '</p></div><img src=x onerror=x()>'],
  ...[
    '&lt;',
    '&#38;',
    '&nbsp;&shy;',
    'a\u0000b\u0007\u001b[0m',
    '\ud800',
    '\u202eabc',
    '👩‍👩‍👧 ',
    'İ',
    '%E0%A4%A',
    'a/b?c#d',
  ],
  ...['<!DOCTYPE html><html><body>Down for maintenance</body></html>', 'a'.repeat(100_000), '<'.repeat(60_000)],
  ...['&'.repeat(60_000), '<a '.repeat(20_000), nested(150), JSON.parse('{"__proto__":{"id":1},"constructor":1}')],
  ...['constructor', '__proto__', 'toString', { length: 3 }, { id: 1, toString: 'x' }],
];

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(100_000),
  spoil: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...VALUES).map(to => ({ to })) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }).map(to => ({ to })) },
    { weight: 3, arbitrary: fc.constantFrom('dropped', 'doubled', 'as object', 'as list', 'as text', 'as number') },
  ) as fc.Arbitrary<Spoil>,
});

/** As somebody spoils it who wants to be let in: most of it stays of its type. */
export const likely: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ at: fc.nat(100_000), spoil: fc.record({ alike: fc.nat(1_000) }) }) },
  { weight: 1, arbitrary: mutation },
);

/** A copy of an answer with one value spoilt. */
export function mutate(answer: unknown, { at, spoil }: Mutation): unknown {
  const holder = { answer: structuredClone(answer) };
  const places: [owner: Record<string, unknown>, key: string][] = [];
  collect(holder, places);
  const [owner, key] = places[at % places.length]!;
  put(owner, key, spoil);
  return holder.answer;
}

/** Every place of an answer that holds a value, from the whole of it down. */
function collect(owner: object, places: [Record<string, unknown>, string][]): void {
  for (const [key, value] of Object.entries(owner)) {
    places.push([owner as Record<string, unknown>, key]);
    if (value && typeof value === 'object') collect(value, places);
  }
}

function put(owner: Record<string, unknown>, key: string, spoil: Spoil): void {
  const value = owner[key];
  if (typeof spoil === 'object') owner[key] = 'to' in spoil ? spoil.to : alike(value, spoil.alike);
  else if (spoil === 'as object') owner[key] = Array.isArray(value) ? { ...value } : { value };
  else if (spoil === 'as list') owner[key] = [value];
  else if (spoil === 'as text') owner[key] = textOf(value);
  else if (spoil === 'as number') owner[key] = Number.parseFloat(textOf(value)) || 7;
  else if (spoil === 'doubled') owner[key] = Array.isArray(value) ? [...value, ...value] : [value, value];
  else if (Array.isArray(owner)) owner.splice(Number(key), 1);
  else delete owner[key];
}

/** Also of an object that has something else for its `toString`. */
const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const KINDS = Map.groupBy(VALUES, value => typeof value);
const LENGTHS = [0, 1, 101, 2_000];
/** Longer rows are doubled and no more: what comes of them is refused by its length alone. */
const SHORT_ROWS = 400;

function alike(value: unknown, pick: number): unknown {
  const kind = KINDS.get(typeof value) ?? VALUES;
  if (!Array.isArray(value) || !value.length) return kind[pick % kind.length];
  if (JSON.stringify(value).length > SHORT_ROWS) return [...value, ...value];
  return Array.from({ length: LENGTHS[pick % LENGTHS.length]! }, (_, at) => value[at % value.length]);
}
