import assert from 'node:assert/strict';
import { z } from 'zod';
import { RANK_MATH, rankMathHead } from '../../../upstreams/content/rankMath.ts';
import { REDIRECTION, YOAST_REDIRECTS } from '../../../upstreams/content/redirects.ts';
import { isKeptBack, SEO_FIELDS, SEO_TERM_FIELDS, seoOfHead, seoOfRow } from '../../../upstreams/content/seo.ts';
import type { ContentService, Root } from '../../examination.ts';
import {
  check,
  type Expectation,
  expect,
  type Finding,
  info,
  orNotAvailable,
  success,
  warning,
  where,
} from '../../fact.ts';
import type { Inspection } from '../../inspection.ts';
import { type Reply, read, said as saidBy } from '../../reply.ts';
import { ofContent } from '../../together.ts';

/** Plugins for search engines by the namespace that tells of them, each with how it is made to tell us its words. */
const PLUGINS = [
  {
    name: 'Yoast SEO',
    namespace: 'yoast/v1',
    field: 'yoast_head_json',
    mend: 'Yoast SEO > Settings > Site features > REST API endpoint: switch it on.',
  },
  {
    name: 'All in One SEO',
    namespace: 'aioseo/v1',
    field: 'aioseo_head_json',
    mend: 'All in One SEO > Feature Manager > REST API: switch it on.',
  },
  {
    name: 'Rank Math',
    namespace: RANK_MATH,
    field: null,
    mend: 'Rank Math > General Settings > Others > Headless CMS Support: switch it on.',
  },
] as const;
type Plugin = (typeof PLUGINS)[number];

const KEPT_BACK_MEND =
  'Settings > Reading > Search engine visibility keeps the whole site out of search: untick it. Let the web server of WordPress keep its own pages out by the header X-Robots-Tag: noindex.';

/** Where a plugin's words come along: with a page, and with a list of terms, all of which are read at once. */
const LISTS = [
  { rows: 'pages', route: 'wp/v2/pages' },
  { rows: 'categories', route: 'wp/v2/categories' },
  { rows: 'categories', route: 'wc/v3/products/categories' },
];

const wordedRow = z.looseObject({ id: z.number(), link: z.string() });
type WordedRow = z.output<typeof wordedRow>;

/** Pages, and posts, that are looked at: more than an editor keeps from search engines without meaning all. */
const LOOKED_AT = 6;
const newest = (rows: 'pages' | 'posts', count: number) =>
  `/wp/v2/${rows}?per_page=${count}&_fields=id,link,${SEO_FIELDS}`;
const PAGE = newest('pages', 1);
const headOf = (link: unknown) => `/${RANK_MATH}/getHead?url=${encodeURIComponent(String(link))}`;

const readRows = async (content: ContentService, rows: 'pages' | 'posts'): Promise<WordedRow[]> =>
  read(await content.ask(newest(rows, LOOKED_AT)), z.array(wordedRow)) ?? [];
const readHead = async (content: ContentService, { link }: WordedRow) =>
  read(await content.ask(headOf(link)), rankMathHead)?.head;

/** What plugins for search engines say of a page: by it titles, descriptions and what is kept from search engines go. */
export const seo = check('seo-plugin', 'SEO plugin', ofContent(lookAtWords), PLUGINS.flatMap(expectationsOf));

async function lookAtWords(content: ContentService, { namespaces }: Root): Promise<Finding | null> {
  const there = PLUGINS.filter(({ namespace }) => namespaces.includes(namespace));
  if (!there.length) return null;
  const [pages, posts] = await Promise.all([readRows(content, 'pages'), readRows(content, 'posts')]);
  const [page] = pages;
  if (!page) return null;
  const answers = await Promise.all(
    there.map(async ({ field }) => (field ? field in page : (await readHead(content, page)) !== undefined)),
  );
  const silent = there.filter((_, at) => !answers[at]);
  const names = (plugins: readonly Plugin[]) => plugins.map(({ name }) => name).join(' and ');
  const data = there.map(({ name }, at) => ({ plugin: name, tells: answers[at] }));
  const telling = there.filter((_, at) => answers[at]);
  if (await areKeptBack(content, [...pages, ...posts], telling)) {
    const detail = `by ${names(telling)} every page and post that was looked at (${pages.length + posts.length}) is kept from search engines, and so it is here`;
    return warning(detail, KEPT_BACK_MEND, data);
  }
  if (!silent.length) return success(`the words of ${names(there)} are read`, data);
  const verb = silent.length > 1 ? 'tell' : 'tells';
  const detail = `${names(silent)} ${verb} us nothing: titles, and what is kept from search engines, do not count here`;
  return warning(detail, silent.map(({ mend }) => mend).join(' '), data);
}

/** Whether all of these rows are kept from search engines. The first mostly is not: then no other is asked for. */
async function areKeptBack(
  content: ContentService,
  [first, ...others]: readonly WordedRow[],
  telling: readonly Plugin[],
): Promise<boolean> {
  const byHead = telling.some(({ field }) => !field);
  const isKept = async (row: WordedRow) => {
    const head = byHead && !SEO_FIELDS.some(field => field in row) ? await readHead(content, row) : undefined;
    return head === undefined ? isKeptBack(row) : seoOfHead(head).noindex;
  };
  if (!first || !(await isKept(first))) return false;
  return (await Promise.all(others.map(isKept))).every(Boolean);
}

