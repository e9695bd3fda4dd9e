/** Routes of the origin by what their paths begin with; what is none of them is a page. */
const ROUTES: readonly (readonly [start: string, route: string])[] = [
  ['/graphql', 'graphql'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/metrics', 'metrics'],
  ['/mcp', 'mcp'],
  ['/_image/', 'image'],
  ['/_og/', 'card'],
  ['/assets/', 'asset'],
  ['/webhooks', 'webhook'],
  ['/uploads', 'upload'],
  ['/wp-content/', 'document'],
  ['/app/uploads/', 'document'],
  ['/operator', 'operator'],
  ['/beacon', 'beacon'],
];
const FILES = /^\/[\w./-]+\.(xml|txt|graphql|ico|svg|png|webmanifest|js|css)$/;

/** The route that answers a path: one of a closed list, whatever a visitor asks for. */
export function routeLabel(path: string): string {
  const found = ROUTES.find(([start]) => path.startsWith(start));
  return found?.[1] ?? (FILES.test(path) ? 'file' : 'page');
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']);

export const methodLabel = (method: string): string => (METHODS.has(method) ? method : 'other');

/** What the gateway asks for by REST, by namespace; anything else is `other`. */
const COLLECTIONS: Record<string, readonly string[]> = {
  'wp/v2': ['posts', 'pages', 'media', 'categories', 'tags', 'users', 'comments', 'menus', 'menu-items'],
  'wc/v3': [
    'products',
    'variations',
    'orders',
    'customers',
    'taxes',
    'settings',
    'data',
    'payment_gateways',
    'system_status',
  ],
  'wc/store/v1': ['cart', 'checkout', 'order', 'batch'],
};
const COLLECTION =
  /^\/(wp\/v2|wc\/v3|wc\/store\/v1)\/([a-z_-]+)(\/attributes|\/terms|\/variations|\/reviews)?(?=[/?]|$)/;

/** The REST collection of a call: its path without ids and parameters, e.g. `wc/v3/products/variations`. */
export function collectionLabel(path: string): string {
  const bare = path.split('?')[0]!.replace(/\/\d+/g, '');
  const [, namespace = '', collection = '', below = ''] = COLLECTION.exec(bare) ?? [];
  return COLLECTIONS[namespace]?.includes(collection) ? `${namespace}/${collection}${below}` : 'other';
}
