import { DAY_MS } from '../../../rules/dates/dayMs.ts';
import { quoteFields } from '../../../rules/forms/quote.ts';
import { quoteItemLimits } from '../../../rules/forms/quoteItems.ts';
import { readReference } from '../../../rules/reference.ts';
import type { Query, Row, Value } from '../../storage/database.ts';
import type { QuoteStatus } from '../life/states.ts';
import { emailKey } from '../quoteRequest.ts';
import { SELECT_REQUEST } from '../storedRequest.ts';

/** A pile of requests as the firm works them off. */
export type Queue = 'WAITING' | 'LATE' | 'ASKED' | 'ANSWERED' | 'EXPIRING' | 'ACCEPTED' | 'ORDERED' | 'CLOSED';

export interface Filter {
  readonly queue?: Queue | undefined;
  readonly status?: readonly QuoteStatus[] | undefined;
  /** id of a product on the list */
  readonly product?: string | undefined;
  readonly email?: string | undefined;
  /** words of the buyer's address, name or company */
  readonly buyer?: string | undefined;
  readonly search?: string | undefined;
  /** whose turn began before it is late, in milliseconds since 1970 */
  readonly lateBefore?: number | undefined;
}

export interface Sorting {
  readonly field: 'DUE' | 'RECEIVED' | 'TOTAL';
  readonly order: 'ASC' | 'DESC';
}

interface Times {
  readonly now: number;
  readonly lateBefore: number;
}

/** An offer that can be accepted for so long at most is running out. */
const EXPIRING_MS = 2 * DAY_MS;

const FIRMS = `q.waits_for = 'FIRM'`;
const TURN = 'coalesce(q.turn_at, s.created_at)';
const RUN_OUT = `q.status = 'ANSWERED' AND q.valid_until <=`;

/** What is in each queue, in SQL. Numbers are written out: they are the process's own. */
const queueSql = ({ now, lateBefore }: Times): Record<Queue, string> => ({
  WAITING: FIRMS,
  LATE: `${FIRMS} AND ${TURN} < ${lateBefore}`,
  ASKED: `q.waits_for = 'BUYER' AND q.status <> 'ANSWERED'`,
  ANSWERED: `q.status = 'ANSWERED' AND q.valid_until > ${now}`,
  EXPIRING: `q.status = 'ANSWERED' AND q.valid_until > ${now} AND q.valid_until <= ${now + EXPIRING_MS}`,
  ACCEPTED: `q.status = 'ACCEPTED'`,
  ORDERED: `q.status = 'ORDERED'`,
  CLOSED: `(q.status IN ('DECLINED', 'EXPIRED', 'WITHDRAWN') OR (${RUN_OUT} ${now}))`,
});

const ORDERS = {
  DUE: `CASE WHEN ${FIRMS} THEN 0 ELSE 1 END, CASE WHEN ${FIRMS} THEN ${TURN} END`,
  RECEIVED: 'q.submission',
  TOTAL: 'CASE WHEN q.offer_total IS NULL THEN 1 ELSE 0 END, q.offer_total',
} as const;

/** @throws for what is none of ours: of a word from outside no SQL is made */
function sqlOf<Name extends string>(known: Readonly<Record<Name, string>>, name: Name): string {
  if (!Object.hasOwn(known, name)) throw new RangeError(`Requests have no ${name}`);
  return known[name];
}

