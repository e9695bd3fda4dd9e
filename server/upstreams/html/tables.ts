import { fillText } from '../../../rules/fillText.ts';
import { contentTexts } from './texts.ts';

const TABLE = /<table(?=[ >])(?=[^>]*>(?:\s*<caption[^>]*>([\s\S]*?)<\/caption>)?)/g;

/**
 * Puts each table into a region that scrolls, by keyboard too, called by its caption or its number. Works on the
 * sanitiser's own output, where a tag is always a tag and `>` never stands in an attribute.
 */
export function inScrollers(html: string): string {
  let count = 0;
  return html
    .replace(TABLE, (table: string, caption?: string) => {
      count += 1;
      const words = caption
        ?.replace(/<[^>]*>/g, '')
        .replaceAll('"', '&quot;')
        .trim();
      const label = words || fillText(contentTexts.table, { number: count });
      return `<section class="table-scroll" tabindex="0" aria-label="${label}">${table}`;
    })
    .replaceAll('</table>', '</table></section>');
}
