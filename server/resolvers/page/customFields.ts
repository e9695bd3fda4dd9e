import type { Context } from '../../context/context.ts';
import { pictureOf } from '../../upstreams/content/picture.ts';
import { media, type Picture } from '../../upstreams/content/wire.ts';
import { plain, readable } from '../../upstreams/fields.ts';
import { editorial } from '../editorial.ts';

/** The text of a meta or custom field; null where it is empty or no text. */
export const fieldText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? plain(value) : null;

/** A custom image field: the whole picture as the service's standard format gives it, or only its id. */
export async function fieldPicture(value: unknown, { loaders }: Context): Promise<Picture | null> {
  if (typeof value === 'number') return pictureOf((await loaders.media.load(value)) ?? undefined);
  const { id, url, alt, caption, width, height, mime_type } = (value || {}) as Record<string, unknown>;
  return pictureOf(
    media.safeParse({ id, source_url: url, alt_text: alt, caption, mime_type, media_details: { width, height } }).data,
  );
}

/** The HTML of a meta or custom field, not sanitised yet; null where it is empty or no text. */
export const richText = async (value: unknown, context: Context): Promise<string | null> =>
  typeof value === 'string' && value.trim() ? editorial(context.html(readable(value)), context) : null;
