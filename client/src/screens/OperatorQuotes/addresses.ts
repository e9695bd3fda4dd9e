import { fromHome } from '../../site/fromHome.ts';
import { firmTexts } from './texts.ts';

export const LIST = '/operator/quotes';

/** Where the operator reads one request, as addresses are written here. */
export const quoteHref = (reference: string): string => `${LIST}/${reference.toLowerCase()}`;

/** On from what is not there. */
export const toInbox = { label: firmTexts.toInbox, href: LIST };

/** The way to the operator's quotes. */
export const crumbs = fromHome(
  { label: firmTexts.operator, href: '/operator' },
  { label: firmTexts.heading, href: LIST },
);
