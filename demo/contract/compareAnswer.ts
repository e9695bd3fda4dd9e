import { compareOrder } from './compareOrder.ts';
import { compareShape } from './compareShape.ts';
import type { Recording } from './recording.ts';
import { addShape, newShape, type Shape } from './shape.ts';

export interface Answered {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Headers that somebody reads. Their values are the site's own. */
const READ = [
  'x-wp-total',
  'x-wp-totalpages',
  'cache-control',
  'retry-after',
  'etag',
  'cart-token',
  'cart-hash',
  'nonce',
];

/** Everything in which an answer differs from its recording, as sentences; values, messages and ids never count. */
export function compareAnswer(answered: Answered, recording: Recording, url: string, route: Shape): string[] {
  const { response } = recording;
  if (answered.status !== response.status) {
    return [`status ${answered.status}, recorded ${response.status}: ${JSON.stringify(answered.body)?.slice(0, 300)}`];
  }
  const faults = [...compareHeaders(answered, recording), ...compareTotals(answered, url)];
  if (!isJson(response.body)) return faults;
  if (codeOf(answered.body) !== codeOf(response.body)) {
    faults.push(`code ${codeOf(answered.body)}, recorded ${codeOf(response.body)}`);
  }
  const rows = rowsOf(answered.body);
  const recordedRows = rowsOf(response.body);
  if (rows !== recordedRows) faults.push(`${rows} rows, recorded ${recordedRows}`);
  faults.push(...compareOrder(answered.body, url));
  const shapeOf = (body: unknown) => addShape(newShape(), body);
  return [...faults, ...compareShape(shapeOf(answered.body), shapeOf(response.body), route, response.status >= 400)];
}

const isJson = (body: unknown) => body !== null && body !== '' && !(typeof body === 'object' && '__raw__' in body);

const codeOf = (body: unknown) => (body as { code?: unknown } | null)?.code;

function rowsOf(body: unknown): string {
  if (!Array.isArray(body)) return 'no list of';
  return body.length > 1 ? 'many' : ['zero', 'one'][body.length]!;
}

function compareHeaders(answered: Answered, recording: Recording): string[] {
  const recorded = new Headers();
  for (const [name, value] of Object.entries(recording.response.headers)) {
    if (/^[\w-]+$/.test(name)) recorded.set(name, String(value));
  }
  const faults = READ.filter(name => answered.headers.has(name) !== recorded.has(name)).map(
    name => `header ${name} ${recorded.has(name) ? 'missing' : 'not in the recording'}`,
  );
  const type = (headers: Headers) => headers.get('content-type')?.split(';')[0];
  if (type(answered.headers) !== type(recorded)) faults.push(`content-type ${answered.headers.get('content-type')}`);
  return faults;
}

function compareTotals(answered: Answered, url: string): string[] {
  const total = answered.headers.get('x-wp-total');
  if (total === null || !Array.isArray(answered.body)) return [];
  const query = new URL(url).searchParams;
  const perPage = Number(query.get('per_page') ?? (url.includes('/menu-items') ? 100 : 10));
  const pages = Number(answered.headers.get('x-wp-totalpages'));
  const faults: string[] = [];
  if (answered.body.length > Number(total)) faults.push(`${answered.body.length} rows of a total of ${total}`);
  const expected = url.includes('/attributes') && !url.includes('/terms') ? 1 : Math.ceil(Number(total) / perPage);
  if (pages !== expected) faults.push(`${pages} pages of ${perPage} for a total of ${total}`);
  return faults;
}
