import type { Media } from '../../data/rows.ts';
import type { Rest } from '../../rest/rest.ts';
import { uploadUrl } from './media.ts';

/** A picture as the shop and its store answer it. */
export const imageWire = (media: Media, rest: Rest) => ({
  id: media.id,
  src: uploadUrl(media.file, rest),
  name: media.title,
  alt: media.alt,
});
