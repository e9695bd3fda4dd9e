import type { Logger } from 'pino';
import { screenAt } from '../../rules/screenAt.ts';
import { type ScreenRow, screens } from '../../rules/screens.ts';
import { requestServed } from './events.ts';
import { methodLabel, routeLabel } from './labels.ts';

/** Routes whose address is not a key to something, so that it may be written down. */
const SHOWN = new Set(['file', 'graphql', 'health']);

const firstOf = (path: string): string => path.split('/')[1]?.toLowerCase() ?? '';

/** What paths of one visitor's or the operator's own screens begin with. */
const PRIVATE = new Set(
  Object.entries<ScreenRow>(screens)
    .filter(([, { audience }]) => audience !== 'everyone')
    .map(([path]) => firstOf(path)),
);

/** Signs of ASCII, encoded once or several times. */
const ENCODED = /%(?:25)*([2-7][\da-f])/gi;
/** What is encoded within the encoded is nobody's who means well: it is cut off. */
const DECODINGS = 3;

function decoded(path: string): string {
  let plain = path;
  for (let times = 0; times < DECODINGS; times++)
    plain = plain.replace(ENCODED, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return plain.split(ENCODED)[0]!;
}

/** The path of what a request names, however a client writes it: with an origin, encoded, with slashes or dots too many. */
function plainPath(target: string): string {
  const path = decoded(target.split(/[?#]/)[0]!).replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  return new URL(`http://site/${path.replace(/[\\/]+/g, '/').replace(/^\//, '')}`).pathname;
}

/** What may be written down of a path; of what is one visitor's own, the screen alone. */
function shownPath(route: string, path: string): string | undefined {
  if (route !== 'page' && !SHOWN.has(route)) return undefined;
  if (!PRIVATE.has(firstOf(path))) return path.slice(0, 200);
  const screen = screenAt(path).path;
  return firstOf(screen) === firstOf(path) ? screen : undefined;
}

/** Writes a line for each answer: which request, its route, path, status and time. Returns what ends it. */
export const writeAccessLog = (log: Pick<Logger, 'info'>): (() => void) =>
  requestServed.subscribe(({ id, path, method, status, ms }) => {
    const plain = plainPath(path);
    const route = routeLabel(plain);
    const shown = shownPath(route, plain);
    const line = { requestId: id, method: methodLabel(method), route, status, ms: Math.round(ms) };
    log.info(shown === undefined ? line : { ...line, path: shown }, 'answered');
  });
