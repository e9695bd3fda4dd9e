import { crumbTexts, operatorTexts } from '../../../../rules/texts.ts';

/** The way to the operator's quotes. */
export const crumbs = [
  { label: crumbTexts.home, href: '/' },
  { label: operatorTexts.heading, href: '/operator' },
  { label: operatorTexts.quotes.heading, href: '/operator/quotes' },
];
