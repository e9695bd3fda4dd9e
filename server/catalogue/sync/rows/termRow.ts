import type { ProductCategory } from '../../../upstreams/shop/wire.ts';

export type TermKind = 'product_cat' | 'category' | 'post_tag';

export interface TermRow {
  kind: TermKind;
  id: number;
  slug: string;
  /** path of its own address on the service; '' where it names none */
  link: string;
  parent: number;
  count: number;
  /** its owner keeps it from search engines */
  noindex: boolean;
  /** a product category as the interface shows it */
  category: ProductCategory | null;
}
