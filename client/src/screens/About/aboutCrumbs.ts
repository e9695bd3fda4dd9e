import { crumbTexts } from '../../../../rules/texts/crumb.ts';

export const aboutCrumbs = [
  { label: crumbTexts.home, href: '/' },
  { label: crumbTexts.about, href: '/about' },
];
