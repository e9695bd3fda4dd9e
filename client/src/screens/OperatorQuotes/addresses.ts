import { crumbTexts } from '../../../../rules/texts/crumb.ts';
import { operatorTexts } from '../../../../rules/texts/operator.ts';

/** Where the operator reads one request, as addresses are written here. */
export const quoteHref = (reference: string): string => `/operator/quotes/${reference.toLowerCase()}`;

/** The way to the operator's quotes. */
export const crumbs = [
  { label: crumbTexts.home, href: '/' },
  { label: operatorTexts.heading, href: '/operator' },
  { label: operatorTexts.quotes.heading, href: '/operator/quotes' },
];
