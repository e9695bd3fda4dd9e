import { pino } from 'pino';
import type { Recording } from '../../../demo/contract/recording.ts';
import { UpstreamError } from '../../upstreams/errors.ts';
import { createClients } from '../../wordpress-check/clients.ts';
import { completed } from './complete.ts';
import { askedOf, createEdge, ORIGIN } from './edge.ts';
import type { Reader } from './reader.ts';

/** What became of an answer in the gateway's hands. */
type Outcome = { read: number } | { refused: string | null } | { code: string; serviceCode: string | null };

export interface Replayed {
  outcome: Outcome;
  /** ids of rows that did not fit and were left out, although everybody may see them */
  lost: number[];
}

/** Feeds a recording to its reader, with nothing but the network in between. */
export async function replay(recording: Recording, reader: Reader): Promise<Replayed> {
  const lost: number[] = [];
  const write = (line: string) => {
    const { row, msg } = JSON.parse(line);
    if (msg.includes('left out')) lost.push(row);
  };
  const log = pino({ level: 'warn' }, { write });
  const hidden = hiddenIn(recording);
  const seen = (ids: number[]) => ids.filter(id => !hidden.includes(id));
  const service = { url: `${ORIGIN}/wp-json`, credentials: null };
  const body = completed(recording);
  const dispatcher = createEdge({ recording, body, asList: reader.asList ?? false, besides: reader.besides ?? [] });
  const productMeta = { minimumQuantity: 'min_order_qty', dataSheet: 'data_sheet', priceBreaks: 'price_breaks' };
  const config = { content: service, shop: service, upstreamTimeoutMs: 10_000, productMeta };
  const clients = createClients({ config, log, dispatcher });
  const call = { path: askedOf(recording).split('?')[0]!, body: recording.request.body };
  try {
    const read = await reader.read(clients, call);
    return { outcome: typeof read === 'number' ? { read } : read, lost: seen(lost) };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return { outcome: { code: error.code, serviceCode: error.serviceCode }, lost: seen(lost) };
  }
}

/** What must become of it, by the status and the body that were recorded. */
export function due(recording: Recording, { none, mayBeClosed, refusals = [] }: Reader): Outcome {
  const { status, body } = recording.response;
  if (status < 300) return { read: thingsIn(recording) };
  const serviceCode = (body as { code?: string } | null)?.code ?? null;
  if (none?.test(serviceCode ?? '') || (mayBeClosed && [401, 403, 404].includes(status))) return { read: 0 };
  if (refusals.includes(status)) return { refused: serviceCode };
  return { code: status === 401 || status === 403 ? 'UPSTREAM_UNAUTHORIZED' : 'UPSTREAM_ERROR', serviceCode };
}

const HIDDEN = ['draft', 'private', 'future', 'pending', 'hold', 'spam', 'trash'];

/** Of an order the same words say how far it is. */
const ORDERS = /\/orders?\b/;

/** What nobody may see was recorded too, some of it without a slug yet, and is never let through. */
const hiddenIn = ({ request, response: { body } }: Recording): number[] =>
  (
    (ORDERS.test(request.url) ? [] : Array.isArray(body) ? body : [body]) as ({ id: number; status?: string } | null)[]
  ).flatMap(row => (row?.status && HIDDEN.includes(row.status) ? [row.id] : []));

/** A batch is as many as its parts, an emptied cart one thing. */
function thingsIn(recording: Recording): number {
  const { body, status } = recording.response;
  const parts = (body as { responses?: unknown[] } | null)?.responses;
  if (parts) return parts.length;
  if (recording.request.method !== 'GET' || status === 204) return 1;
  return (Array.isArray(body) ? body.length : 1) - hiddenIn(recording).length;
}
