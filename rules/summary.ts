import type { Thing } from 'schema-dts';

/** What a page tells those who read its head alone; client/src/seo makes it and server/web/pages writes it there. */
export interface Summary {
  site: { name: string; description: string; url: string };
  /** without the site's name */
  title: string;
  description: string;
  /** canonical address; null where the page is no canonical one */
  url: string | null;
  noindex: boolean;
  type: 'website' | 'article' | 'product';
  /** path or address of what the page shows */
  picture: string | null;
  crumbs: readonly { label: string; href: string }[];
  data: readonly Thing[];
}
