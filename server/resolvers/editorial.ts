import { hasOwnLinks, relinked } from '../catalogue/links.ts';
import type { Context } from '../context.ts';
import { withPictureSizes } from '../upstreams/html/pictureSizes.ts';

/** What an editor wrote, sanitised already, as a page shows it: links lead straight on, pictures have their sizes. */
export async function editorial(html: string, { catalogue, loaders, scope }: Context): Promise<string> {
  const sized = await withPictureSizes(html, async ids => {
    const found = await Promise.all(ids.map(id => loaders.media.load(id).catch(() => null)));
    return found.map(media => ({
      width: media?.media_details?.width ?? null,
      height: media?.media_details?.height ?? null,
    }));
  });
  if (!hasOwnLinks(sized)) return sized;
  scope.depend(['catalogue']);
  return relinked(sized, catalogue);
}
