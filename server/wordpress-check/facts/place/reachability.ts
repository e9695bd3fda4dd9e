import assert from 'node:assert/strict';
import { decodeHTML } from 'entities';
import { isCutOffByCdn, redact } from '../../../upstreams/errors.ts';
import { parseJson } from '../../../upstreams/parsed.ts';
import type { Service } from '../../examination.ts';
import {
  type CheckContext,
  check,
  error,
  expect,
  type Finding,
  info,
  type Looked,
  refused,
  success,
  warning,
} from '../../fact.ts';
import { type Fault, type Reply, shown } from '../../reply.ts';
import { ofEachService } from '../../together.ts';

/** A screen waits for up to so many calls, one after the other. */
const CALLS_IN_A_ROW = 4;

type Words = readonly [detail: string, mend: string];

const SILENT: Record<Exclude<Fault, 'certificate'>, Words> = {
  timeout: [
    'did not answer in time',
    'Look at its load and its slowest plugins, or set UPSTREAM_TIMEOUT_MS higher if it is meant to be slow.',
  ],
  refused: ['nothing listens there', 'Start its web server, or set WORDPRESS_URL to the right port.'],
  'unknown host': ['no such host', 'Set WORDPRESS_URL to the right name, or look at the DNS of this machine.'],
  'broken off': ['the connection was broken off', 'Look at the log of its web server, and at firewalls in between.'],
};

const OTHER = {
  maintenance: [
    'a maintenance page in the place of an answer',
    'Wait until the update has ended. If it stays, delete the file .maintenance in the folder of WordPress.',
  ],
  elsewhere: ['WordPress is at another address', 'Set WORDPRESS_URL to it.'],
  away: [
    'leads to a page in the place of an answer',
    'Let /wp-json past log-in pages and those that say "coming soon". If WordPress has moved there, set WORDPRESS_URL to it.',
  ],
  itself: [
    'no WordPress at this address, which leads to itself',
    'Is it that of this site? Set WORDPRESS_URL to the address of your WordPress.',
  ],
  closed: [
    'the REST API is closed',
    'Let /wp-json through: a security plugin, a firewall or a password stands before it.',
  ],
  limited: [
    'asked more often than is allowed',
    'Let the address of the gateway past the limit of the web server (nginx: limit_req), the firewall or the host, or raise it.',
  ],
  'turned away': [
    'turned away by the web server in front',
    'Let the address of the gateway past its limits (nginx: limit_req, limit_conn). Where browsers are turned away too, it is overloaded or under maintenance.',
  ],
  'without PHP': [
    'the web server in front gets no answer of PHP',
    'Look whether PHP-FPM runs at the socket or port that the web server calls; its log says whether it has too few children (pm.max_children).',
  ],
  'behind a CDN': [
    'the CDN in front gets no answer of the web server behind it',
    'Look whether that web server runs and lets the addresses of the CDN in, or set WORDPRESS_URL to where it is reached past the CDN.',
  ],
  failing: ['WordPress fails', 'Look at its PHP error log; WP_DEBUG_LOG writes one.'],
  html: [
    'HTML in the place of JSON',
    'Something in front of the REST API answers for it: let /wp-json past log-in pages, bot checks and page caches.',
  ],
  printing: [
    'PHP prints before the JSON',
    'Switch WP_DEBUG_DISPLAY off in wp-config.php (WP_DEBUG_LOG writes a file instead), and mend or replace what the line names.',
  ],
  nothing: ['no WordPress at this address', 'Set WORDPRESS_URL to the address of your WordPress, without /wp-admin.'],
} satisfies Record<string, Words>;

/** Whether each service answers as a WordPress does, and how fast. */
export const reachability = check('reachability', 'Reachability', lookAtEach, [
  ...expect('index', {
    'answers as a WordPress at the address that is configured'({ capabilities: { content } }) {
      const { code, status, cause } = content.fault ?? {};
      assert(content.answers, `${code} ${status ?? ''} ${cause ?? ''}`.trim());
    },
    'answers an unknown route with 404 rest_no_route': refused('/wp/v2/no-such-collection'),
  }),
]);

function lookAtEach(context: CheckContext): Looked {
  return context.content || context.shop
    ? ofEachService(context, service => look(service, context.config.upstreamTimeoutMs))
    : info('the embedded service, which runs with the site: /debug/woocommerce looks at it');
}

async function look(service: Service, timeoutMs: number): Promise<Finding> {
  const index = await service.index();
  const { url, plain } = service.root;
  if (!index.root) return explain(service, index.reply);
  const leadsTo = plain && (await otherAddress(service));
  if (leadsTo) return unreachable(url, index.below, OTHER.elsewhere, leadsTo);
  const { ms } = index.reply;
  const detail = `${plain ? url.replace(/wp-json$/, '?rest_route=/') : url} answers in ${ms} ms`;
  if (ms < timeoutMs / CALLS_IN_A_ROW) return success(detail, shown(index.reply));
  const mend = 'Too slow for a screen that needs several calls: a PHP opcode cache and an object cache help most.';
  return warning(`${detail}, of ${timeoutMs} ms for a whole page`, mend, shown(index.reply));
}

