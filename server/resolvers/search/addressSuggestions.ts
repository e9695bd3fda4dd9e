import { decoded } from '../../../rules/decoded.ts';
import { productPath } from '../../../rules/paths.ts';
import type { PageLink } from '../../catalogue/read/slugs.ts';
import { wordsOf } from '../../catalogue/search/words.ts';
import type { Context } from '../../context/context.ts';
import type { Product } from '../../upstreams/shop/wire.ts';
import { badInput } from '../arguments.ts';
import { dependOnIndex } from '../indexTags.ts';

export interface AddressSuggestion {
  title: string;
  path: string;
  product: Product | null;
}

const MOST = 5;
/** Of pages, and of posts. */
const MOST_TEXTS = 2;
const LONGEST_PATH = 2_000;
/** First parts of addresses that say what kind of thing it is, not which. */
const SECTIONS = /^\/(products?|posts?|pages?|category|tag|author|shop|blog|product-category)(?=\/)/i;
/** How alike the slug of a page or post and the address must be to be named, and to be named first; 1 is the same words. */
const ALIKE = 0.25;
const MEANT = 0.5;

/** Products, pages and posts by the words of an address; a page or post that is much like it comes first. */
export async function suggestionsFor(path: string, context: Context): Promise<AddressSuggestion[]> {
  if (!path.startsWith('/') || path.length > LONGEST_PATH)
    throw badInput('path: give a path of this site that begins with a slash.');
  dependOnIndex(context, ['paths', 'productText', 'productList']);
  const { products, pages, posts } = context.catalogue;
  const words = wordsOf(readable(path.replace(SECTIONS, '')).replace(/\.[a-z]{2,5}$/i, ''));
  if (!words.length || !products.ready || !pages.ready) return [];
  const fitting = [
    ...alike('page', pages.all(), words, context),
    ...alike('post', posts.named(words), words, context),
  ].toSorted((a, b) => b.share - a.share);
  const { ids } = await products.list({ search: words.join(' '), perPage: MOST });
  const found = ids.flatMap(id => {
    const product = products.row(id);
    return product ? [{ title: product.name ?? '', path: productPath(product.slug ?? ''), product }] : [];
  });
  const [first, last] = [fitting.filter(({ share }) => share >= MEANT), fitting.filter(({ share }) => share < MEANT)];
  return [...first, ...found, ...last].slice(0, MOST);
}

/** The pages, or posts, whose slugs are most like the words. */
function alike(kind: 'page' | 'post', texts: readonly PageLink[], words: readonly string[], { catalogue }: Context) {
  return texts
    .flatMap(({ id, slug, title }) => {
      const share = likeness(slug, words);
      const path = share >= ALIKE ? catalogue.pathOf(kind, id) : null;
      return path === null ? [] : { title, path, product: null, share };
    })
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST_TEXTS);
}

/** How many of the words of a slug and of the address are in both, from 0 to 1. */
function likeness(slug: string, words: readonly string[]): number {
  const [own, asked] = [new Set(wordsOf(slug.replaceAll('-', ' '))), new Set(words)];
  const both = [...own].filter(word => asked.has(word)).length;
  return both / (own.size + asked.size - both);
}

const readable = (path: string): string => decoded(path).replace(/[-_/+]+/g, ' ');
