import type { Rest } from '../rest/rest.ts';
import { uploadUrl } from '../wire/content/media.ts';

/** Editors write whole addresses. The seed cannot know the port, so it writes {{home}} and {{media:key}}. */
export function fillPlaceholders(text: string, rest: Rest): string {
  if (!text.includes('{{')) return text;
  const media = rest.database.all('media');
  return text.replaceAll('{{home}}', rest.home).replace(/\{\{media:([\w-]+)\}\}/g, (_, key) => {
    const found = media.find(each => each.key === key);
    return found ? uploadUrl(found.file, rest) : rest.home;
  });
}
