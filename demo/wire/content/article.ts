import type { Database } from '../../data/database.ts';
import type { Article } from '../../data/rows.ts';
import { noSuchPost } from '../../rest/error.ts';
import { wants } from '../../rest/fields.ts';
import type { Rest } from '../../rest/rest.ts';
import { type Call, isAdmin } from '../../rest/route.ts';
import { excerptOf, texturize } from '../../rest/text.ts';
import { acfOf } from './acf.ts';
import { gmt } from './date.ts';
import { mediaWire } from './media.ts';
import { metaOf } from './meta.ts';

type Wire = Record<string, unknown>;

/** Front-end path of a post (/slug/), a page (/parent/slug/) or the front page (/). */
function articlePath(article: Article, database: Database): string {
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

/** A post or page as wp/v2 answers it: with `_embed` its picture, where the link to it is asked for as well. */
export function articleWire(article: Article, call: Call, rest: Rest): Wire {
  const hours = rest.database.site.gmtOffset;
  return {
    id: article.id,
    date: article.date,
    date_gmt: gmt(article.date, hours),
    modified: article.modified,
    modified_gmt: gmt(article.modified, hours),
    slug: article.slug,
    status: article.status,
    type: article.type,
    link: articleUrl(article, rest),
    title: { rendered: texturize(article.title) },
    content: { rendered: locked(article, call) ? '' : article.content, protected: isProtected(article) },
    excerpt: excerpt(article, call),
    author: article.author,
    featured_media: article.featuredMedia,
    comment_status: article.commentStatus,
    meta: metaOf(article),
    acf: wants(call.fields, 'acf') ? acfOf(article, rest) : [],
    ...article.heads,
    ...(article.type === 'post' ? postFields(article) : { parent: article.parent, menu_order: article.menuOrder }),
    ...('_embed' in call.query && article.featuredMedia && wants(call.fields, '_links') && embedded(article, rest)),
    // of a draft only what its address would be
    ...(call.args.context === 'edit' && { generated_slug: article.slug }),
  };
}

const postFields = ({ sticky, categories, tags }: Article): Wire => ({ sticky, categories, tags });

/** An error stands in the place of a picture that is gone. */
function embedded({ featuredMedia }: Article, rest: Rest): Wire {
  const media = rest.database.get('media', featuredMedia);
  return { _embedded: { 'wp:featuredmedia': [media ? mediaWire(media, rest) : noSuchPost().body()] } };
}

const isProtected = (article: Article) => article.password !== '';

/** A protected post shows its text only to who gives the password, or edits. */
const locked = (article: Article, call: Call) =>
  isProtected(article) && call.args.password !== article.password && !(isAdmin(call) && call.args.context === 'edit');

function excerpt(article: Article, call: Call): Wire {
  const rendered = locked(article, call) ? '' : excerptOf(article.excerpt, article.content);
  return { rendered, protected: isProtected(article) };
}