function expectationsOf({ name, namespace, field }: Plugin): Expectation[] {
  return ofPlugin(namespace, name, field ? LISTS.flatMap(list => inRows(list, name, field)) : inHead(name));
}

function ofPlugin(namespace: string, name: string, expectations: Expectation[]): Expectation[] {
  const isThere = ({ capabilities: { content } }: Inspection) =>
    orNotAvailable(content.namespaces?.includes(namespace), `${name} is not there`);
  return where(isThere, expectations);
}

/** What a plugin answers; nothing where it refuses. */
const answered = async ({ call }: Inspection, path: string): Promise<unknown> =>
  (await call(path).catch(() => null))?.json;

function inRows({ rows, route }: (typeof LISTS)[number], name: string, field: string): Expectation[] {
  const parts = SEO_TERM_FIELDS.filter(part => part.startsWith(`${field}.`));
  const [asked, path] =
    rows === 'pages'
      ? [`in ${field}, decoded`, PAGE]
      : [`where parts of ${field} are asked for`, `/${route}?per_page=1&_fields=id,${parts}`];
  return expect(route, {
    async [`brings the words of ${name} ${asked}`](service) {
      const [row] = await service.rows(path);
      orNotAvailable(row, `no ${rows}`);
      orNotAvailable(field in row, `${name} does not send them; ${rows} go by their own words`);
      assert(seoOfRow({ [field]: row[field] as Record<string, unknown> }), 'they can be read');
    },
  });
}

function inHead(name: string): Expectation[] {
  return expect(`${RANK_MATH}/getHead`, {
    async [`tells what ${name} writes into the head of a page`](service) {
      const [page] = await service.rows(PAGE);
      orNotAvailable(page, 'no pages');
      const answer = rankMathHead.safeParse(await answered(service, headOf(page.link))).data;
      orNotAvailable(answer, `${name} does not tell; pages go by their own words`);
      assert(seoOfHead(answer.head).title, 'there is a title in it');
    },
  });
}

const rules = z.object({ items: z.array(z.looseObject({ url: z.string() })), total: z.number() });
const lines = z.array(z.string());

const OF_REDIRECTION = `/${REDIRECTION}/redirect?per_page=5&page=0&orderby=position&direction=asc`;
const OF_YOAST = `/${YOAST_REDIRECTS}/redirects`;

const MENDS: Record<string, string> = {
  Redirection:
    'Redirection lists its rules for administrators; its filter redirection_role opens them to the user of WORDPRESS_USERNAME.',
  'Yoast SEO': 'Yoast SEO Premium lists its redirects for whoever may manage them.',
};

/** Whether the addresses that the owner has lead elsewhere, in a redirect plugin, can be read. */
export const redirects = check('redirects', 'Redirects', ofContent(lookAtRedirects), [
  ...ofPlugin(
    REDIRECTION,
    'the plugin',
    expect(`${REDIRECTION}/redirect`, {
      async 'lists its rules, and how many there are, for an administrator'(service) {
        const answer = await answered(service, OF_REDIRECTION);
        orNotAvailable(answer, 'the user that is configured may not read them; its rules are not followed');
        const { items, total } = rules.safeParse(answer).data ?? assert.fail('rows under items, and their total');
        assert(items.length <= total, 'no more rows than it counts');
        for (const rule of items)
          for (const field of ['action_code', 'action_type', 'match_type', 'enabled']) assert(field in rule, field);
      },
    }),
  ),
  ...ofPlugin(
    YOAST_REDIRECTS,
    'the plugin',
    expect(`${YOAST_REDIRECTS}/redirects`, {
      async 'lists the rules of Yoast SEO Premium, a line each: from, to, code'(service) {
        const answer = await answered(service, OF_YOAST);
        orNotAvailable(answer, 'it does not list them; its rules are not followed');
        const rows = lines.safeParse(answer).data ?? assert.fail('a list of lines');
        for (const line of rows) assert.match(line, /^\S+ \S* ?\d{3}$/);
      },
    }),
  ),
]);

async function lookAtRedirects(content: ContentService, { namespaces }: Root): Promise<Finding | null> {
  const found = await Promise.all([
    namespaces.includes(REDIRECTION)
      ? content.askSigned(OF_REDIRECTION).then(reply => counted('Redirection', reply, read(reply, rules)?.total))
      : null,
    namespaces.includes(YOAST_REDIRECTS)
      ? content.ask(OF_YOAST).then(reply => counted('Yoast SEO', reply, read(reply, lines)?.length))
      : null,
  ]);
  const there = found.filter(one => one !== null);
  if (!there.length) return null;
  const closed = there.filter(({ count }) => count === undefined);
  if (!closed.length) return success(there.map(({ name, count }) => `${count} of ${name}`).join(', '), there);
  const said = closed.map(({ name, answer }) => `those of ${name} cannot be read (${answer})`);
  return info(`${said.join(', ')}: they are not followed here`, there, closed.map(({ name }) => MENDS[name]).join(' '));
}

const counted = (name: string, reply: Reply, count: number | undefined) => ({ name, count, answer: saidBy(reply) });
