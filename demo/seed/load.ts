import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { htmlOf, readFrontMatter } from './markdown.ts';
import {
  attribute,
  coupon,
  media,
  menu,
  page,
  post,
  product,
  productCategory,
  review,
  type Seed,
  site,
  term,
  user,
} from './types.ts';

/**
 * Reads a folder of seed files. Rows keep the order of their files, which is the order of their ids: posts begin with
 * the newest, pages and products are numbered in the files' names. Throws an error that names file, field and fault.
 */
export function loadSeed(folder: string): Seed {
  const inOrder = (name: string) =>
    readdirSync(join(folder, name))
      .sort()
      .map(file => join(folder, name, file));
  const rows = <T>(name: string, row: z.ZodType<T>) => readJson(join(folder, `${name}.json`), z.array(row));
  return {
    site: readJson(join(folder, 'site.json'), site),
    users: rows('users', user),
    media: rows('media', media),
    categories: rows('categories', term),
    tags: rows('tags', term),
    posts: inOrder('posts')
      .reverse()
      .map(file => readMarkdown(file, /^\d{4}-\d\d-\d\d-/, post)),
    pages: inOrder('pages').map(file => readMarkdown(file, /^\d\d-/, page)),
    menus: rows('menus', menu),
    productCategories: rows('productCategories', productCategory),
    productTags: rows('productTags', term),
    attributes: rows('attributes', attribute),
    products: inOrder('products').flatMap(file => readJson(file, z.array(product))),
    reviews: rows('reviews', review),
    coupons: rows('coupons', coupon),
  };
}

const readJson = <T>(file: string, schema: z.ZodType<T>): T => read(file, schema, text => JSON.parse(text));

/** One post or page: fields in the front matter, the text below them, the slug in the file's name behind `prefix`. */
const readMarkdown = <T>(file: string, prefix: RegExp, schema: z.ZodType<T>): T =>
  read(file, schema, text => {
    const { fields, body } = readFrontMatter(text);
    return {
      modified: fields.date,
      ...fields,
      slug: basename(file, '.md').replace(prefix, ''),
      excerpt: htmlOf(String(fields.excerpt ?? '')),
      content: htmlOf(body),
    };
  });

function read<T>(file: string, schema: z.ZodType<T>, parse: (text: string) => unknown): T {
  try {
    return schema.parse(parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const faults = error instanceof z.ZodError ? error.issues.map(faultOf).join('; ') : (error as Error).message;
    throw new Error(`${file}: ${faults}`, { cause: error });
  }
}

const faultOf = ({ path, message }: z.core.$ZodIssue) => `${path.join('.') || 'the file'}: ${message}`;
