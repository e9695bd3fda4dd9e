import { crumbTexts } from '../../../rules/texts/crumb.ts';
import type { Crumb } from '../ui/layout/Breadcrumbs.tsx';

/** The way to a page, from the home page on. */
export const fromHome = (...crumbs: readonly Crumb[]): Crumb[] => [{ label: crumbTexts.home, href: '/' }, ...crumbs];
