import type { Logger } from 'pino';
import { requestServed } from './events.ts';
import { methodLabel, routeLabel } from './labels.ts';

/** Routes whose address is not a key to something, so that it may be written down. */
const SHOWN = new Set(['page', 'file', 'graphql', 'health']);

/**
 * Writes a line for each answer: which request, its route, status and time, and the path without its parameters where
 * that is nobody's own. Returns what ends it.
 */
export const writeAccessLog = (log: Pick<Logger, 'info'>, isPersonal: (path: string) => boolean): (() => void) =>
  requestServed.subscribe(({ id, path, method, status, ms }) => {
    const bare = path.split('?')[0]!;
    const route = routeLabel(bare);
    const shown = SHOWN.has(route) && !isPersonal(bare) ? { path: bare.slice(0, 200) } : {};
    const line = { requestId: id, method: methodLabel(method), route, ...shown, status, ms: Math.round(ms) };
    log.info(line, 'answered');
  });
