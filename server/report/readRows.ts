import { z } from 'zod';
import { readAll, type Source } from '../catalogue/sync/source/source.ts';
import { id, listOf, plainText, rendered, renderedText, text } from '../upstreams/fields.ts';

/** What an editor wrote, as the service has it: nothing of it is mended yet. */
export interface Written {
  kind: 'post' | 'page' | 'product';
  id: number;
  title: string;
  html: string;
  /** id of the picture above it; 0 without one */
  picture: number;
  /** of a product only */
  shop?: { categories: number; pictures: number };
}

const article = z.object({
  id,
  title: renderedText,
  content: rendered.optional(),
  excerpt: rendered.optional(),
  featured_media: id.optional(),
});
const product = z.object({
  id,
  status: text.optional(),
  name: plainText,
  description: text.optional(),
  short_description: text.optional(),
  categories: listOf(z.unknown()),
  images: listOf(z.unknown()),
});

const ARTICLE = 'id,title,content,excerpt,featured_media';
const PRODUCT = 'id,status,name,description,short_description,categories,images';

/** Every post and page that readers see, a hundred a call, without credentials. */
export async function readArticles(content: Source): Promise<Written[]> {
  const of = (kind: 'post' | 'page') =>
    readAll(content, {
      name: `${kind}s`,
      path: `/wp/v2/${kind}s?_fields=${ARTICLE}`,
      decode: (row): Written => {
        const { id, title, content = '', excerpt = '', featured_media: picture = 0 } = article.parse(row);
        return { kind, id, title, html: excerpt + content, picture };
      },
    });
  return (await Promise.all([of('post'), of('page')])).flatMap(({ rows }) => rows);
}

/** Every product that readers see, a hundred a call. */
export async function readProducts(shop: Source): Promise<Written[]> {
  const decode = (row: unknown): Written => {
    const { id, name, description = '', short_description = '', categories, images } = product.parse(row);
    const counts = { categories: categories.length, pictures: images.length };
    return { kind: 'product', id, title: name, html: short_description + description, picture: 0, shop: counts };
  };
  const path = `/wc/v3/products?status=publish&_fields=${PRODUCT}`;
  return (await readAll(shop, { name: 'products', path, decode })).rows;
}

const media = z.object({ id, alt_text: plainText, source_url: text });

/** The pictures of these ids that have no words, by id; a library that may not be read has none. */
export async function readWordless(content: Source, ids: readonly number[]): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  for (let at = 0; at < ids.length; at += 100) {
    const path = `/wp/v2/media?_fields=id,alt_text,source_url&include=${ids.slice(at, at + 100)}`;
    const read = readAll(content, { name: 'media', path, decode: row => media.parse(row) });
    const { rows } = await read.catch(() => ({ rows: [] }));
    for (const { id, alt_text, source_url } of rows) if (!alt_text) found.set(id, source_url);
  }
  return found;
}
