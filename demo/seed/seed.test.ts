import { describe, expect, it } from 'vitest';
import { seed } from './index.ts';
import type { SeedMenuItem, SeedProduct } from './types.ts';

const slugs = (rows: { slug: string }[]) => new Set(rows.map(row => row.slug));
const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i);
const mediaKeys = new Set(seed.media.map(media => media.key));
const productSlugs = slugs(seed.products);
const published = seed.products.filter(product => product.status === 'publish');

describe('amounts', () => {
  it('fills a catalogue, a blog and a site', () => {
    expect(published.length).toBeGreaterThanOrEqual(120);
    expect(seed.products.filter(product => product.type === 'variable').length).toBeGreaterThanOrEqual(
      seed.products.length / 4,
    );
    expect(Math.max(...seed.products.map(product => product.variations.length))).toBe(60);
    expect(seed.posts.filter(post => post.status === 'publish' && !post.password).length).toBeGreaterThanOrEqual(40);
    expect(seed.pages.length).toBeGreaterThanOrEqual(15);
    expect(seed.menus.length).toBeGreaterThanOrEqual(9);
    expect(seed.reviews.length).toBeGreaterThanOrEqual(150);
    expect(seed.tags.length).toBeGreaterThanOrEqual(15);
  });

  it('has the cases that shops are tested with', () => {
    const has = (test: (product: SeedProduct) => boolean | undefined) => expect(seed.products.some(test)).toBe(true);
    for (const type of ['grouped', 'external']) has(product => product.type === type);
    for (const visibility of ['catalog', 'search', 'hidden']) has(product => product.visibility === visibility);
    for (const status of ['draft', 'private']) has(product => product.status === status);
    for (const stock of ['outofstock', 'onbackorder']) has(product => product.stockStatus === stock);
    has(product => product.type === 'simple' && product.regularPrice === '');
    has(product => product.images.length === 0);
    has(product => product.downloadable);
    has(product => product.virtual);
    has(product => product.soldIndividually);
    has(product => product.manageStock);
    has(product => product.attributes.some(attribute => attribute.global === null));
    has(product =>
      product.variations.some(
        one => Object.keys(one.attributes).length < product.attributes.filter(a => a.variation).length,
      ),
    );
  });
});

describe('uniqueness', () => {
  it('repeats no slug, SKU, key or file', () => {
    for (const rows of [
      seed.products,
      seed.posts,
      seed.pages,
      seed.menus,
      seed.categories,
      seed.tags,
      seed.productCategories,
    ]) {
      expect(repeated(rows.map(row => row.slug))).toEqual([]);
    }
    const skus = seed.products.flatMap(product => [product.sku, ...product.variations.map(variation => variation.sku)]);
    expect(repeated(skus)).toEqual([]);
    expect(repeated(seed.media.map(media => media.key))).toEqual([]);
    expect(repeated(seed.media.map(media => media.file))).toEqual([]);
  });
});

describe('references', () => {
  it('resolves every media key, also those in texts', () => {
    const texts = JSON.stringify([seed.posts, seed.pages, seed.menus, seed.products]);
    const used = [
      ...seed.products.flatMap(product => [...product.images, ...product.variations.map(variation => variation.image)]),
      ...seed.posts.map(post => post.featuredMedia),
      ...seed.pages.map(page => page.featuredMedia),
      ...seed.pages.flatMap(page =>
        Object.values(page.acf).map(field => (typeof field === 'object' ? field?.media : undefined)),
      ),
      ...seed.productCategories.map(category => category.image),
      ...[...texts.matchAll(/\{\{media:([^}]+)\}\}/g)].map(match => match[1]),
      seed.site.logo,
    ].filter(key => key !== undefined);
    expect(used.filter(key => !mediaKeys.has(key))).toEqual([]);
  });

  it('resolves the links between products and their terms', () => {
    const categories = slugs(seed.productCategories);
    const tags = slugs(seed.productTags);
    for (const product of seed.products) {
      const linked = [...product.upsells, ...product.crossSells, ...product.grouped];
      expect(linked.filter(slug => !productSlugs.has(slug))).toEqual([]);
      expect(product.categories.filter(slug => !categories.has(slug))).toEqual([]);
      expect(product.tags.filter(slug => !tags.has(slug))).toEqual([]);
    }
    expect(seed.reviews.filter(review => !productSlugs.has(review.product))).toEqual([]);
  });

  it('resolves attributes and the options of variations', () => {
    const terms = new Map(seed.attributes.map(attribute => [attribute.slug, slugs(attribute.terms)]));
    for (const { attributes, variations, defaultAttributes } of seed.products) {
      const options = new Map(attributes.map(one => [one.global ?? one.name, new Set(one.options)]));
      for (const one of attributes) {
        if (one.global) expect(one.options.filter(option => !terms.get(one.global!)?.has(option))).toEqual([]);
      }
      for (const chosen of [defaultAttributes, ...variations.map(variation => variation.attributes)]) {
        expect(Object.entries(chosen).filter(([name, option]) => !options.get(name)?.has(option))).toEqual([]);
      }
    }
  });

  it('resolves authors, categories, tags, parents and menu targets', () => {
    const users = slugs(seed.users);
    const categories = slugs(seed.categories);
    const tags = slugs(seed.tags);
    for (const post of seed.posts) {
      expect(users.has(post.author)).toBe(true);
      expect(post.categories.filter(slug => !categories.has(slug))).toEqual([]);
      expect(post.tags.filter(slug => !tags.has(slug))).toEqual([]);
    }
    for (const rows of [seed.pages, seed.categories, seed.productCategories]) {
      expect(rows.filter(row => row.parent && !slugs(rows).has(row.parent))).toEqual([]);
    }
    expect(seed.menus.flatMap(menu => menu.items).flatMap(lost)).toEqual([]);
  });
});

const targets = {
  page: slugs(seed.pages),
  post: slugs(seed.posts),
  category: slugs(seed.categories),
  product: productSlugs,
  product_cat: slugs(seed.productCategories),
};

function lost({ title, target, children = [] }: SeedMenuItem): string[] {
  const found = target.type === 'custom' || targets[target.type].has(target.slug);
  return [...(found ? [] : [title]), ...children.flatMap(lost)];
}

describe('values', () => {
  it('keeps ratings in range and dates in the past', () => {
    expect(seed.reviews.filter(({ rating }) => rating < 1 || rating > 5 || !Number.isInteger(rating))).toEqual([]);
    const rows = [...seed.posts, ...seed.pages, ...seed.products];
    expect(
      rows.filter(row => row.date > '2026-11-20' || row.modified > '2026-11-20' || row.modified < row.date),
    ).toEqual([]);
  });

  it('sells below the regular price when on sale', () => {
    const priced = seed.products.flatMap(product => [product, ...product.variations]);
    expect(priced.filter(one => one.salePrice && Number(one.salePrice) >= Number(one.regularPrice))).toEqual([]);
  });
});
