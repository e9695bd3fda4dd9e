import { crumbTexts } from '../../../../rules/texts.ts';

export const quoteCrumbs = [
  { label: crumbTexts.home, href: '/' },
  { label: crumbTexts.quote, href: '/request-quote' },
];
