import { METHODS } from '../rest/request.ts';
import type { Rest } from '../rest/rest.ts';
import type { Answer, Route } from '../rest/route.ts';

/** The index at /wp-json, and one for each namespace. */
export const root = (rest: Rest): Route[] => [
  { path: '/', GET: { answer: () => index(rest) } },
  ...namespaces(rest).map(namespace => ({
    path: `/${namespace}`,
    GET: { answer: () => namespaceIndex(namespace, rest) },
  })),
];

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
    authentication: {
      'application-passwords': {
        endpoints: { authorization: `${rest.home}/wp-admin/authorize-application.php` },
      },
    },
    routes: routesWire(rest),
    site_logo: logo ?? 0,
    site_icon: 0,
    site_icon_url: '',
  };
  return { body };
}

function routesWire(rest: Rest, below = '') {
  const found = rest.routes.filter(({ path }) => path.startsWith(below));
  return Object.fromEntries(found.map(route => [patternOf(route.path), { methods: methodsOf(route) }]));
}

/** Paths as WordPress writes them: named groups of a regular expression. */
const patternOf = (path: string) =>
  path.replace(/:(\w+)/g, (_, name) => (name.endsWith('id') ? `(?P<${name}>[\\d]+)` : `(?P<${name}>[\\w-]+)`));

const methodsOf = (route: Route) => METHODS.filter(method => route[method]);

const logoOf = (rest: Rest) =>
  rest.database.all('media').find(media => media.key === rest.database.site.logo)?.id ?? null;

/** WordPress forgets no page that was chosen before it showed its newest posts. */
function reading(rest: Rest) {
  const { shows = 'page', front = 'home', posts = 'blog' } = rest.database.site.reading ?? {};
  return { page_for_posts: pageId(rest, posts), page_on_front: pageId(rest, front), show_on_front: shows };
}

const pageId = (rest: Rest, slug: string) =>
  rest.database.all('articles').find(row => row.type === 'page' && row.slug === slug)?.id ?? 0;

const namespaceIndex = (namespace: string, rest: Rest): Answer => ({
  body: { namespace, routes: routesWire(rest, `/${namespace}`) },
});
