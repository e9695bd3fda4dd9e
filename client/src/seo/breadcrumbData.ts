import type { BreadcrumbList } from 'schema-dts';
import type { Crumb } from '../ui/Breadcrumbs.tsx';

/** The breadcrumbs as search engines read them. */
export const breadcrumbData = (crumbs: readonly Crumb[], siteUrl: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: siteUrl + href,
  })),
});
