import { z } from 'zod';
import { clocks } from '../../cache/clocks.ts';
import type { Scope } from '../../cache/scope.ts';
import type { ContentOptions } from './options.ts';
import { type SeoWords, seoOfHead } from './seo.ts';

export interface RankMath {
  /** What Rank Math writes into the head of the page at a link; null where it does not tell. */
  head(scope: Scope, link: string, tag: string): Promise<SeoWords | null>;
}

export const RANK_MATH = 'rankmath/v1';

/** What it answers. */
export const rankMathHead = z.object({ success: z.literal(true), head: z.string() });

/** rankmath/v1/getHead, which its 'Headless CMS Support' opens. */
export const createRankMath = ({ upstream, records }: ContentOptions): RankMath => ({
  head: (scope, link, tag) =>
    records.read(scope, `content/head/${link}`, clocks.content, async () => {
      const { json, bytes } = await upstream.call(`/${RANK_MATH}/getHead?url=${encodeURIComponent(link)}`, { scope });
      const parsed = rankMathHead.safeParse(json).data;
      return { value: parsed ? seoOfHead(parsed.head) : null, tags: [tag], size: Math.min(bytes, 2_000) };
    }),
});
