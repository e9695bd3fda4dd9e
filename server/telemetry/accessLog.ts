import type { Logger } from 'pino';
import { screenAt } from '../../rules/screenAt.ts';
import { requestServed } from './events.ts';
import { methodLabel, routeLabel } from './labels.ts';

/** Routes whose address is not a key to something, so that it may be written down. */
const SHOWN = new Set(['file', 'graphql', 'health']);

/** The path without its parameters; of what is one visitor's own, the screen alone. */
function shownPath(route: string, path: string): string | undefined {
  if (SHOWN.has(route)) return path.slice(0, 200);
  if (route !== 'page') return undefined;
  const screen = screenAt(path);
  return screen.row.audience === 'everyone' ? path.slice(0, 200) : screen.path;
}

/** Writes a line for each answer: which request, its route, path, status and time. Returns what ends it. */
export const writeAccessLog = (log: Pick<Logger, 'info'>): (() => void) =>
  requestServed.subscribe(({ id, path, method, status, ms }) => {
    const bare = path.split('?')[0]!;
    const route = routeLabel(bare);
    const shown = shownPath(route, bare);
    const line = { requestId: id, method: methodLabel(method), route, status, ms: Math.round(ms) };
    log.info(shown === undefined ? line : { ...line, path: shown }, 'answered');
  });
