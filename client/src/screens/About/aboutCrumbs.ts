import { crumbTexts } from '../../../../rules/texts/crumb.ts';
import { fromHome } from '../../site/fromHome.ts';

export const aboutCrumbs = fromHome({ label: crumbTexts.about, href: '/about' });
