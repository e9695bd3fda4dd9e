import type { Rest } from '../rest/rest.ts';
import type { Answer, Route } from '../rest/route.ts';

/** The index at /wp-json. */
export const root = (rest: Rest): Route[] => [{ path: '/', GET: { answer: () => index(rest) } }];

const namespaces = (rest: Rest) => {
  const first = rest.routes.map(({ path }) => /^\/([\w-]+(?:\/store)?\/v\d)/.exec(path)?.[1]);
  return [...new Set(first.filter(namespace => namespace !== undefined))].filter(name => isInstalled(name, rest));
};

/** A plugin that the owner need not have. */
const isInstalled = (namespace: string, { database }: Rest): boolean =>
  namespace !== 'redirection/v1' || database.site.redirects !== undefined;

function index(rest: Rest): Answer {
  const { site } = rest.database;
  const logo = logoOf(rest);
  const body = {
    name: site.name,
    description: site.description,
    url: rest.home,
    home: rest.home,
    gmt_offset: String(site.gmtOffset),
    timezone_string: site.timezone,
    ...reading(rest),
    namespaces: ['oembed/1.0', ...namespaces(rest), ...(site.plugins ?? [])],
    site_logo: logo ?? 0,
  };
  return { body };
}

const logoOf = (rest: Rest) =>
  rest.database.all('media').find(media => media.key === rest.database.site.logo)?.id ?? null;

/** WordPress forgets no page that was chosen before it showed its newest posts. */
function reading(rest: Rest) {
  const { shows = 'page', front = 'home', posts = 'blog' } = rest.database.site.reading ?? {};
  return { page_for_posts: pageId(rest, posts), page_on_front: pageId(rest, front), show_on_front: shows };
}

const pageId = (rest: Rest, slug: string) =>
  rest.database.all('articles').find(row => row.type === 'page' && row.slug === slug)?.id ?? 0;
