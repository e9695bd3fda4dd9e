import type { Context } from '../context/context.ts';
import { RANK_MATH } from '../upstreams/content/rankMath.ts';
import { type SeoRow, type SeoWords, seoOfMarks, seoOfRow, withoutSiteName } from '../upstreams/content/seo.ts';

interface Row extends SeoRow {
  id: number;
  link?: string | undefined;
  permalink?: string | undefined;
  meta?: Record<string, unknown> | undefined;
  meta_data?: { key: string; value?: unknown }[] | undefined;
}

/** The word of a row in tags. */
type Kind = 'post' | 'page' | 'product' | 'category' | 'tag' | 'author' | 'productCategory';

/**
 * What a plugin for search engines says of a row: Yoast SEO and All in One SEO with the row itself, Rank Math by a call
 * of its own where it is there. Null where none says anything, or does not answer.
 */
export async function seoOf(row: Row, kind: Kind, context: Context) {
  const words = seoOfRow(row) ?? (await byRankMath(row, kind, context).catch(() => null));
  if (!words) return null;
  const { title, description, noindex, image } = words;
  const { name = '' } = await context.content.index.read(context.scope).catch(() => ({ name: '' }));
  return {
    title: title && withoutSiteName(title, name),
    description,
    noindex,
    image: image ? { id: null, src: image, alt: '', caption: '', width: null, height: null } : null,
  };
}

/** The head that it writes, else what its editor wrote into the row's own fields. */
async function byRankMath(row: Row, kind: Kind, context: Context): Promise<SeoWords | null> {
  const { content, scope } = context;
  const { namespaces } = await content.index.read(scope);
  if (!namespaces?.includes(RANK_MATH)) return null;
  const head = async () => {
    const address = row.link ?? row.permalink ?? (kind === 'productCategory' ? await shelfAt(row.id, context) : null);
    return address ? content.rankMath.head(scope, address, `${kind}:${row.id}`) : null;
  };
  return (await head().catch(() => null)) ?? seoOfMarks(row);
}

/** Where WordPress has a product category, which the shop does not say. */
const shelfAt = (id: number, { content, scope }: Context): Promise<string | null> =>
  content.terms.productCategoryLink(scope, id);
