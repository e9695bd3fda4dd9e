import { crumbTexts } from '../../../../rules/texts/crumb.ts';

export const quoteCrumbs = [
  { label: crumbTexts.home, href: '/' },
  { label: crumbTexts.quote, href: '/request-quote' },
];
