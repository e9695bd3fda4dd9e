import type { Media } from '../../data/rows.ts';
import type { Rest } from '../../rest/rest.ts';
import { paragraph, texturize } from '../../rest/text.ts';

export const uploadUrl = (file: string, rest: Rest) => `${rest.home}/wp-content/uploads/${file}`;

export const slugOfFile = (media: Media) => media.file.replace(/^.*\/|\.\w+$/g, '');

/** Of a picture its size is told, of a document only that it is one. */
export const mediaWire = (media: Media, rest: Rest) => ({
  id: media.id,
  slug: slugOfFile(media),
  link: `${rest.home}/${slugOfFile(media)}/`,
  alt_text: media.alt,
  caption: { rendered: paragraph(texturize(media.caption)) },
  media_type: isPicture(media) ? 'image' : 'file',
  mime_type: media.mime,
  media_details: isPicture(media) ? { width: media.width, height: media.height } : { filesize: 48_213 },
  source_url: media.away ?? uploadUrl(media.file, rest),
});

const isPicture = (media: Media) => media.mime.startsWith('image/');