/** A page of requests, the newest first where nothing else is asked, and how many there are. */
export async function listRequests(
  query: Query,
  asked: { page: { page: number; perPage: number }; filter: Filter; sorting: Sorting | undefined; now: number },
): Promise<{ rows: Row[]; totalItems: number }> {
  const { page, filter, now } = asked;
  const { field, order } = asked.sorting ?? { field: 'RECEIVED', order: 'DESC' };
  const { sql, values } = whereOf(filter, now);
  const limit = `LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  const rows = await query(
    `${SELECT_REQUEST} ${sql} ORDER BY ${sqlOf(ORDERS, field)} ${order === 'ASC' ? 'ASC' : 'DESC'}, q.submission DESC ${limit}`,
    ...values,
    page.perPage,
    (page.page - 1) * page.perPage,
  );
  const [counted] = await query(
    `SELECT count(*) AS count FROM quote_request q JOIN submission s ON s.id = q.submission ${sql}`,
    ...values,
  );
  return { rows, totalItems: Number(counted?.count ?? 0) };
}

/** How many requests are in each queue. */
export async function countQueues(query: Query, times: Times): Promise<Record<Queue, number>> {
  const queues = Object.entries(queueSql(times));
  const sums = queues.map(([name, sql]) => `coalesce(sum(CASE WHEN ${sql} THEN 1 ELSE 0 END), 0) AS "${name}"`);
  const [row] = await query(`SELECT ${sums.join(', ')} FROM quote_request q JOIN submission s ON s.id = q.submission`);
  return Object.fromEntries(queues.map(([name]) => [name, Number(row?.[name] ?? 0)])) as Record<Queue, number>;
}

/** Letters of what is sought that are looked at, as everywhere; a database takes no pattern of a hundred thousand. */
const LONGEST_SOUGHT = 200;

function whereOf(filter: Filter, now: number): { sql: string; values: Value[] } {
  const parts: string[] = [];
  const values: Value[] = [];
  const value = (given: Value): string => `$${values.push(given)}`;
  if (filter.queue) parts.push(sqlOf(queueSql({ now, lateBefore: filter.lateBefore ?? now }), filter.queue));
  if (filter.status) parts.push(statusSql(filter.status, now, value));
  if (filter.email) parts.push(`q.email = ${value(emailKey(filter.email))}`);
  if (filter.product) {
    const named = `"productId":${JSON.stringify(filter.product.slice(0, LONGEST_SOUGHT))}`;
    parts.push(`CAST(q.request AS TEXT) LIKE ${value(containing(named))} ESCAPE '\\'`);
  }
  /** Each word stands in one of the columns, as that writes it. */
  const anyOf = (words: string | undefined, columns: Readonly<Record<string, (word: string) => string>>) => {
    for (const word of wordsIn(words ?? '')) {
      const likes = Object.entries(columns).map(
        ([sql, written]) => `${sql} LIKE ${value(containing(written(word)))} ESCAPE '\\'`,
      );
      parts.push(`(${likes.join(' OR ')})`);
    }
  };
  anyOf(filter.buyer, { 'q.email': asTyped, [fieldSql('name')]: asTyped, [fieldSql('company')]: asTyped });
  anyOf(filter.search, { 'lower(s.reference)': asReference, 'q.email': asTyped, [ASKED]: asJson });
  return { sql: parts.length ? `WHERE ${parts.map(part => `(${part})`).join(' AND ')}` : '', values };
}

/** A reference is one word, however it is written. */
function wordsIn(text: string): readonly string[] {
  const sought = text.toLowerCase().slice(0, LONGEST_SOUGHT).trim();
  return readReference(sought) ? [sought] : sought.split(/\s+/).filter(Boolean).slice(0, 10);
}

const asTyped = (word: string): string => word;
const asReference = (word: string): string => (readReference(word) ?? word).toLowerCase();
/** Its quotation marks are escaped. */
const asJson = (word: string): string => JSON.stringify(word).slice(1, -1);

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** What was asked, as text without the names of its fields: of a value's own the marks are escaped. */
const ASKED = ['fields', ...quoteFields, 'items', ...Object.keys({ ...quoteItemLimits, quantity: 0 })].reduce(
  (sql, name) => `replace(${sql}, '"${name.toLowerCase()}":', ' ')`,
  'lower(CAST(q.request AS TEXT))',
);

/** A field of the form; what an earlier release stored has it at the top. */
const fieldSql = (name: string): string =>
  `lower(coalesce(q.request -> 'fields' ->> '${name}', q.request ->> '${name}', ''))`;

/** What was answered is expired from the moment on when its time ran out. */
function statusSql(status: readonly QuoteStatus[], now: number, value: (given: Value) => string): string {
  const parts = [...new Set(status)].map(one => {
    if (one === 'ANSWERED') return `(q.status = 'ANSWERED' AND q.valid_until > ${now})`;
    if (one === 'EXPIRED') return `(q.status = 'EXPIRED' OR (${RUN_OUT} ${now}))`;
    return `q.status = ${value(one)}`;
  });
  return parts.length ? parts.join(' OR ') : 'false';
}
