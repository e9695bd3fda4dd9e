import { createContext } from 'react';
import type { Thing } from 'schema-dts';
import type { Crumb } from '../ui/layout/Breadcrumbs.tsx';

/** What a page tells those who read its head alone; the server writes it there, see server/web/pages/summary.ts. */
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
  crumbs: readonly Crumb[];
  data: readonly Thing[];
}

/** Takes the summary of the page that the server renders; in a browser nobody listens. */
export const SummaryContext = createContext<((summary: Summary) => void) | null>(null);
