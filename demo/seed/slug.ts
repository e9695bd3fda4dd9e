/** As WordPress makes one: accents and marks gone, words joined by hyphens. */
export function slugify(text: string): string {
  return text
    .replace(/<[^>]+>|&\w+;/g, ' ')
    .toLowerCase()
    .replace(/×/g, 'x')
    .replace(/[øØ]/g, 'o')
    .replace(/µ/g, 'u')
    .replace(/["'’“”]/g, '')
    .replace(/\./g, '-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
