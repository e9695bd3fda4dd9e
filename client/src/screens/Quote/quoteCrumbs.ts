import { crumbTexts } from '../../../../rules/texts/crumb.ts';
import { fromHome } from '../../site/fromHome.ts';

export const quoteCrumbs = fromHome({ label: crumbTexts.quote, href: '/request-quote' });
