import { crumbTexts } from '../../../rules/texts/crumb.ts';
import { basketTexts } from './texts.ts';

export const cartCrumbs = [
  { label: crumbTexts.home, href: '/' },
  { label: basketTexts.crumb, href: '/cart' },
];
