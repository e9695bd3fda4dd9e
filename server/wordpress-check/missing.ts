import type { Availability, Capabilities, Reach } from './capabilities.ts';

type Line = [isMissing: boolean, text: string];

const lacks = (availability: Availability): boolean => availability === 'absent' || availability === 'refused';

/** What the services were found not to have, each with what is done instead; for the log. */
export function missing({ content, shop }: Capabilities): string[] {
  const isOne = content.url === shop.url;
  const lines: Line[] = [
    ...reached('Content', content),
    ...(isOne ? [] : reached('Shop', shop)),
    [content.credentials === 'refused', 'WORDPRESS_USERNAME and WORDPRESS_APP_PASSWORD are refused'],
    [lacks(content.menus), `Menus are ${content.menus}: the families of products stand in for them`],
    [content.quoteForm === 'absent', 'There is no route diri/v1/submit-quote: requests wait in the outbox'],
    [content.contactForm === 'absent', 'There is no route contact/v1/submit: messages wait in the outbox'],
    [lacks(content.comments), `Comments of visitors are ${content.comments}: they are read alone`],
    ...(shop.answers ? shopLines(shop) : []),
  ];
  return lines.flatMap(([isMissing, text]) => (isMissing ? [text] : []));
}

const reached = (name: string, { answers, fault, url, permalinks }: Reach): Line[] => [
  [
    !answers && fault !== null,
    `${name}: ${url} does not answer as a WordPress (${fault?.cause ?? fault?.status ?? fault?.code})`,
  ],
  [permalinks === 'plain', `${name}: ${url} has plain permalinks and is asked by ?rest_route=`],
];

const shopLines = (shop: Capabilities['shop']): Line[] => [
  [shop.catalogue === 'absent', 'There is no WooCommerce: the site has content and no shop'],
  [
    shop.catalogue === 'refused',
    `The shop refuses us: ${shop.tried.map(way => `${way.kind} by ${way.scheme}`).join(', ') || 'no credentials are set'}`,
  ],
  [shop.flatVariations === 'absent', 'There is no list of all variations: they are asked for by product'],
  [shop.reviews === 'nested' || shop.reviews === 'absent', 'There is no list of all reviews: products show none'],
  [shop.settings === 'refused', 'The settings may not be read: prices do not say whether VAT is in them'],
  [shop.catalogue !== 'absent' && shop.cart === 'absent', 'There is no store cart: nothing can be bought'],
  [
    shop.catalogue !== 'absent' && shop.cartBatch === 'absent',
    'The store takes no batch: a cart is changed one by one',
  ],
];
