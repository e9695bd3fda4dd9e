import assert from 'node:assert/strict';
import { z } from 'zod';
import { RANK_MATH } from '../../../upstreams/content/rankMath.ts';
import { SEO_FIELDS, SEO_TERM_FIELDS, seoOfHead, seoOfRow } from '../../../upstreams/content/seo.ts';
import type { ContentService, Root } from '../../examination.ts';
import { check, type Expectation, expect, type Finding, orNotAvailable, success, warning, where } from '../../fact.ts';
import { read } from '../../reply.ts';
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

/** Where a plugin's words come along: with a page, and with a list of terms, all of which are read at once. */
const LISTS = [
  { rows: 'pages', route: 'wp/v2/pages' },
  { rows: 'categories', route: 'wp/v2/categories' },
  { rows: 'categories', route: 'wc/v3/products/categories' },
];

const pages = z.array(z.looseObject({ id: z.number(), link: z.string() }));
const head = z.object({ success: z.literal(true), head: z.string() });

const PAGE = `/wp/v2/pages?per_page=1&_fields=id,link,${SEO_FIELDS}`;
const headOf = (link: unknown) => `/${RANK_MATH}/getHead?url=${encodeURIComponent(String(link))}`;

/** What plugins for search engines say of a page: by it titles, descriptions and what is kept from search engines go. */
export const seo = check('seo-plugin', 'SEO plugin', ofContent(look), PLUGINS.flatMap(expectationsOf));

async function look(content: ContentService, { namespaces }: Root): Promise<Finding | null> {
  const there = PLUGINS.filter(({ namespace }) => namespaces.includes(namespace));
  const [page] = there.length ? (read(await content.ask(PAGE), pages) ?? []) : [];
  if (!page) return null;
  const answers = await Promise.all(
    there.map(async ({ field }) =>
      field ? field in page : read(await content.ask(headOf(page.link)), head) !== undefined,
    ),
  );
  const silent = there.filter((_, at) => !answers[at]);
  const names = (plugins: readonly Plugin[]) => plugins.map(({ name }) => name).join(' and ');
  const data = there.map(({ name }, at) => ({ plugin: name, tells: answers[at] }));
  if (!silent.length) return success(`the words of ${names(there)} are read`, data);
  const verb = silent.length > 1 ? 'tell' : 'tells';
  const detail = `${names(silent)} ${verb} us nothing: titles, and what is kept from search engines, do not count here`;
  return warning(detail, silent.map(({ mend }) => mend).join(' '), data);
}

function expectationsOf({ name, namespace, field }: Plugin): Expectation[] {
  return where(
    ({ capabilities: { content } }) => orNotAvailable(content.namespaces?.includes(namespace), `${name} is not there`),
    field ? LISTS.flatMap(list => comesAlong(list, name, field)) : isTold(name),
  );
}

function comesAlong({ rows, route }: (typeof LISTS)[number], name: string, field: string): Expectation[] {
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

function isTold(name: string): Expectation[] {
  return expect(`${RANK_MATH}/getHead`, {
    async [`tells what ${name} writes into the head of a page`]({ rows, call }) {
      const [page] = await rows(PAGE);
      orNotAvailable(page, 'no pages');
      const { json } = await call(headOf(page.link)).catch(() => ({ json: null }));
      const answer = head.safeParse(json).data;
      orNotAvailable(answer, `${name} does not tell; pages go by their own words`);
      assert(seoOfHead(answer.head).title, 'there is a title in it');
    },
  });
}
