import { isDeepStrictEqual } from 'node:util';
import type { Money } from '../upstreams/shop/currency.ts';
import type { Attribute, Product, ProductCategory, Variation } from '../upstreams/shop/wire.ts';
import type { Database } from './database.ts';
import { attributeKeys } from './read/facets/attributeKeys.ts';
import type { Columns } from './read/facets/columns.ts';
import { countFacets } from './read/facets/facets.ts';
import { type Facets, listProducts } from './read/lists.ts';
import { type Offer, offerPortions } from './read/offers.ts';
import { popularCategories } from './read/popular.ts';
import type { ProductQuery } from './read/productQuery.ts';
import { categoryRows, isProtected, productRow, variationRows } from './read/productRows.ts';
import {
  type ProductLink,
  priceRangeOf,
  productLinks,
  type Relations,
  relatedProducts,
  relationsOf,
} from './read/related.ts';
import { ownersOf, ownersOfIds, type SkuOwner } from './read/skus.ts';
import { productId } from './read/slugs.ts';
import type { ProductSearch } from './search/search.ts';
import { readMeta, writeMeta } from './sync/meta.ts';
import { hidesOutOfStock } from './sync/outOfStock.ts';
import { renewedAt } from './sync/part.ts';
import { formerId } from './sync/rows/formerSlugs.ts';

/** What the index knows of products, variations and categories. */
export interface IndexedProducts {
  /** whether the shop has been walked */
  readonly ready: boolean;
  /** whether what is not here is not at the shop either */
  readonly complete: boolean;
  /** by the slug it has, else by one it had */
  idOf(slug: string): number | null;
  slugOf(id: number): string | null;
  /** whether a product, or the one that a variation belongs to, is behind a password */
  isProtected(id: number): boolean;
  /** What is known of one without the shop, marked by when it was read; null for an unknown one. */
  row(id: number): Product | null;
  /** Its variations as they were then, in the shop's order. */
  variationRows(id: number): Variation[];
  /** every category as it was read */
  categories(): ProductCategory[];
  /** the product that a variation belongs to; null for what is no variation */
  ofVariation(id: number): number | null;
  /** whether a product has options of this attribute, by its key; true until the shop has been walked */
  hasAttribute(key: string): boolean;
  /** What a product offers of an attribute that it has for itself; none where that is one of the shop's, or unknown. */
  ownOptions(id: number, attribute: string): { attribute: string; option: string }[];
  list(query: ProductQuery): Promise<{ ids: number[]; totalItems: number }>;
  facets(query: ProductQuery): Promise<Facets>;
  /** The words of a search with their typing errors mended; null where they were found as they are. */
  correctionOf(search: string): Promise<string | null>;
  /** names of the deepest categories that sell best, at most `first` */
  popular(first: number): Promise<string[]>;
  /** The shop's money as it last said; null where it never did. */
  money(): Money | null;
  /** Notes what the shop says of its money, for times when it does not. Never rejects. */
  noteMoney(money: Money): void;
  /** The shop's global attributes with their options, as it last said; none where it never did. */
  attributes(): Attribute[];
  /** The same of them. */
  noteAttributes(attributes: readonly Attribute[]): void;
  /** Whether the shop hides what is out of stock, as it last said. */
  hidesOutOfStock(): boolean;
  /** Notes whether the shop hides what is out of stock, in lists and search; null where it does not say. Never rejects. */
  noteOutOfStock(hides: boolean | null): Promise<void>;
  /** at most 12 */
  related(id: number, first: number): number[];
  relations(id: number): Relations;
  /** of its variations, exact decimals */
  priceRange(id: number): { min: string; max: string } | null;
  links(ids: readonly number[]): ProductLink[];
  /** in the order of the question, whatever the case of their letters; null for an unknown one */
  ownersOf(skus: readonly string[]): (SkuOwner | null)[];
  /** what ids of products and variations stand for */
  ownersOfIds(ids: readonly (number | null)[]): (SkuOwner | null)[];
  /** everything that has a price, portion by portion */
  offers(): Iterable<Offer[]>;
}

interface Sources {
  db: Database;
  columns: Columns;
  search: ProductSearch;
  isReady: () => boolean;
  isComplete: () => boolean;
  noteOutOfStock: IndexedProducts['noteOutOfStock'];
}

export function indexedProducts({
  db,
  columns,
  search,
  isReady,
  isComplete,
  noteOutOfStock,
}: Sources): IndexedProducts {
  let notedAttributes: readonly Attribute[] | undefined;
  let notedMoney: Money | undefined;
  return {
    get ready() {
      return isReady();
    },
    get complete() {
      return isComplete();
    },
    idOf: slug => productId(db, slug) ?? formerId(db, 'product', slug),
    slugOf: id => db.get<{ slug: string }>('SELECT slug FROM product WHERE id = ?', id)?.slug ?? null,
    ofVariation: id =>
      db.get<{ product: number }>('SELECT product_id AS product FROM variation WHERE id = ?', id)?.product ?? null,
    isProtected: id => db.cached(`protected ${id}`, () => isProtected(db, id)),
    row: id => productRow(db, id, new Date(renewedAt(db, 'shop') ?? 0)),
    variationRows: id => variationRows(db, id),
    categories: () => db.cached('categories', () => categoryRows(db)),
    hasAttribute: key => !isReady() || attributeKeys(db).has(key),
    ownOptions: (id, attribute) =>
      db.all(
        'SELECT attribute_name AS attribute, option_name AS option FROM product_option WHERE product_id = ? AND attribute = ? AND own = 1',
        id,
        attribute,
      ),
    list: query => listProducts(db, columns, search, query),
    facets: query => countFacets(db, columns, search, query),
    correctionOf: asked => search.correctionOf(asked),
    popular: first => popularCategories(db, first),
    money: () => readMeta<Money>(db, 'money'),
    attributes: () => readMeta<Attribute[]>(db, 'attributes') ?? [],
    noteAttributes(attributes) {
      // What is kept is the same list each time.
      if (attributes === notedAttributes) return;
      notedAttributes = attributes;
      void db.write(async writer => writeMeta(writer, 'attributes', attributes)).catch(() => {});
    },
    hidesOutOfStock: () => db.cached('hides out of stock', () => hidesOutOfStock(db)),
    noteOutOfStock,
    noteMoney(money) {
      // What is kept is the same object each time.
      if (money === notedMoney) return;
      notedMoney = money;
      const known = readMeta<Money>(db, 'money');
      if (isDeepStrictEqual(known, money)) return;
      void db.write(async writer => writeMeta(writer, 'money', money)).catch(() => {});
    },
    related: (id, first) => relatedProducts(db, id, first),
    relations: id => db.cached(`relations ${id}`, () => relationsOf(db, id)),
    priceRange: id => db.cached(`prices ${id}`, () => priceRangeOf(db, id)),
    links: ids => productLinks(db, ids),
    ownersOf: skus => ownersOf(db, skus),
    ownersOfIds: ids => ownersOfIds(db, ids),
    offers: () => offerPortions(db),
  };
}
