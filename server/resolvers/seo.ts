import type { Context } from '../context/context.ts';
import { RANK_MATH } from '../upstreams/content/rankMath.ts';
import { type SeoRow, type SeoWords, seoOfRow, withoutSiteName } from '../upstreams/content/seo.ts';

interface Row extends SeoRow {
  id: number;
  link?: string | undefined;
  permalink?: string | undefined;
}

/**
 * What a plugin for search engines says of a row: Yoast SEO and All in One SEO with the row itself, Rank Math by a call
 * of its own where it is there. Null where none says anything, or does not answer.
 */
export async function seoOf(row: Row, kind: 'post' | 'page' | 'product', context: Context) {
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

async function byRankMath(
  { id, link, permalink }: Row,
  kind: string,
  { content, scope }: Context,
): Promise<SeoWords | null> {
  const address = link ?? permalink;
  const { namespaces } = await content.index.read(scope);
  return address && namespaces?.includes(RANK_MATH) ? content.rankMath.head(scope, address, `${kind}:${id}`) : null;
}
