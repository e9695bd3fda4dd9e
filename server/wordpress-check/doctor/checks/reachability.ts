import type { Check, Finding } from '../check.ts';
import type { Fault, Reply } from '../probe.ts';
import type { Remote } from '../remote.ts';
import type { Cause } from '../root.ts';
import { ofEachService } from '../services.ts';

/** A screen waits for up to so many calls, one after the other. */
const CALLS_IN_A_ROW = 4;

const SILENT: Record<Fault, [detail: string, mend: string]> = {
  timeout: [
    'did not answer in time',
    'Look at its load and its slowest plugins, or set UPSTREAM_TIMEOUT_MS higher if it is meant to be slow.',
  ],
  refused: ['nothing listens there', 'Start its web server, or set WORDPRESS_URL to the right port.'],
  'unknown host': ['no such host', 'Set WORDPRESS_URL to the right name, or look at the DNS of this machine.'],
  certificate: ['no safe connection', 'See TLS.'],
  'broken off': ['the connection was broken off', 'Look at the log of its web server, and at firewalls in between.'],
};

type Other = Exclude<Cause, 'silent' | 'certificate' | 'no rewriting'>;

const OTHER: Record<Other, [detail: string, mend: string]> = {
  maintenance: [
    'a maintenance page in the place of an answer',
    'Wait until the update has ended. If it stays, delete the file .maintenance in the folder of WordPress.',
  ],
  elsewhere: ['WordPress is at another address', 'Set WORDPRESS_URL to it.'],
  closed: [
    'the REST API is closed',
    'Let /wp-json through: a security plugin, a firewall or a password stands before it.',
  ],
  failing: ['WordPress fails', 'Look at its PHP error log; WP_DEBUG_LOG writes one.'],
  html: [
    'HTML in the place of JSON',
    'Something in front of the REST API answers for it: let /wp-json past log-in pages, bot checks and page caches.',
  ],
  nothing: ['no WordPress at this address', 'Set WORDPRESS_URL to the address of your WordPress, without /wp-admin.'],
};

/** Whether each service answers as a WordPress does, and how fast. */
export const reachability: Check = {
  id: 'reachability',
  name: 'Reachability',
  async run(context) {
    if (!context.content && !context.shop)
      return {
        status: 'info',
        detail: 'the embedded service, which runs with the site: /debug/woocommerce looks at it',
      };
    return ofEachService(context, remote => look(remote, context.config.upstreamTimeoutMs));
  },
};

async function look(remote: Remote, timeoutMs: number): Promise<Finding> {
  const index = await remote.index();
  const data = shown(index.reply);
  if (index.kind === 'root') {
    const met = index.plain ? remote.url.replace(/wp-json$/, '?rest_route=/') : remote.url;
    const detail = `${met} answers in ${index.reply.ms} ms`;
    if (index.reply.ms < timeoutMs / CALLS_IN_A_ROW) return { status: 'success', detail, data };
    const mend = 'Too slow for a screen that needs several calls: a PHP opcode cache and an object cache help most.';
    return { status: 'warning', detail: `${detail}, of ${timeoutMs} ms for a whole page`, mend, data };
  }
  const { cause, reply, leadsTo } = index;
  if (cause === 'certificate') return { status: 'info', detail: `${remote.url}: no safe connection, see TLS`, data };
  if (cause === 'no rewriting')
    return { status: 'info', detail: `${remote.url}: a WordPress, but not its REST routes, see Permalinks`, data };
  const [detail, mend] = reply.kind === 'silence' ? SILENT[reply.fault] : OTHER[cause as Other];
  const status = reply.kind === 'silence' ? reply.code : reply.status;
  const where = leadsTo ? `${detail}: ${leadsTo}` : detail;
  return { status: 'error', detail: `${remote.url}: ${where} (${status})`, mend, data };
}

/** An answer as raw data. */
export const shown = (reply: Reply) =>
  reply.kind === 'silence'
    ? reply
    : {
        status: reply.status,
        ms: reply.ms,
        headers: headersOf(reply.headers),
        body: reply.json ?? reply.text.slice(0, 500),
      };

const SHOWN_HEADERS = ['content-type', 'date', 'server', 'location', 'retry-after', 'x-powered-by'];

const headersOf = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(SHOWN_HEADERS.flatMap(name => (headers[name] ? [[name, headers[name]]] : [])));
