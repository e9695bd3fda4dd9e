import { decoded } from '../../rules/decoded.ts';

/** WordPress takes rows without a name: a heading and a link must say something, and the slug says most. */
function nameOf(name: string, slug: string): string {
  if (name) return name;
  const words = decoded(slug).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const withName = <T extends { slug: string; name?: string | undefined }>(row: T): T =>
  row.name === '' ? { ...row, name: nameOf(row.name, row.slug) } : row;

export const withTitle = <T extends { slug: string; title?: string | undefined }>(row: T): T =>
  row.title === '' ? { ...row, title: nameOf(row.title, row.slug) } : row;
