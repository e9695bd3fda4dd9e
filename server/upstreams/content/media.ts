import { clocks } from '../../cache/clocks.ts';
import { type Collection, createCollection } from '../collection.ts';
import { decoderOf } from '../decoder.ts';
import type { ContentOptions } from './options.ts';
import { type Media, media } from './wire.ts';

export type MediaLibrary = Collection<Media>;

/** wp/v2/media */
export const createMedia = (options: ContentOptions): MediaLibrary =>
  createCollection<Media>({
    ...options,
    route: '/wp/v2/media',
    name: 'media',
    mayBeClosed: true,
    clock: clocks.content,
    sets: [
      {
        name: 'full',
        fields: ['id', 'link', 'post', 'source_url', 'alt_text', 'caption', 'media_type', 'mime_type', 'media_details'],
      },
    ],
    decode: decoderOf(media),
  });
