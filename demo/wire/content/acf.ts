import type { Article, Media } from '../../data/rows.ts';
import { sizedName, sizesOf } from '../../pictures/sizes.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Call } from '../../rest/route.ts';
import { gmt } from './date.ts';
import { fileSize, uploadUrl } from './media.ts';

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

function imageObject(media: Media, rest: Rest): Record<string, unknown> {
  const at = media.date.replace('T', ' ');
  const [type, subtype] = media.mime.split('/');
  const name = media.file.replace(/^.*\/|\.\w+$/g, '');
  return {
    ID: media.id,
    id: media.id,
    title: media.title,
    filename: media.file.replace(/^.*\//, ''),
    filesize: fileSize(media.width, media.height),
    url: uploadUrl(media.file, rest),
    link: `${rest.home}/${name}/`,
    alt: media.alt,
    author: '1',
    description: '',
    caption: media.caption,
    name,
    status: 'inherit',
    uploaded_to: 0,
    date: gmt(media.date, rest.database.site.gmtOffset).replace('T', ' '),
    modified: at,
    menu_order: 0,
    mime_type: media.mime,
    type,
    subtype,
    icon: `${rest.home}/wp-includes/images/media/default.png`,
    width: media.width,
    height: media.height,
    sizes: imageSizes(media, rest),
  };
}

function imageSizes(media: Media, rest: Rest): Record<string, unknown> {
  const sizes: Record<string, unknown> = {};
  for (const size of sizesOf(media.width, media.height)) {
    sizes[size.name] = uploadUrl(sizedName(media.file, size), rest);
    sizes[`${size.name}-width`] = size.width;
    sizes[`${size.name}-height`] = size.height;
  }
  return sizes;
}
