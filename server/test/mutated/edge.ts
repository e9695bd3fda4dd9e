import { MockAgent } from 'undici';
import { type Recording, routeOf } from '../../../demo/contract/recording.ts';
import { type Mutation, mutate } from './mutate.ts';
import { REFUSED, type UpstreamAnswer, upstreamAnswers } from './upstreamAnswers.ts';

export const ORIGIN = 'http://edge.example';

/** What the next answers are made of. */
export interface Spoilt {
  /** the route whose answers are spoilt, or whose refusals answer what is written there */
  route: string;
  /** which of its recordings stands for it, counted round and round */
  pick: number;
  mutations: readonly Mutation[];
}

/** What is answered as one thing and not as a list. */
const SINGLE = /\/(cart|batch|checkout|current|system_status|woocommerce_\w+|order|wp-json\/)( refused)?$/;

/** Rows of a list that are answered: more of the same would only take time. */
const MOST_ROWS = 3;

/** A network whose far end answers with recordings, one route of them spoilt. */
export function createEdge() {
  let spoilt: Spoilt | null = null;
  const agent = new MockAgent();
  agent.disableNetConnect();
  agent
    .get(ORIGIN)
    .intercept({ path: () => true, method: () => true })
    .reply(({ path, method }) => {
      const { status, headers, body } = answerTo(method, path, spoilt);
      const text = typeof body === 'string' && body.startsWith('<!') ? body : JSON.stringify(body);
      const counted = Array.isArray(body) ? { 'x-wp-total': String(body.length), 'x-wp-totalpages': '1' } : {};
      return { statusCode: status, data: text, responseOptions: { headers: { ...headers, ...counted } } };
    })
    .persist();
  return {
    dispatcher: agent,
    /** Answers as recorded from now on, but for this. */
    spoil(next: Spoilt): void {
      spoilt = next;
    },
  };
}

function answerTo(method: string, path: string, spoilt: Spoilt | null): UpstreamAnswer {
  const asked = routeOf({ request: { url: path } } as Recording);
  const route = method === 'POST' && spoilt?.route === asked + REFUSED ? spoilt.route : asked;
  const isSpoilt = spoilt?.route === route;
  const known = upstreamAnswers.get(route) ?? [{ status: 200, headers: {}, body: [] }];
  const chosen = known[isSpoilt ? spoilt.pick % known.length : 0]!;
  const rows = SINGLE.test(route) || /\/orders\/\d+/.test(path) ? one(chosen.body) : many(chosen.body);
  const shaped = withFields(
    named(rows, /[?&]slug=([^&,]*)(&|$)/.exec(path)?.[1]),
    /[?&]_fields=([^&]*)/.exec(path)?.[1],
  );
  return { ...chosen, body: isSpoilt ? spoilt.mutations.reduce<unknown>(mutate, shaped) : shaped };
}

/** As every service leaves out what was not asked for. */
function withFields(body: unknown, fields: string | undefined): unknown {
  if (Array.isArray(body)) return body.map(row => withFields(row, fields));
  const asked = new Set(fields?.split(',').map(field => field.split('.')[0]));
  return fields ? Object.fromEntries(Object.entries(body as object).filter(([key]) => asked.has(key))) : body;
}

/** As a service finds what is asked for by its slug. */
const named = (body: unknown, slug: string | undefined): unknown =>
  slug && Array.isArray(body) ? body.map(row => ({ ...(row as object), slug: decodeURIComponent(slug) })) : body;

const one = (body: unknown): unknown => (Array.isArray(body) ? body[0] : body);
const many = (body: unknown): unknown[] => (Array.isArray(body) ? body : [body]).slice(0, MOST_ROWS);
