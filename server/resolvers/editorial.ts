import { hasOwnLinks, relinked } from '../catalogue/read/links.ts';
import type { Context } from '../context/context.ts';
import { withPictureSizes } from '../upstreams/html/pictureSizes.ts';
import { withAttachments } from './attachments.ts';
import { dependOnIndex } from './indexTags.ts';

/** What an editor wrote, sanitised already, as a page shows it: links lead straight on, pictures have their sizes. */
export async function editorial(html: string, context: Context): Promise<string> {
  const { catalogue, loaders } = context;
  const sized = await withPictureSizes(html, async ids => {
    const found = await Promise.all(ids.map(id => loaders.media.load(id).catch(() => null)));
    return found.map(media => ({
      width: media?.media_details?.width ?? null,
      height: media?.media_details?.height ?? null,
    }));
  });
  const attached = await withAttachments(sized, context);
  if (!hasOwnLinks(attached)) return attached;
  dependOnIndex(context, ['paths']);
  return relinked(attached, catalogue);
}
