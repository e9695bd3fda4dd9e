import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { isGtin } from '../../../../rules/gtin.ts';
import { productPath } from '../../../../rules/paths.ts';
import type { Offer } from '../../../catalogue/read/offers.ts';
import type { Money } from '../../../gql/types.ts';
import type { Gateway } from '../../../graphql/gateway.ts';
import { HttpRefusal } from '../../../http/refusal.ts';
import { negotiate } from '../../respond.ts';
import type { Call } from '../call.ts';
import { feedPrices } from './feedPrices.ts';
import { element } from './xml.ts';

export const PRODUCT_FEED = '/feeds/products.xml';

interface FeedSite {
  name: string;
  description: string;
  publicUrl: string;
  /** what a consumer at home pays for it, tax included; null where nobody knows the tax */
  priceOf(offer: Offer): Money | null;
  /** of weights, as the shop has it; null where it does not say */
  weightUnit: string | null;
  /** the address of a picture as this site serves it; null where it does not */
  picture(src: string): string | null;
}

const PICTURE_WIDTH = 1200;
const AVAILABILITY: Record<string, string> = {
  instock: 'in_stock',
  outofstock: 'out_of_stock',
  // Of what is on backorder Google asks for the day when it comes, which no shop says.
  onbackorder: 'out_of_stock',
};
/** Google's own limits, in characters. */
const [LONGEST_TITLE, LONGEST_TEXT] = [150, 5_000];

/**
 * The goods in Google's format (https://support.google.com/merchants/answer/7052112), read from the index and written
 * portion by portion: a shop of any size costs no call of a service and no more memory than one portion.
 */
export function createProductFeed(gateway: Gateway) {
  const { config, catalogue, images } = gateway.services;
  const picture = (src: string) => {
    const address = images.url(src, PICTURE_WIDTH, 'jpeg');
    return address ? config.publicUrl + address : null;
  };
  return async ({ request, response, requestContext: { scope } }: Call): Promise<void> => {
    if (!catalogue.products.ready) throw new HttpRefusal(503, 'UPSTREAM_UNREACHABLE', {}, { 'retry-after': '5' });
    const [{ site }, priceOf] = await Promise.all([
      gateway.query<{ site: Omit<FeedSite, 'publicUrl' | 'picture' | 'priceOf'> }>(QUERY, scope),
      feedPrices(gateway.services, scope),
    ]);
    const packed = negotiate(request.headers['accept-encoding']) !== 'identity';
    response.writeHead(200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      vary: 'accept-encoding',
      ...(packed ? { 'content-encoding': 'gzip' } : {}),
    });
    if (request.method === 'HEAD') return void response.end();
    const text = Readable.from(
      feedParts({ ...site, priceOf, publicUrl: config.publicUrl, picture }, catalogue.products.offers()),
    );
    // Whoever hangs up in the middle has had enough of it.
    await (packed ? pipeline(text, createGzip(), response) : pipeline(text, response)).catch(() => response.destroy());
  };
}

const QUERY = 'query ProductFeed { site { name description weightUnit } }';

/** The feed, part by part. */
export function* feedParts(site: FeedSite, portions: Iterable<Offer[]>): Generator<string> {
  yield [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    element('title', site.name),
    element('link', site.publicUrl),
    element('description', site.description || site.name),
    '',
  ].join('\n');
  for (const portion of portions) yield portion.map(offer => item(offer, site)).join('');
  yield '</channel>\n</rss>\n';
}

function item(offer: Offer, site: FeedSite): string {
  const { id, group, name, sku, description, stock, options, chosen, slug, weight, gtin } = offer;
  // By name: the key of an option that was renamed is not made of it.
  const query = new URLSearchParams(chosen);
  const [first, ...others] = offer.images.flatMap(src => site.picture(src) ?? []);
  const weightUnit = site.weightUnit?.replace('lbs', 'lb');
  const price = site.priceOf(offer);
  // Google takes nothing that cannot be seen, and nothing at a price that nobody pays.
  if (!first || !price) return '';
  const colour = options.colour ?? options.color;
  const elements = [
    element('g:id', String(id)),
    element('g:title', [...name].slice(0, LONGEST_TITLE).join('')),
    element('g:description', [...(description || name)].slice(0, LONGEST_TEXT).join('')),
    element('g:link', `${site.publicUrl}${productPath(slug)}${query.size > 0 ? `?${query}` : ''}`),
    element('g:image_link', first),
    ...others.slice(0, 10).map(other => element('g:additional_image_link', other)),
    element('g:availability', AVAILABILITY[stock] ?? 'out_of_stock'),
    element('g:price', `${price.amount} ${price.currency}`),
    element('g:condition', 'new'),
    element('g:brand', site.name),
    ...(isGtin(gtin) ? [element('g:gtin', gtin)] : []),
    ...(sku ? [element('g:mpn', sku)] : []),
    ...(sku || isGtin(gtin) ? [] : [element('g:identifier_exists', 'no')]),
    ...(group === null ? [] : [element('g:item_group_id', String(group))]),
    ...(options.size ? [element('g:size', options.size)] : []),
    ...(colour ? [element('g:color', colour)] : []),
    ...(options.material ? [element('g:material', options.material)] : []),
    ...(Number(weight) > 0 && weightUnit ? [element('g:shipping_weight', `${Number(weight)} ${weightUnit}`)] : []),
  ];
  return `<item>\n${elements.join('\n')}\n</item>\n`;
}
