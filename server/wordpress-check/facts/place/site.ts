import assert from 'node:assert/strict';
import { z } from 'zod';
import { diagnosticsTexts as texts } from '../../../../rules/texts/diagnostics.ts';
import type { ContentService, Root, Service } from '../../examination.ts';
import {
  type CheckContext,
  check,
  error,
  expect,
  type Finding,
  info,
  type Looked,
  orNotAvailable,
  success,
  warning,
} from '../../fact.ts';
import { read, said } from '../../reply.ts';
import { answering, ofContent, ofEachService, together } from '../../together.ts';
import { behindShop } from '../shop/access.ts';
import { siteOf } from './reachability.ts';

const MENDS = {
  'wp/v2': 'Let the REST API of WordPress be: a plugin has switched it off.',
  'wc/v3': 'Install and activate WooCommerce.',
  'wc/store/v1': 'Update WooCommerce to 8.9 or newer, and let its Store API be.',
};

/** Whether the plugins are there whose routes are asked. */
export const namespaces = check('namespaces', 'Namespaces', lookForNamespaces, [
  ...expect('index', {
    'lists its namespaces, wp/v2 among them'({ capabilities: { content } }) {
      assert(content.namespaces?.includes('wp/v2'), 'wp/v2 is listed');
    },
  }),
]);

function lookForNamespaces({ content, shop }: CheckContext): Looked {
  const ofShop = shop && has(shop, ['wc/v3', 'wc/store/v1']);
  return together({ WordPress: content && has(content, ['wp/v2']), WooCommerce: ofShop });
}

const has = (service: Service, needed: (keyof typeof MENDS)[]) =>
  answering(service, ({ namespaces }) => {
    const missing = needed.filter(name => !namespaces.includes(name));
    if (missing.length === 0) return success(`has ${needed.join(' and ')}`, namespaces);
    const mend = `${texts.checkInstallation} ${MENDS[missing[0]!]}`;
    return error(`lacks ${missing.join(' and ')}`, mend, namespaces);
  });

const status = z.object({
  environment: z.object({ version: z.string().regex(/^\d+\.\d+/), wp_version: z.string().optional() }),
});

/** A version from which on everything works, and one below which too much does not. */
const NEEDED = { WordPress: ['6.4', '6.1'], WooCommerce: ['8.9', '8.9'] } as const;

const older = (version: string, than: string): boolean =>
  version.localeCompare(than, 'en', { numeric: true }) < 0 && !version.startsWith(`${than}.`);

/** Whether WordPress and WooCommerce are new enough. */
export const versions = check(
  'versions',
  'Versions',
  ({ content, shop }) => {
    const service = shop ?? content;
    return service && answering(service, () => lookAtVersions(service, content ?? service));
  },
  behindShop(
    expect('wc/v3/system_status', {
      'names its version'({ capabilities: { shop } }) {
        const reason = 'the version may not be read; the store’s own checkout is then linked without its items';
        orNotAvailable(shop.version, reason);
        assert.match(shop.version, /^\d+\.\d+/);
      },
    }),
  ),
);

/** What a shop says that it runs on; undefined for a key that may not know. */
export async function readVersions(shop: Pick<Service, 'askSigned'>) {
  const route = '/wc/v3/system_status?_fields=environment.version,environment.wp_version';
  return read(await shop.askSigned(route), status)?.environment;
}

async function lookAtVersions(shop: Service, content: Service): Promise<Finding> {
  const stated = await readVersions(shop);
  const found = { WordPress: stated?.wp_version ?? (await generator(content)), WooCommerce: stated?.version ?? null };
  const names = ['WordPress', 'WooCommerce'] as const;
  const known = names.filter(name => found[name]);
  const detail = names.map(name => (found[name] ? `${name} ${found[name]}` : `${name} does not say`)).join(', ');
  const tooOld = known.filter(name => older(found[name]!, NEEDED[name][0]));
  if (tooOld.length === 0) return (known.length === 2 ? success : info)(detail, found);
  const mend = `Update: ${tooOld.map(name => `${name} ${NEEDED[name][0]} or newer`).join(', ')}.`;
  const unusable = tooOld.some(name => older(found[name]!, NEEDED[name][1]));
  return (unusable ? error : warning)(detail, mend, found);
}

/** The shop's credentials need not open its status; most sites say on their pages what they run on. */
async function generator(content: Service): Promise<string | null> {
  const { text } = await content.page(`${siteOf(content)}/`);
  return /content="WordPress ([\d.]+)"/.exec(text)?.[1] ?? null;
}

const NOTABLE_S = 30;
const HARMFUL_S = 300;
const SET_CLOCKS = 'Let both machines set their clocks by NTP.';

/** Whether both machines agree on the time: signatures, sales and scheduled posts go by it. */
export const clock = check('clock', 'Clock', context => ofEachService(context, compareClocks));

const compareClocks = (service: Service) =>
  answering(service, (_, { headers, at }) => {
    const serviceTime = Date.parse(headers.date ?? '');
    if (Number.isNaN(serviceTime)) return info('the service does not tell its time');
    // The header has whole seconds, cut off.
    const ahead = Math.round((serviceTime + 500 - at) / 1000);
    const off = Math.abs(ahead);
    const data = { service: new Date(serviceTime).toISOString(), gateway: new Date(at).toISOString() };
    if (off < NOTABLE_S) return success(`${off} s apart`, data);
    const detail = `the service is ${off} s ${ahead > 0 ? 'ahead of' : 'behind'} the gateway`;
    return (off < HARMFUL_S ? warning : error)(detail, SET_CLOCKS, data);
  });

