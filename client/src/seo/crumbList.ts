import type { BreadcrumbList } from 'schema-dts';
import type { Crumb } from '../ui/Breadcrumbs.tsx';

/** Breadcrumbs as structured data; `siteUrl` has no slash at its end. */
export const crumbList = (crumbs: readonly Crumb[], siteUrl: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: siteUrl + href,
  })),
});
