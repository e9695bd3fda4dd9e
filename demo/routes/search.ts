import type { Database } from '../data/database.ts';
import { choice, chosen, context, hasWords, listAnswer, paging, sortBy } from '../rest/list.ts';
import type { ParamSpecs } from '../rest/params.ts';
import type { Rest } from '../rest/rest.ts';
import type { Answer, Args, Call, Route } from '../rest/route.ts';
import { escapeName, plain, texturize } from '../rest/text.ts';
import { articleUrl } from '../wire/article.ts';
import { PLACES, termUrl } from '../wire/term.ts';

const params: ParamSpecs = {
  ...context('view', 'embed'),
  ...paging,
  search: { type: 'string' },
  type: { type: 'string', enum: ['post', 'term', 'post-format'], default: 'post' },
  subtype: {
    type: 'strings',
    enum: 'post page product category post_tag product_brand product_cat product_tag any'.split(' '),
    default: ['any'],
  },
  ...choice,
};

/** Posts, pages and products in one list, newest first; terms apart. */
export const search = (rest: Rest): Route[] => [
  { path: '/wp/v2/search', GET: { params, answer: call => find(call, rest) } },
];

interface Hit {
  id: number;
  title: string;
  text: string;
  date: string;
  url: string;
  subtype: string;
  href: string;
}

function find(call: Call, rest: Rest): Answer {
  const { args } = call;
  const terms = args.type === 'term';
  const all = args.type === 'post-format' ? [] : terms ? termHits(rest) : [...articleHits(rest), ...productHits(rest)];
  const hits = all.filter(hit => chosen(hit.id, args) && wanted(hit.subtype, args) && matches(hit, args));
  const sorted = terms ? sortBy(hits, hit => hit.title, 'asc') : sortBy(hits, hit => rank(hit, args), 'desc');
  const from = (args.page - 1) * args.per_page;
  // past the end it forgets how many there were
  const total = from >= sorted.length ? 0 : sorted.length;
  const rows = sorted.slice(from, from + args.per_page);
  return listAnswer(
    { rows, total, totalPages: Math.ceil(total / args.per_page) },
    rows.map(hit => wire(hit, terms, rest)),
  );
}

const wanted = (subtype: string, args: Args) => args.subtype.includes('any') || args.subtype.includes(subtype);

const matches = (hit: Hit, args: Args) => !args.search || hasWords(hit.text, args.search);

/** A hit in the title comes before one in the text. */
const rank = (hit: Hit, args: Args) => `${args.search && hasWords(hit.title, args.search) ? 1 : 0} ${hit.date}`;

const articleHits = (rest: Rest): Hit[] =>
  rest.database
    .all('articles')
    .filter(row => row.status === 'publish' && !row.password)
    .map(row => ({
      id: row.id,
      title: texturize(row.title),
      text: `${row.title} ${row.excerpt} ${plain(row.content)}`,
      date: row.date,
      url: articleUrl(row, rest),
      subtype: row.type,
      href: `/wp/v2/${row.type}s/${row.id}`,
    }));

const productHits = (rest: Rest): Hit[] =>
  rest.database
    .all('products')
    .filter(row => row.status === 'publish')
    .map(row => ({
      id: row.id,
      title: texturize(row.name),
      text: `${row.name} ${row.shortDescription} ${plain(row.description)}`,
      date: row.date,
      url: `${rest.home}/product/${row.slug}/`,
      subtype: 'product',
      href: `/wp/v2/product/${row.id}`,
    }));

const termHits = (rest: Rest): Hit[] =>
  searchable(rest.database).map(term => ({
    id: term.id,
    title: escapeName(term.name),
    text: `${term.name} ${term.slug}`,
    date: '',
    url: termUrl(term, rest),
    subtype: term.taxonomy,
    href: `${PLACES[term.taxonomy]!.base}/${term.id}`,
  }));

const searchable = (database: Database) => database.all('terms').filter(term => PLACES[term.taxonomy]);

const wire = (hit: Hit, term: boolean, rest: Rest) => ({
  id: hit.id,
  title: hit.title,
  url: hit.url,
  // a term says its taxonomy as type and has no subtype
  ...(term ? { type: hit.subtype } : { type: 'post', subtype: hit.subtype }),
  _links: {
    self: [{ embeddable: true, href: rest.url(hit.href), targetHints: { allow: ['GET'] } }],
    about: [{ href: rest.url(term ? `/wp/v2/taxonomies/${hit.subtype}` : `/wp/v2/types/${hit.subtype}`) }],
    collection: [{ href: rest.url('/wp/v2/search') }],
  },
});