/** Why an address does not answer as a REST service of WordPress. */
async function explain(service: Service, reply: Reply): Promise<Finding> {
  const { url } = service.root;
  const because = (words: Words, more?: string) => unreachable(url, reply, words, more);
  if (reply.status === null)
    return reply.fault === 'certificate'
      ? info(`${url}: no safe connection, see TLS`, shown(reply))
      : because(SILENT[reply.fault]);
  const { status, headers, json } = reply;
  if (status >= 300 && status < 400 && headers.location)
    return led(because, siteOf(service), new URL(headers.location, url));
  if (status === 429) return because(OTHER.limited);
  if (status >= 500) return because(json ? OTHER.failing : (inFront(reply) ?? OTHER.failing));
  if (status === 401 || status === 403) return because(OTHER.closed);
  const printed = printedBefore(reply);
  if (printed !== null) return because(OTHER.printing, printed);
  const leadsTo = await otherAddress(service);
  if (leadsTo) return because(OTHER.elsewhere, leadsTo);
  return because(status === 200 ? OTHER.html : OTHER.nothing);
}

/** How PHP begins a notice where it shows them, as HTML or as text. */
const NOTICE = /^\s*(?:<br ?\/?>\s*)?(?:<b>)?(?:Deprecated|Notice|Warning)(?:<\/b>)?:/;
const LONGEST_LINE = 200;

/** The first line of what stands before the JSON of an answer; null where that is no JSON either. */
function printedBefore({ text }: Reply): string | null {
  const start = text.indexOf('{"');
  // Of very many notices the JSON was cut off.
  const isPrinted = NOTICE.test(text) || (start > 0 && parseJson(text.slice(start)) !== undefined);
  if (!isPrinted) return null;
  const line = decodeHTML(text.replace(/<[^>]*>/g, ''))
    .trim()
    .split('\n', 1)[0]!;
  return redact(line.replace(/\s+/g, ' ')).slice(0, LONGEST_LINE);
}

/** What a web server says by itself, in the place of a WordPress. */
function inFront({ status, headers }: Reply): Words | null {
  if (status === 502 || status === 504) return OTHER['without PHP'];
  if (isCutOffByCdn(status)) return OTHER['behind a CDN'];
  if (status !== 503) return null;
  // WordPress says how long it is under maintenance, nginx nothing of how long it turns away.
  return headers['retry-after'] ? OTHER.maintenance : OTHER['turned away'];
}

/** Whoever asks for routes and is led to routes, or to a front page, finds WordPress there; else a page, to log in say. */
function led(because: (words: Words, leadsTo?: string) => Finding, site: string, to: URL): Finding {
  const leadsTo = addressOf(to);
  if (leadsTo === site) return because(OTHER.itself);
  const isWordPress =
    /\/wp-json(\/|$)/.test(to.pathname) || to.searchParams.has('rest_route') || to.href === `${to.origin}/`;
  return because(isWordPress ? OTHER.elsewhere : OTHER.away, leadsTo);
}

function unreachable(url: string, reply: Reply, [detail, mend]: Words, more?: string): Finding {
  const what = more ? `${detail}: ${more}` : detail;
  return error(`${url}: ${what} (${reply.status ?? reply.code})`, mend, shown(reply));
}

/** Where WordPress says that it is, if not here. By ?rest_route= it answers at wrong addresses too. */
async function otherAddress(service: Service): Promise<string | null> {
  const site = siteOf(service);
  for (const address of new Set([`${site}/`, new URL('/', site).href])) {
    const named = routesNamedBy(await service.page(address), address);
    if (named) return addressOf(named) === site ? null : addressOf(named);
  }
  return null;
}

/** Every page of a WordPress names the address of its REST routes in a header. */
function routesNamedBy(page: Reply, address: string): URL | null {
  const link = /<([^>]+)>;\s*rel="https:\/\/api\.w\.org\/"/.exec(page.headers.link ?? '')?.[1];
  return link && URL.canParse(link, address) ? new URL(link, address) : null;
}

/** The address of a service's front page, without the slash. */
export const siteOf = ({ root }: Service): string => root.url.replace(/\/wp-json$/, '');

/** What to set as the address of the service. */
const addressOf = ({ origin, pathname }: URL): string => origin + pathname.replace(/\/(wp-json.*|index\.php)?$/, '');

/** Whether the REST routes stand below /wp-json. */
export const permalinks = check('permalinks', 'Permalinks', context => ofEachService(context, lookAtRoutes));

async function lookAtRoutes(service: Service): Promise<Finding | null> {
  const index = await service.index();
  if (!index.root || (service.root.plain && (await otherAddress(service)))) return null;
  if (!service.root.plain) return success('pretty: the routes stand below /wp-json');
  const home = `${siteOf(service)}/`;
  const named = routesNamedBy(await service.page(home), home);
  return named && !named.searchParams.has('rest_route')
    ? error(
        'pretty, but the web server does not hand /wp-json to WordPress',
        'Apache: AllowOverride All and mod_rewrite, then save Settings > Permalinks. nginx: try_files $uri $uri/ /index.php?$args.',
      )
    : warning(
        'plain: nothing is below /wp-json, the routes are asked for by ?rest_route=',
        'Settings > Permalinks: choose "Post name" and save. Other programs, and caches, expect /wp-json.',
      );
}
