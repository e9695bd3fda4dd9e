import { fromHome } from '../site/fromHome.ts';
import { basketTexts } from './texts.ts';

export const cartCrumbs = fromHome({ label: basketTexts.crumb, href: '/cart' });
