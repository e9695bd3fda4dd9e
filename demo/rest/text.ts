/** Text as wptexturize leaves it: entities and typographic quotes, written as numbers. */
export function texturize(text: string): string {
  return ampersands(text, '&#038;')
    .replace(/(\w)'(\w)/g, '$1&#8217;$2')
    .replace(/(^|[\s(])"/g, '$1&#8220;')
    .replace(/"/g, '&#8221;')
    .replace(/(^|[\s(])'/g, '$1&#8216;')
    .replace(/'/g, '&#8217;')
    .replace(/–/g, '&#8211;')
    .replace(/—/g, '&#8212;')
    .replace(/…/g, '&#8230;')
    .replace(/(\d) ?[x×] ?(?=\d)/g, (match, digit) => (match.includes(' ') ? match : `${digit}&#215;`));
}

/** Names of terms and products are stored escaped. */
export const escapeName = (text: string) => ampersands(text, '&amp;');

const ampersands = (text: string, entity: string) => text.replace(/&(?!#?\w+;)/g, entity);

/** An excerpt the editor did not write is the first 55 words of the content. */
export function excerptOf(excerpt: string, content: string): string {
  if (excerpt) return paragraph(texturize(excerpt));
  const words = plain(content).split(/\s+/).filter(Boolean);
  if (words.length === 0) return '';
  return paragraph(words.length > 55 ? `${words.slice(0, 55).join(' ')} [&hellip;]` : words.join(' '));
}

export const paragraph = (html: string) =>
  html === '' ? '' : html.trimStart().startsWith('<p') ? `${html.trimEnd()}\n` : `<p>${html}</p>\n`;

/** What wpautop makes of a visitor's text: paragraphs at blank lines, breaks elsewhere. Markup is kept, scripts too. */
export const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map(part => `<p>${part.replaceAll('\n', '<br />\n')}</p>\n`)
    .join('');

export const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** sanitize_title: what WordPress makes of a name for use in addresses. */
export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
