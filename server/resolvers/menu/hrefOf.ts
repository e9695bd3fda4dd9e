import { linkAddress, webAddress } from '../../../rules/linkAddress.ts';
import { wordIn } from '../../../rules/wordIn.ts';
import type { Context } from '../../context/context.ts';
import { isArchive, type MenuItem } from '../../upstreams/content/wire.ts';
import { addressHere } from '../../upstreams/ownHosts.ts';
import { dependOnIndex, pathTag } from '../indexTags.ts';

export const KINDS: Record<string, 'page' | 'post' | 'product' | 'product_cat' | 'category' | 'post_tag'> = {
  page: 'page',
  post: 'post',
  product: 'product',
  product_cat: 'product_cat',
  category: 'category',
  post_tag: 'post_tag',
};

/** The shop may call its page of them anything. */
const ALL_PRODUCTS = '/catalog';

/** Where an item leads: by what it points at, else by its own address, path-only when it is on this site. */
export function hrefOf(item: MenuItem, context: Context): { href: string; external: boolean } {
  const { catalogue, config, ownHosts, ownHomes } = context;
  const kind = wordIn(KINDS, item.object);
  if (isArchive(item) && kind === 'product') return { href: ALL_PRODUCTS, external: false };
  dependOnIndex(context, kind && item.object_id ? [pathTag(kind, item.object_id)] : []);
  const path = kind && item.object_id ? catalogue.pathOf(kind, item.object_id) : null;
  if (path) return { href: path, external: false };
  if (item.url.startsWith('#')) return { href: item.url, external: false };
  const address = item.url.startsWith('//') ? `https:${item.url}` : item.url;
  // A path was written for the service that the menu stands at.
  const base = new URL(config.content.url).origin;
  if (!URL.canParse(address, base)) return { href: '#', external: false };
  const url = new URL(address, base);
  if (!ownHosts().includes(url.host))
    return {
      href: linkAddress(url.href) ? (linkAddress(address) ?? url.href) : '#',
      external: webAddress(url.href) !== null,
    };
  return { href: addressHere(url, ownHomes()), external: false };
}