const CHOOSE_CITY = 'Settings > General > Timezone: choose a city.';

/** Whether WordPress knows where it stands: its dates come without an offset, and office hours are local. */
export const timeZone = check('time-zone', 'Time zone', ofContent(lookAtZone), [
  ...expect('index', {
    async 'names itself, its own address and its time zone'({ content, scope }) {
      const { name, home, url, timezone_string: zone, gmt_offset: offset } = await content.index.read(scope());
      assert.equal(typeof name, 'string');
      assert(URL.canParse(home || url || ''), 'home is an address');
      assert(zone || offset !== undefined, 'a time zone by name or offset');
    },
  }),
]);

function lookAtZone(_: ContentService, { timezone_string, gmt_offset }: Root): Finding {
  const data = { timezone_string, gmt_offset };
  if (timezone_string) return success(timezone_string, data);
  const offset = Number(gmt_offset ?? 0);
  if (offset === 0) return info('UTC, or never chosen', data, CHOOSE_CITY);
  const detail = `a fixed offset of ${offset > 0 ? '+' : ''}${offset} h, which knows no summer time`;
  return warning(detail, CHOOSE_CITY, data);
}

const READING = 'Settings > Reading > Your homepage displays';

const pagesById = z.array(z.object({ id: z.number(), slug: z.string() }));

/** What WordPress shows at its front, and which page it lists its posts at: ours have /blog. */
export const frontPage = check('front-page', 'Front page', ofContent(lookAtFront), [
  ...expect('index', {
    async 'names the page at its front and the one that lists its posts, by their ids'({ content, scope, rows }) {
      const { show_on_front: shows, page_on_front: front, page_for_posts: list } = await content.index.read(scope());
      orNotAvailable(shows, 'it does not say; the page of the slug home stands at /');
      assert.match(shows, /^(page|posts)$/);
      const ids = [front, list].filter(id => id && shows === 'page');
      orNotAvailable(ids.length, 'it shows its newest posts; the page of the slug home stands at /');
      const shown = await rows(`/wp/v2/pages?include=${ids}&per_page=2&_fields=id,slug,link`);
      const readable = new Set(shown.map(({ id }) => id));
      for (const id of ids) assert(readable.has(id!), `the page ${id} can be read by its id`);
    },
  }),
]);

async function lookAtFront(content: ContentService, root: Root): Promise<Finding> {
  const { show_on_front: shows, page_on_front: front = 0, page_for_posts: list = 0 } = root;
  const data = { show_on_front: shows, page_on_front: front, page_for_posts: list };
  if (shows !== 'page') {
    const detail = shows
      ? 'WordPress shows its newest posts at its front'
      : 'WordPress does not say what it shows there';
    return info(
      `${detail}; the page of the slug home stands at /`,
      data,
      `${READING}: A static page, for another one.`,
    );
  }
  const ids = [front, list].filter(Boolean);
  if (!front)
    return warning('WordPress shows a page at its front, and none is chosen', `${READING}: choose one.`, data);
  const reply = await content.askSigned(`/wp/v2/pages?include=${ids}&per_page=2&_fields=id,slug`);
  const rows = read(reply, pagesById);
  if (!rows) return info(`the page at its front could not be looked at (${said(reply)})`, data);
  const pages = new Map(rows.map(({ id, slug }) => [id, slug]));
  const missing = [
    ...(pages.has(front) ? [] : ['at its front']),
    ...(list && !pages.has(list) ? ['that lists its posts'] : []),
  ];
  if (missing.length)
    return warning(
      `nobody can read the page ${missing.join(' and the one ')}: it is no longer published`,
      `${READING}: choose a page that is published.`,
      data,
    );
  const posts = list ? `'${pages.get(list)}' leads to /blog` : 'no page lists its posts';
  return success(`'${pages.get(front)}' stands at /, ${posts}`, data);
}

/** What the site says of the firm: the variable, and the field of the contact page that stands in for it. */
const DETAILS = [
  ['SITE_PHONE', 'phone', 'contact_phone'],
  ['SITE_EMAIL', 'email', 'contact_email'],
  ['SITE_ADDRESS', 'address', 'contact_address'],
  ['SITE_PRIVACY_POLICY_URL', 'privacyPolicyUrl', 'privacy_policy_url'],
] as const;

const pagesWithMeta = z.array(z.object({ meta: z.record(z.string(), z.unknown()).catch({}) }));

/** Whether a public site can say who is behind it: what is set nowhere is left out. */
export const siteDetails = check('site-details', 'Site details', async ({ config, content }) => {
  if (!config.public) return null;
  const fields = await filledFields(content);
  const unset = DETAILS.filter(([, name, field]) => !config.site[name] && !fields.has(field));
  if (unset.length === 0) return success('phone, e-mail, address and privacy policy are set');
  return warning(
    `left out of the site: ${unset.map(([, name]) => name).join(', ')}`,
    `Set ${unset.map(([variable]) => variable).join(', ')}, or ${unset.map(([, , field]) => field).join(', ')} in the fields of the contact page.`,
  );
});

async function filledFields(content: CheckContext['content']): Promise<Set<string>> {
  const reply = await content?.ask('/wp/v2/pages?slug=contact,request-quote&_fields=id,meta');
  const found = (reply && read(reply, pagesWithMeta)) ?? [];
  return new Set(found.flatMap(({ meta }) => Object.keys(meta).filter(field => meta[field])));
}
