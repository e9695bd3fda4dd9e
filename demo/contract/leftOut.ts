/** Why this service is not held to a recording of `recordings/gateway-only/`: by its name, first come first served. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /bad-json|-form(-encoded)?$|^wp-post-create-|^store-(checkout-get|batch)/,
    'a body or a call that the gateway never sends',
  ],
  [
    /^(wc-auth-|store-(add|cart)-auth-ck|.*-ckkey$)/,
    'needs TLS, OAuth or a consumer key that works: over plain http only application passwords do',
  ],
  [
    /^store-(category|products?)-/,
    'the catalogue of the store, read from wc/v3 instead: here it only finds something that can be bought',
  ],
  [
    /^w[cp]-(category|variation|media|menu|user)-(one|404|wrong|no-posts|as)/,
    'one row of what the gateway asks for in lists alone',
  ],
  [
    /^(wp-(envelope|jsonp|media|posts|pages|tags|users|categories|comments)|wc-(products|categories))/,
    'a wrapping, a filter, an order or a part of rows that the gateway does not ask for',
  ],
  [/-public-filter$/, 'recorded with a filter of the site that opens menus to strangers'],
  [/^(wp-(menu-locations|settings)|wc-(settings|root))/, 'something that the gateway does not read'],
  [
    /^wc-order-create-qty-0$/,
    'PHP dies in the middle of a write the gateway never sends; here too it is a 500, but not in the same words',
  ],
];

export const reasonAgainst = (name: string): string | undefined => REASONS.find(([names]) => names.test(name))?.[1];
