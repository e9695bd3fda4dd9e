import { type Check, type Finding, info, type Running, success, warning } from '../../fact.ts';

const OLD_MS = 15 * 60 * 1000;
/** A WordPress on its own machine takes some 10 ms. */
const SLOW_MS_PER_ROW = 50;
const FASTER = 'Give WordPress a faster host, a persistent object cache, or fewer plugins; the log names the calls.';

/** Whether the index is made and kept fresh, and how fast the services give their rows. */
export const searchIndex: Check = {
  id: 'index',
  name: 'Index',
  async find({ running }) {
    if (!running) return null;
    const index = running.index();
    return { ...(index.ready && index.ageMs !== null ? kept(index, index.ageMs) : made(index)), data: index };
  },
};

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
