import type { StumbleKind } from '../../gql/graphql.ts';
import { seoToolsTexts } from './texts.ts';

const kinds = Object.keys(seoToolsTexts.stumbles.kinds) as StumbleKind[];

/** The kind that an address asks for; null for all of them. */
export const kindIn = (params: URLSearchParams): StumbleKind | null =>
  kinds.find(kind => kind === params.get('kind')) ?? null;

/** The address of a page of the report, at its place on the screen. */
export function stumbleHref(kind: StumbleKind | null, page = 1): string {
  const query = new URLSearchParams({ ...(kind ? { kind } : {}), ...(page > 1 ? { page: String(page) } : {}) });
  return `/seo-tools${query.size ? `?${query}` : ''}#stumbles`;
}
