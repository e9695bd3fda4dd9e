import { crumbTexts } from '../../../../rules/texts.ts';

export const aboutCrumbs = [
  { label: crumbTexts.home, href: '/' },
  { label: crumbTexts.about, href: '/about' },
];
