import assert from 'node:assert/strict';
import type { Service } from '../../examination.ts';
import { type Check, error, expect, type Finding, info, success, warning } from '../../fact.ts';
import { type Fault, type Reply, shown } from '../../reply.ts';
import { ofEachService } from '../../together.ts';
import { type Cause, explain, otherAddress, type Unreachable } from './unreachable.ts';

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

const OTHER: Record<Exclude<Cause, 'silent' | 'certificate'>, [detail: string, mend: string]> = {
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
export const reachability = {
  id: 'reachability',
  name: 'Reachability',
  find: context =>
    context.content || context.shop
      ? ofEachService(context, service => look(service, context.config.upstreamTimeoutMs))
      : info('the embedded service, which runs with the site: /debug/woocommerce looks at it'),
  expectations: expect('index', {
    'answers as a WordPress at the address that is configured'({ capabilities: { content } }) {
      const { code, status, cause } = content.fault ?? {};
      assert(content.answers, `${code} ${status ?? ''} ${cause ?? ''}`.trim());
    },
    async 'answers an unknown route with 404 rest_no_route'({ refusal }) {
      assert.equal(await refusal('content', '/wp/v2/no-such-collection'), '404 rest_no_route');
    },
  }),
} satisfies Check;

async function look(service: Service, timeoutMs: number): Promise<Finding> {
  const index = await service.index();
  const { url, plain } = service.root;
  if (index.kind === 'none') return unreachable(url, index.reply, await explain(service, index));
  const leadsTo = plain && (await otherAddress(service));
  if (leadsTo) return unreachable(url, index.below, { cause: 'elsewhere', leadsTo });
  const { ms } = index.reply;
  const detail = `${plain ? url.replace(/wp-json$/, '?rest_route=/') : url} answers in ${ms} ms`;
  if (ms < timeoutMs / CALLS_IN_A_ROW) return success(detail, shown(index.reply));
  const mend = 'Too slow for a screen that needs several calls: a PHP opcode cache and an object cache help most.';
  return warning(`${detail}, of ${timeoutMs} ms for a whole page`, mend, shown(index.reply));
}

function unreachable(url: string, reply: Reply, { cause, leadsTo }: Unreachable): Finding {
  if (cause === 'certificate') return info(`${url}: no safe connection, see TLS`, shown(reply));
  const [detail, mend] = reply.kind === 'silence' ? SILENT[reply.fault] : OTHER[cause as keyof typeof OTHER];
  const where = leadsTo ? `${detail}: ${leadsTo}` : detail;
  return error(`${url}: ${where} (${reply.kind === 'silence' ? reply.code : reply.status})`, mend, shown(reply));
}
