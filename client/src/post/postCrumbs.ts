import { crumbTexts } from '../../../rules/texts/crumb.ts';
import { fromHome } from '../site/fromHome.ts';
import type { Crumb } from '../ui/layout/Breadcrumbs.tsx';

/** Home > Blog > title. */
export const postCrumbs = ({ title, path }: { title: string; path: string }): Crumb[] =>
  fromHome({ label: crumbTexts.blog, href: '/blog' }, { label: title, href: path });
