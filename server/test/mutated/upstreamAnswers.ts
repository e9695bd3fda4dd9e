import { type Recording, routeOf } from '../../../demo/contract/recording.ts';
import { recordings } from '../replay/edge.ts';
import { reasonAgainst } from '../replay/leftOut.ts';

/** One answer of a real service. */
export interface UpstreamAnswer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** Behind a route: its refusals instead of its answers. */
export const REFUSED = ' refused';

const sizeOf = ({ body }: UpstreamAnswer): number => Object.keys((Array.isArray(body) ? body[0] : body) ?? {}).length;

/** No recording has these, and the gateway asks for them. */
const CONSTANTS: [string, UpstreamAnswer[]][] = Object.entries({
  tax: { woocommerce_prices_include_tax: 'yes' },
  general: { woocommerce_price_num_decimals: '2', woocommerce_calc_taxes: 'yes' },
}).map(([group, settings]) => {
  const body = Object.entries(settings).map(([id, value]) => ({ id, value }));
  return [`/wp-json/wc/v3/settings/${group}`, [{ status: 200, headers: {}, body }]];
});

const usable = recordings.filter(isUsable).sort((one, other) => (one.name < other.name ? -1 : 1));

/** What a real service told in full, by route: answers with a few chosen fields only are left out. */
export const upstreamAnswers: ReadonlyMap<string, UpstreamAnswer[]> = new Map([
  ...CONSTANTS,
  ...[...Map.groupBy(usable, keyOf)].map(([key, all]): [string, UpstreamAnswer[]] => {
    const answers = all.map(({ response }) => ({ ...response, headers: textsIn(response.headers) }));
    const most = Math.max(...answers.map(sizeOf));
    return [key, answers.filter(answer => sizeOf(answer) >= most * 0.6)];
  }),
]);

function isUsable(recording: Recording): boolean {
  const { body, status } = recording.response;
  const isJson = body !== null && typeof body === 'object' && !('__raw__' in body);
  return isJson && status < 500 && reasonAgainst(recording) === null;
}

function keyOf(recording: Recording): string {
  return routeOf(recording) + (recording.response.status < 300 ? '' : REFUSED);
}

/** Of the headers those that are read; the recorder wrote some others down under names that are none. */
function textsIn(headers: Record<string, unknown>): Record<string, string> {
  const sent = Object.entries(headers).filter(([name]) => /^cart-(token|hash)$/i.test(name));
  return Object.fromEntries(sent.map(([name, value]) => [name, String(value)]));
}
