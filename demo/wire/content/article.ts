import type { Database } from '../../data/database.ts';
import type { Article } from '../../data/rows.ts';
import { wants } from '../../rest/fields.ts';
import { allMethods, curies, embeddable, type Links, self } from '../../rest/links.ts';
import type { Rest } from '../../rest/rest.ts';
import { type Call, isAdmin } from '../../rest/route.ts';
import { excerptOf, texturize } from '../../rest/text.ts';
import { acfOf } from './acf.ts';
import { gmt } from './date.ts';
import { metaOf } from './meta.ts';

type Wire = Record<string, unknown>;

/** Front-end path of a post (/slug/), a page (/parent/slug/) or the front page (/). */
export function articlePath(article: Article, database: Database): string {
  if (article.type === 'post') return `/${article.slug}/`;
  const { shows = 'page', front = 'home' } = database.site.reading ?? {};
  if (article.slug === front && article.parent === 0 && shows === 'page') return '/';
  const parent = article.parent ? database.get('articles', article.parent) : undefined;
  return `${parent ? articlePath(parent, database) : '/'}${article.slug}/`;
}

export function articleUrl(article: Article, rest: Rest): string {
  if (article.status === 'draft') return `${rest.home}/?${article.type === 'page' ? 'page_id' : 'p'}=${article.id}`;
  return rest.home + articlePath(article, rest.database);
}

/** A post or page as wp/v2 answers it, in the context asked for. */
export function articleWire(article: Article, call: Call, rest: Rest): Wire {
  const short: Wire = {
    id: article.id,
    date: article.date,
    slug: article.slug,
    type: article.type,
    link: articleUrl(article, rest),
    title: { rendered: texturize(article.title) },
    excerpt: excerpt(article, call),
    author: article.author,
    featured_media: article.featuredMedia,
    acf: wants(call.fields, 'acf') ? acfOf(article, call, rest) : [],
    _links: articleLinks(article, call, rest),
  };
  if (call.args.context === 'embed') return short;
  const whole = { ...short, ...fullFields(article, call, rest) };
  return call.args.context === 'edit' ? { ...whole, ...editFields(article, rest, whole) } : whole;
}

function fullFields(article: Article, call: Call, rest: Rest): Wire {
  const hours = rest.database.site.gmtOffset;
  return {
    date_gmt: gmt(article.date, hours),
    guid: { rendered: `${rest.home}/?${article.type === 'page' ? 'page_id' : 'p'}=${article.id}` },
    modified: article.modified,
    modified_gmt: gmt(article.modified, hours),
    status: article.status,
    content: {
      rendered: locked(article, call) ? '' : article.content,
      protected: isProtected(article),
    },
    comment_status: article.commentStatus,
    ping_status: article.type === 'post' ? 'open' : 'closed',
    template: '',
    meta: metaOf(article, rest.database),
    class_list: classList(article, rest.database),
    ...article.heads,
    ...(article.type === 'post' ? postFields(article) : { parent: article.parent, menu_order: article.menuOrder }),
  };
}

const postFields = (post: Article): Wire => ({
  sticky: post.sticky,
  format: 'standard',
  categories: post.categories,
  tags: post.tags,
});

function editFields(article: Article, rest: Rest, whole: Wire): Wire {
  const raw = (part: unknown, text: string) => ({ ...(part as object), raw: text });
  return {
    password: article.password,
    guid: raw(whole.guid, (whole.guid as { rendered: string }).rendered),
    title: raw(whole.title, article.title),
    content: { ...raw(whole.content, article.content), block_version: 0 },
    excerpt: raw(whole.excerpt, article.excerpt),
    permalink_template: `${rest.home}/%postname%/`,
    generated_slug: article.slug,
  };
}

const isProtected = (article: Article) => article.password !== '';

/** A protected post shows its text only to who gives the password, or edits. */
const locked = (article: Article, call: Call) =>
  isProtected(article) && call.args.password !== article.password && !(isAdmin(call) && call.args.context === 'edit');

function excerpt(article: Article, call: Call): Wire {
  const rendered = locked(article, call) ? '' : excerptOf(article.excerpt, article.content);
  return { rendered, protected: isProtected(article) };
}

function articleLinks(article: Article, call: Call, rest: Rest): Links {
  const base = article.type === 'post' ? '/wp/v2/posts' : '/wp/v2/pages';
  const url = rest.url(`${base}/${article.id}`);
  return {
    self: self(url, isAdmin(call) ? allMethods : ['GET']),
    collection: [{ href: rest.url(base) }],
    about: [{ href: rest.url(`/wp/v2/types/${article.type}`) }],
    author: [embeddable(rest.url(`/wp/v2/users/${article.author}`))],
    replies: [embeddable(rest.url(`/wp/v2/comments?post=${article.id}`))],
    'version-history': [{ count: 0, href: `${url}/revisions` }],
    ...parentLinks(article, rest),
    ...(article.featuredMedia
      ? { 'wp:featuredmedia': [embeddable(rest.url(`/wp/v2/media/${article.featuredMedia}`))] }
      : {}),
    'wp:attachment': [{ href: rest.url(`/wp/v2/media?parent=${article.id}`) }],
    ...(article.type === 'post' ? termLinks(article, rest) : {}),
    curies,
  };
}

const parentLinks = (article: Article, rest: Rest): Links =>
  article.parent ? { up: [embeddable(rest.url(`/wp/v2/pages/${article.parent}`))] } : {};

const termLinks = (post: Article, rest: Rest): Links => ({
  'wp:term': [
    embeddable(rest.url(`/wp/v2/categories?post=${post.id}`), { taxonomy: 'category' }),
    embeddable(rest.url(`/wp/v2/tags?post=${post.id}`), { taxonomy: 'post_tag' }),
  ],
});

function classList(article: Article, database: Database): string[] {
  const terms = [...article.categories, ...article.tags].map(id => database.get('terms', id));
  return [
    `post-${article.id}`,
    article.type,
    `type-${article.type}`,
    `status-${article.status}`,
    ...(article.type === 'post' ? ['format-standard'] : []),
    ...(article.featuredMedia ? ['has-post-thumbnail'] : []),
    'hentry',
    ...terms.map(term => `${term?.taxonomy === 'category' ? 'category' : 'tag'}-${term?.slug}`),
  ];
}
