import type { Product } from '../data/rows.ts';
import { allMethods, curies, embeddable, type Links, self } from '../rest/links.ts';
import type { Rest } from '../rest/rest.ts';
import { type Call, isAdmin } from '../rest/route.ts';
import { excerptOf, texturize } from '../rest/text.ts';
import { gmt } from './date.ts';
import { productUrl } from './product.ts';

type Wire = Record<string, unknown>;

/** A product as wp/v2 sees it: a post with terms, and no word of prices. */
export function productPostWire(product: Product, call: Call, rest: Rest): Wire {
  const short: Wire = {
    id: product.id,
    date: product.date,
    slug: product.slug,
    type: 'product',
    link: productUrl(product, rest),
    title: { rendered: texturize(product.name) },
    excerpt: words(product, excerptOf(product.shortDescription, '')),
    featured_media: product.images[0] ?? 0,
    acf: [],
    _links: links(product, call, rest),
  };
  return call.args.context === 'embed' ? short : { ...short, ...fullFields(product, rest) };
}

const words = ({ password }: Product, rendered: string): Wire => ({
  rendered: password ? '' : rendered,
  protected: Boolean(password),
});

function fullFields(product: Product, rest: Rest): Wire {
  const hours = rest.database.site.gmtOffset;
  return {
    date_gmt: gmt(product.date, hours),
    guid: { rendered: productUrl(product, rest) },
    modified: product.modified,
    modified_gmt: gmt(product.modified, hours),
    status: product.status,
    content: words(product, product.description),
    comment_status: product.reviewsAllowed ? 'open' : 'closed',
    ping_status: 'closed',
    template: '',
    meta: { _acf_changed: false },
    product_brand: [],
    product_cat: product.categories,
    product_tag: product.tags,
    // a list with holes, which PHP writes as an object
    class_list: {
      0: `post-${product.id}`,
      1: 'product',
      2: 'type-product',
      3: `status-${product.status}`,
      5: 'product_cat',
      7: 'first',
      8: product.stockStatus,
      9: 'taxable',
      10: 'shipping-taxable',
      11: `product-type-${product.type}`,
    },
  };
}

const links = (product: Product, call: Call, rest: Rest): Links => ({
  self: self(rest.url(`/wp/v2/product/${product.id}`), isAdmin(call) ? allMethods : ['GET']),
  collection: [{ href: rest.url('/wp/v2/product') }],
  about: [{ href: rest.url('/wp/v2/types/product') }],
  replies: [embeddable(rest.url(`/wp/v2/comments?post=${product.id}`))],
  ...(product.images[0] ? { 'wp:featuredmedia': [embeddable(rest.url(`/wp/v2/media/${product.images[0]}`))] } : {}),
  'wp:attachment': [{ href: rest.url(`/wp/v2/media?parent=${product.id}`) }],
  'wp:term': [
    embeddable(rest.url(`/wp/v2/product_cat?post=${product.id}`), { taxonomy: 'product_cat' }),
    embeddable(rest.url(`/wp/v2/product_tag?post=${product.id}`), { taxonomy: 'product_tag' }),
  ],
  curies,
});
