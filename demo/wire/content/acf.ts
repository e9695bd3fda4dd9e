import type { Article, Media } from '../../data/rows.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Call } from '../../rest/route.ts';
import { uploadUrl } from './media.ts';

/** The field group of pages, always whole; an image field is an id or null, with acf_format=standard an object or false. */
const TEXT_FIELDS = ['hero_title', 'hero_area', 'section_one_title', 'section_one', 'section_two_title', 'section_two'];
const IMAGE_FIELDS = ['hero_image', 'specialties_image', 'innovation_image'];

export function acfOf(article: Article, call: Call, rest: Rest): unknown {
  if (article.type !== 'page') return [];
  const standard = call.query.acf_format === 'standard';
  const fields: Record<string, unknown> = {};
  for (const name of [...new Set([...TEXT_FIELDS, ...IMAGE_FIELDS, ...Object.keys(article.acf)])]) {
    const value = article.acf[name] ?? (IMAGE_FIELDS.includes(name) ? null : '');
    fields[name] = typeof value === 'string' ? value : image(value, standard, rest);
  }
  return fields;
}

function image(value: { media: string } | null, standard: boolean, rest: Rest): unknown {
  const media = value && rest.database.all('media').find(each => each.key === value.media);
  if (!media) return standard ? false : null;
  return standard ? imageObject(media, rest) : media.id;
}

const imageObject = (media: Media, rest: Rest): Record<string, unknown> => ({
  id: media.id,
  url: uploadUrl(media.file, rest),
  alt: media.alt,
  caption: media.caption,
  mime_type: media.mime,
  width: media.width,
  height: media.height,
});
