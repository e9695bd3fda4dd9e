import { UPLOADER_ID } from '../../data/plant.ts';
import type { Media } from '../../data/rows.ts';
import { type Size, sizedName, sizesOf } from '../../pictures/sizes.ts';
import { allMethods, embeddable, self } from '../../rest/links.ts';
import type { Rest } from '../../rest/rest.ts';
import { type Call, isAdmin } from '../../rest/route.ts';
import { paragraph, texturize } from '../../rest/text.ts';
import { gmt } from './date.ts';

type Wire = Record<string, unknown>;

export const uploadUrl = (file: string, rest: Rest) => `${rest.home}/wp-content/uploads/${file}`;

/** Pictures are drawn when asked for, so their size in bytes is a guess that stays the same. */
export const fileSize = (width: number, height: number) => 900 + Math.round(width * height * 0.03);

export const slugOfFile = (media: Media) => media.file.replace(/^.*\/|\.\w+$/g, '');

export const mediaLink = (media: Media, rest: Rest) => `${rest.home}/${slugOfFile(media)}/`;

export function mediaWire(media: Media, call: Call, rest: Rest): Wire {
  const short: Wire = {
    id: media.id,
    date: media.date,
    slug: slugOfFile(media),
    type: 'attachment',
    link: mediaLink(media, rest),
    title: { rendered: texturize(media.title) },
    author: UPLOADER_ID,
    featured_media: 0,
    acf: [],
    caption: { rendered: paragraph(texturize(media.caption)) },
    alt_text: media.alt,
    media_type: isPicture(media) ? 'image' : 'file',
    mime_type: media.mime,
    media_details: isPicture(media) ? details(media, rest) : { filesize: 48_213, sizes: {} },
    source_url: media.away ?? uploadUrl(media.file, rest),
    _links: links(media, call, rest),
  };
  return withoutNested(call.args.context === 'embed' ? short : { ...short, ...fullFields(media, rest) }, call);
}

/** Of these a path below never finds anything: media_details.sizes answers no media_details at all. */
const WHOLE_ONLY = ['description', 'caption', 'media_details'];

function withoutNested(wire: Wire, call: Call): Wire {
  for (const name of WHOLE_ONLY) if (call.fields && !call.fields.includes(name)) delete wire[name];
  return wire;
}

const isPicture = (media: Media) => media.mime.startsWith('image/');

function fullFields(media: Media, rest: Rest): Wire {
  const hours = rest.database.site.gmtOffset;
  return {
    date_gmt: gmt(media.date, hours),
    guid: { rendered: mediaLink(media, rest) },
    modified: media.date,
    modified_gmt: gmt(media.date, hours),
    status: 'inherit',
    comment_status: 'open',
    ping_status: 'closed',
    template: '',
    meta: { _acf_changed: false },
    class_list: [`post-${media.id}`, 'attachment', 'type-attachment', 'status-inherit', 'hentry'],
    description: { rendered: description(media, rest) },
    post: media.post ?? null,
  };
}

function description(media: Media, rest: Rest): string {
  const href = uploadUrl(media.file, rest);
  if (!isPicture(media)) return `<p class="attachment"><a href='${href}'>${texturize(media.title)}</a></p>\n`;
  const size = sizesOf(media.width, media.height).find(each => each.name === 'medium');
  const { width, height } = size ?? media;
  const src = uploadUrl(size ? sizedName(media.file, size) : media.file, rest);
  const image = `<img loading="lazy" decoding="async" width="${width}" height="${height}" src="${src}" class="attachment-medium size-medium" alt="${texturize(media.alt)}" />`;
  return `<p class="attachment"><a href='${href}'>${image}</a></p>\n`;
}

function details(media: Media, rest: Rest): Wire {
  const { width, height } = media;
  const sizes = Object.fromEntries(sizesOf(width, height).map(size => [size.name, sizeWire(media, size, rest)]));
  const name = media.file.replace(/^.*\//, '');
  const full = { file: name, width, height, mime_type: media.mime, source_url: uploadUrl(media.file, rest) };
  return {
    width,
    height,
    file: media.file,
    filesize: fileSize(width, height),
    sizes: { ...sizes, full },
    image_meta: IMAGE_META,
  };
}

function sizeWire(media: Media, size: Size, rest: Rest): Wire {
  const file = sizedName(media.file, size);
  return {
    file: file.replace(/^.*\//, ''),
    width: size.width,
    height: size.height,
    filesize: fileSize(size.width, size.height),
    ...(size.name === 'woocommerce_thumbnail' ? { uncropped: false } : {}),
    mime_type: media.mime,
    source_url: uploadUrl(file, rest),
  };
}

/** What a camera would have written; WordPress lists it for drawings too. */
const IMAGE_META = {
  aperture: '0',
  credit: '',
  camera: '',
  caption: '',
  created_timestamp: '0',
  copyright: '',
  focal_length: '0',
  iso: '0',
  shutter_speed: '0',
  title: '',
  orientation: '0',
  keywords: [],
};

const links = (media: Media, call: Call, rest: Rest) => ({
  self: self(rest.url(`/wp/v2/media/${media.id}`), isAdmin(call) ? allMethods : ['GET']),
  collection: [{ href: rest.url('/wp/v2/media') }],
  about: [{ href: rest.url('/wp/v2/types/attachment') }],
  author: [embeddable(rest.url(`/wp/v2/users/${UPLOADER_ID}`))],
  replies: [embeddable(rest.url(`/wp/v2/comments?post=${media.id}`))],
});
