import type { Article } from '../../data/rows.ts';
import type { Rest } from '../../rest/rest.ts';
import { uploadUrl } from './media.ts';

/** The field group of pages, always whole; an image field is an object or false, as acf_format=standard has it. */
const TEXT_FIELDS = ['hero_title', 'hero_area', 'section_one_title', 'section_one', 'section_two_title', 'section_two'];
const IMAGE_FIELDS = ['hero_image', 'specialties_image', 'innovation_image'];

export function acfOf({ type, acf }: Article, rest: Rest): unknown {
  if (type !== 'page') return [];
  const values = Object.entries(acf).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : image(value, rest),
  ]);
  return {
    ...Object.fromEntries(TEXT_FIELDS.map(name => [name, ''])),
    ...Object.fromEntries(IMAGE_FIELDS.map(name => [name, false])),
    ...Object.fromEntries(values),
  };
}

function image(value: { media: string } | null, rest: Rest): unknown {
  const media = value && rest.database.all('media').find(each => each.key === value.media);
  if (!media) return false;
  const { id, file, alt, caption, mime: mime_type, width, height } = media;
  return { id, url: uploadUrl(file, rest), alt, caption, mime_type, width, height };
}
