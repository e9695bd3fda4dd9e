import type { Asked, Said } from './front.ts';

/** A login of the service behind. */
export interface Login {
  username: string;
  applicationPassword: string;
}

/** The whole service behind the front, and who may do what there. */
export interface Whole {
  operator: Login;
  /** may edit posts, and not see the shop */
  author: Login;
}

export const page = (title: string) =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;

const noRoute: Said = {
  status: 404,
  body: { code: 'rest_no_route', message: 'No route was found.', data: { status: 404 } },
};

const NAMESPACES = ['wp/v2', 'wc/v3', 'wc/store/v1', 'contact/v1', 'diri/v1'];

const index = (namespaces: readonly string[], more: object = {}): Said => ({
  body: {
    home: 'http://shop.example',
    gmt_offset: '2',
    timezone_string: 'Africa/Johannesburg',
    namespaces,
    ...more,
  },
});

/** A service without routes that a plugin would bring. */
export const without =
  (routes: RegExp) =>
  ({ path }: Asked): Said | null => {
    if (path.startsWith('/wp-json/?')) return index(NAMESPACES.filter(name => !routes.test(`/${name}`)));
    return routes.test(path) ? noRoute : null;
  };

/** A service that says something else of itself. */
export const saying =
  (more: object, namespaces: readonly string[] = []) =>
  ({ path }: Asked): Said | null =>
    path.startsWith('/wp-json/?') ? index([...NAMESPACES, ...namespaces], more) : null;

/** A service that shows everybody what PHP finds fault with. */
export const noticed = ({ path }: Asked): Said | null => {
  if (!/^\/(wp-json\/|index\.php)\?/.test(path)) return null;
  const file = '<b>/var/www/html/wp-content/plugins/foo/foo.php</b>';
  const notice = `<br />\n<b>Warning</b>:  Undefined array key &quot;x&quot; in ${file} on line <b>12</b><br />\n`;
  return { body: notice + JSON.stringify(index(NAMESPACES).body) };
};

/** A real shop takes keys over TLS as they are, elsewhere signed alone. */
export const takesSigned =
  ({ operator }: Whole) =>
  ({ headers }: Asked): null => {
    if (!headers.authorization?.startsWith('OAuth ')) return null;
    const pair = `${operator.username}:${operator.applicationPassword}`;
    headers.authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
    return null;
  };

/** A shop on a cheap host: every row takes its time. */
export const slowRows = ({ path }: Asked): number => {
  const { pathname, searchParams } = new URL(path, 'http://shop.example');
  return pathname === '/wp-json/wc/v3/products' && !searchParams.has('_fields')
    ? 110 * Number(searchParams.get('per_page') ?? 10)
    : 0;
};

/** A shop that takes cards on pages that do not know of the site, and transfers to nobody knows where. */
export const takesCards = ({ path }: Asked): Said | null =>
  path.startsWith('/wp-json/diri/v1/shop')
    ? noRoute
    : path.startsWith('/wp-json/wc/v3/payment_gateways')
      ? { body: ['bacs', 'stripe'].map(id => ({ id, enabled: true, title: id, description: '' })) }
      : null;

/** A product of which one alone can be bought, and no fewer than fifty. */
export const stuckProduct = ({ path }: Asked): Said | null =>
  /^\/wp-json\/wc\/v3\/products\?.*sold_individually/.test(path)
    ? {
        body: [
          {
            id: 90,
            name: 'Seal on request',
            sold_individually: true,
            meta_data: [{ id: 1, key: 'min_order_qty', value: '50' }],
          },
        ],
      }
    : null;

/** A media library that a CDN has. */
export const picturesElsewhere = ({ path }: Asked): Said | null =>
  /^\/wp-json\/wp\/v2\/media\?.*_fields=source_url$/.test(path)
    ? { body: [{ source_url: 'https://cdn.example/wp-content/uploads/tape.jpg' }] }
    : null;

/** A WordPress that asks search engines to stay away: its plugin then says so of everything. */
export const keptFromSearch = (asked: Asked): Said | null =>
  /^\/wp-json\/wp\/v2\/(pages|posts)\?.*_fields=id,link,yoast_head_json/.test(asked.path)
    ? {
        body: [1, 2, 3].map(id => ({
          id,
          link: `http://shop.example/${id}`,
          yoast_head_json: { title: 'Seals', robots: { index: 'noindex', follow: 'follow' } },
        })),
      }
    : saying({}, ['yoast/v1'])(asked);
