import type { Media, Picture } from './wire.ts';

/** A media row as a picture; null for anything that is none. */
export function pictureOf(row: Media | undefined): Picture | null {
  if (!row?.source_url || (row.mime_type && !row.mime_type.startsWith('image/'))) return null;
  return {
    id: row.id,
    src: row.source_url,
    alt: row.alt_text ?? '',
    caption: row.caption ?? '',
    width: row.media_details?.width ?? null,
    height: row.media_details?.height ?? null,
  };
}
