/** Why this service is not held to a recording of `recordings/gateway-only/`: by its name, first come first served. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/bad-json|^wp-post-create-/, 'a body or a write that the gateway never sends'],
  [
    /^(wc-auth-|store-(add|cart)-auth-ck|.*-ckkey$)/,
    'needs TLS, OAuth or a consumer key that works: over plain http only application passwords do',
  ],
  [
    /^store-(category|products?)-/,
    'the catalogue of the store, read from wc/v3 instead: here it only finds something that can be bought',
  ],
  [
    /^(wp-(envelope|jsonp|media|posts)|wc-(products|variation-as-product))/,
    'a wrapping, a filter, an order or a part of rows that the gateway does not ask for',
  ],
  [/-public-filter$/, 'recorded with a filter of the site that opens menus to strangers'],
  [/^(wp-(menu-locations|settings)|wc-settings)-/, 'something that the gateway does not read'],
  [
    /^wc-order-create-qty-0$/,
    'PHP dies in the middle of a write the gateway never sends; here too it is a 500, but not in the same words',
  ],
];

export const reasonAgainst = (name: string): string | undefined => REASONS.find(([names]) => names.test(name))?.[1];
