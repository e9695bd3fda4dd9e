import { basketTexts, crumbTexts } from '../../../../rules/texts.ts';

export const cartCrumbs = [
  { label: crumbTexts.home, href: '/' },
  { label: basketTexts.crumb, href: '/cart' },
];
