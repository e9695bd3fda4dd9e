import { z } from 'zod';
import { createOwnHosts } from '../../../upstreams/ownHosts.ts';
import type { ContentService, ShopService } from '../../examination.ts';
import { type CheckContext, check, type Finding, success, warning } from '../../fact.ts';
import { read } from '../../reply.ts';
import { answering } from '../../together.ts';

const MEDIA = '/wp/v2/media?media_type=image&per_page=20&_fields=source_url';
const PRODUCTS = '/wc/v3/products?status=publish&per_page=20&_fields=images';

const files = z.array(z.object({ source_url: z.string().catch('') }));
const products = z.array(z.object({ images: z.array(z.object({ src: z.string().catch('') })).catch([]) }));

/** Whether pictures lie where they are fetched from: a plugin, or a CDN, may keep them on a host of its own. */
export const pictures = check(
  'pictures',
  'Pictures',
  context => context.content && answering(context.content, () => lookAtHosts(context, context.content!)),
);

async function lookAtHosts({ config, shop }: CheckContext, content: ContentService): Promise<Finding | null> {
  const own = createOwnHosts({ ...config, content: content.root, shop: (shop ?? content).root });
  for (const service of shop ? [content, shop] : [content]) {
    const { root } = await service.index();
    for (const address of [root?.home, root?.url]) if (address) own.addHome(address);
  }
  const [base, ...others] = own.pictureOrigins();
  const taken = new Set([base!, ...others].map(origin => new URL(origin).host));
  const sources = [...(await mediaSources(content)), ...(shop ? await productSources(shop) : [])];
  const hosts = [...new Set(sources.flatMap(src => URL.parse(src, base)?.host || []))];
  if (!hosts.length) return null;
  const foreign = hosts.filter(host => !taken.has(host));
  if (!foreign.length) return success(`they lie on ${hosts.join(' and ')}`, { hosts });
  return warning(
    `those on ${foreign.join(' and ')} are not shown: that is no host of the services`,
    `Set MEDIA_HOSTS=${[...config.mediaHosts, ...foreign].join(',')} where your media library, or a CDN of yours, is there.`,
    { hosts },
  );
}

async function mediaSources(content: ContentService): Promise<string[]> {
  const found = read(await content.ask(MEDIA), files) ?? [];
  return found.flatMap(({ source_url: src }) => src || []);
}

async function productSources(shop: ShopService): Promise<string[]> {
  if (!(await shop.opening())) return [];
  const found = read(await shop.askSigned(PRODUCTS), products) ?? [];
  return found.flatMap(({ images }) => images.flatMap(({ src }) => src || []));
}
