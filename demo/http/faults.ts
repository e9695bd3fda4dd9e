import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Well-formed answers that are not true: an empty list without a count, or counted as empty, null, a list of nulls,
 * objects where texts belong, rows under another slug, meta data as a map of its keys, or a checkout that leads nowhere.
 */
export type Wrong =
  | 'empty'
  | 'counted'
  | 'null'
  | 'nulls'
  | 'objects'
  | 'slugs'
  | 'keyed'
  | 'unled'
  | 'received'
  | 'scripted';

export interface FaultRule {
  /** regular expression over path and query */
  path: string;
  method?: string;
  status?: number;
  body?: 'html' | 'json';
  /** answers 200 with JSON that is well-formed and not true */
  wrong?: Wrong;
  /** what the JSON names, e.g. rate_limit_exceeded; a PHP that died when absent */
  code?: string;
  delayMs?: number;
  /** milliseconds that each row of the answer takes, as where WordPress is slow */
  msPerRow?: number;
  /** with `msPerRow`: milliseconds after which the host cuts the answer off with a 504 */
  hostLimitMs?: number;
  reset?: boolean;
  hang?: boolean;
  /**
   * strike only once the request has taken effect: the write is done, the answer is what suffers. `halfway`: the worker
   * died in it; rows are stored and the session is not, so that a cart that was ordered stays full
   */
  after?: boolean | 'halfway';
  /** how often it strikes; always when absent */
  times?: number;
}

interface Armed extends FaultRule {
  pattern: RegExp;
  left: number;
}

/** Trouble on request: slow, broken or silent answers for the tests of whoever calls this service. */
export class Faults {
  #rules: Armed[] = [];

  replace(rules: FaultRule[]) {
    this.#rules = rules.map(rule => ({
      ...rule,
      pattern: new RegExp(rule.path),
      left: rule.times ?? Number.POSITIVE_INFINITY,
    }));
  }

  clear() {
    this.#rules = [];
  }

  /** The rule that is to strike this request, used up by one. */
  take(method: string, url: string): FaultRule | undefined {
    const rule = this.#rules.find(
      each => each.left > 0 && (!each.method || each.method === method) && each.pattern.test(url),
    );
    if (rule) rule.left -= 1;
    return rule;
  }
}

/** Where some payment plugins lead that have no page of their own: nowhere, to the order, or to what is no address. */
const LED: Partial<Record<Wrong, string>> = {
  unled: '',
  received: 'http://shop.invalid/checkout/order-received/7/?key=wc_order_7',
  scripted: 'javascript:pay()',
};

/** What a true answer becomes. */
export function distort(wrong: Wrong, body: unknown): unknown {
  if (wrong === 'empty' || wrong === 'counted') return [];
  if (wrong === 'null') return null;
  if (wrong === 'nulls') return [null, null];
  const redirect_url = LED[wrong];
  if (redirect_url !== undefined)
    return { ...(body as object), payment_result: { payment_status: 'pending', payment_details: [], redirect_url } };
  const each = (row: unknown) =>
    Object.fromEntries(Object.entries(row as object).map(changed[wrong as keyof typeof changed]));
  return Array.isArray(body) ? body.map(each) : each(body);
}

interface Meta {
  key: string;
  value: unknown;
}
const byKey = (rows: Meta[]) => Object.fromEntries(rows.map(({ key, value }) => [key, value]));

const byPlace = (value: unknown) => (Array.isArray(value) && value.length ? { ...value } : value);

type Change = (field: [string, unknown]) => [string, unknown];
const changed: Record<'objects' | 'slugs' | 'keyed', Change> = {
  objects: ([name, value]) => [name, typeof value === 'string' ? { rendered: { raw: [value] } } : value],
  slugs: ([name, value]) => [name, name === 'slug' ? `another-${value}` : value],
  keyed: ([name, value]) => [name, name === 'meta_data' ? byKey(value as Meta[]) : byPlace(value)],
};

/** True when the fault has answered (or will never answer), so that nobody else should. */
export async function strike(rule: FaultRule, response: ServerResponse): Promise<boolean> {
  if (rule.delayMs) await sleep(rule.delayMs, undefined, { ref: false });
  if (rule.hang) return true;
  if (rule.reset) {
    response.socket?.resetAndDestroy();
    return true;
  }
  if (!rule.status) return false;
  fail(response, rule.status, rule);
  return true;
}

/** Takes as long as its rows do. True when the host lost its patience first. */
export async function takeTime(
  { msPerRow = 0, hostLimitMs = Number.POSITIVE_INFINITY }: FaultRule,
  rows: number,
  response: ServerResponse,
): Promise<boolean> {
  const ms = rows * msPerRow;
  if (ms) await sleep(Math.min(ms, hostLimitMs), undefined, { ref: false });
  if (ms <= hostLimitMs) return false;
  fail(response, 504, {});
  return true;
}

/** HTML is what a WordPress in trouble sends: maintenance, a dead database, a dead PHP behind its web server. */
function fail(
  response: ServerResponse,
  status: number,
  { body, code = 'internal_server_error' }: Pick<FaultRule, 'body' | 'code'>,
) {
  if (body === 'json') {
    const message = '<p>There has been a critical error on this website.</p>';
    response.writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' });
    response.end(JSON.stringify({ code, message, data: { status } }));
    return;
  }
  const headers: Record<string, string> = { 'Content-Type': 'text/html; charset=utf-8' };
  // a web server alone says less than a WordPress that is still awake enough to fail
  if (status === 500 || status === 503) headers['Cache-Control'] = 'no-cache, must-revalidate, max-age=0';
  if (status === 503) headers['Retry-After'] = '600';
  response.writeHead(status, headers);
  response.end(`<!DOCTYPE html><html><head><title>${status}</title></head><body><h1>${status}</h1></body></html>`);
}
