import type { ShopService } from '../../examination.ts';
import { check, type Finding, info, type Running, success, warning } from '../../fact.ts';
import type { Reply } from '../../reply.ts';

const OLD_MS = 15 * 60 * 1000;
/** A WordPress on its own machine takes some 10 ms. */
const SLOW_MS_PER_ROW = 50;
const FASTER = 'Give WordPress a faster host, a persistent object cache, or fewer plugins; the log names the calls.';

/** Whether the index is made and kept fresh, and how fast the services give their rows. */
export const searchIndex = check('index', 'Index', async ({ running, shop }) => {
  if (!running) return shop && (await shop.opening()) ? timed(shop) : null;
  const index = running.index();
  return { ...(index.ready && index.ageMs !== null ? kept(index, index.ageMs) : made(index)), data: index };
});

/** Whole rows, as few as tell their time apart from the start of WordPress. */
const TIMED = '/wc/v3/products?status=publish&orderby=id&order=asc&page=1&per_page=';
const MANY = 9;

/** Where no gateway runs, what its walk would take. */
async function timed({ askSigned }: ShopService): Promise<Finding | null> {
  const one = await askSigned(`${TIMED}1`);
  const many = await askSigned(`${TIMED}${MANY}`);
  if (!Array.isArray(one.json)) return null;
  const cutOff = isCutOff(many);
  const rows = cutOff
    ? Math.min(MANY, Number(one.headers['x-wp-total']) || MANY)
    : Array.isArray(many.json)
      ? many.json.length
      : 0;
  if (rows < 2) return null;
  const msPerRow = Math.max(0, many.ms - one.ms) / (rows - 1);
  const data = { msPerRow, rows, cutOff };
  const more = cutOff ? 'more than ' : '';
  const detail = `made once the site runs; ${more}${Math.round(msPerRow)} ms a row`;
  if (!cutOff && msPerRow < SLOW_MS_PER_ROW) return info(detail, data);
  return warning(`${detail}: it takes ${more}${inWords(1_000 * msPerRow)} for 1,000 rows`, FASTER, data);
}

/** By us, or by the host's own limit: the rows take longer than until then. */
const isCutOff = (reply: Reply): boolean =>
  reply.status === null ? reply.fault === 'timeout' : [504, 524].includes(reply.status);

type Index = ReturnType<Running['index']>;

/** Until it is there, what only the index knows is missing. */
function made(index: Index): Finding {
  const { done, total, msPerRow } = index.progress;
  if (msPerRow === null) return info(`being made, ${done} rows so far; lists come from the service`);
  const left = `about ${inWords((total - done) * msPerRow)} to go`;
  const detail = `${done} of ${total} rows, ${speed(index)}, ${left}; until then lists come from the service, without filters' counts`;
  return msPerRow < SLOW_MS_PER_ROW ? info(detail) : warning(detail, FASTER);
}

function kept(index: Index, ageMs: number): Finding {
  const { msPerRow } = index.progress;
  const detail = `renewed ${inWords(ageMs)} ago${msPerRow === null ? '' : `; ${speed(index)}`}`;
  if (ageMs >= OLD_MS)
    return warning(detail, 'The services have not answered for a while: see Reachability and the log.');
  if (msPerRow === null || msPerRow < SLOW_MS_PER_ROW) return success(detail);
  const follows = `what changes without a webhook shows late, and a new index takes ${inWords(1_000 * msPerRow)} for 1,000 rows`;
  return warning(`${detail}: ${follows}`, FASTER);
}

const speed = ({ progress: { msPerRow, rowsPerCall } }: Index): string =>
  `${Math.round(msPerRow ?? 0)} ms a row, ${rowsPerCall} rows a call`;

const inWords = (ms: number): string => {
  const seconds = Math.max(1, Math.round(ms / 1_000));
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
};
