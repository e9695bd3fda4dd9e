import type { Database, Row } from '../../database.ts';
import { Dictionary } from '../dictionary.ts';
import { grown, ListColumn } from '../listColumn.ts';
import { createSlices } from '../slices.ts';

export const LISTED = 1;
export const SEARCHED = 2;
export const ON_SALE = 4;
export const FEATURED = 8;

const SMALLEST = 1_024;
/** Products read in one question. */
const PORTION = 200;
/** Between the parts of an option's word. */
const BETWEEN = '\u0000';

type Facts = {
  id: number;
  flags: number;
  stock: string;
  type: string;
  low: number | null;
  high: number | null;
  rating: number;
  sales: number;
  categories: string | null;
  tags: string | null;
  options: string;
} & Row;

const FACTS = `SELECT p.id,
    p.listed * ${LISTED} + p.searched * ${SEARCHED} + (p.on_sale <> 0) * ${ON_SALE} + (p.featured <> 0) * ${FEATURED} AS flags,
    p.stock, p.type, p.low, p.high, p.rating, p.sales,
    (SELECT group_concat(category_id, ' ') FROM product_category c WHERE c.product_id = p.id) AS categories,
    (SELECT group_concat(slug, ' ') FROM product_tag t WHERE t.product_id = p.id) AS tags,
    (SELECT json_group_array(json_array(attribute, option, attribute_name, option_name))
       FROM product_option o WHERE o.product_id = p.id) AS options
  FROM product p`;

/** One spelling of an option. */
export interface Option {
  /** keys in filters and URLs */
  attribute: string;
  option: string;
  /** as a buyer reads them */
  name: string;
  label: string;
}

/**
 * What filters and counts go by, of all products, as columns of numbers in memory: some 100 bytes a product. Each product
 * has a place; columns hold its values at that place.
 */
export class Columns {
  /** ids by place; 0 where there is no product */
  ids = new Uint32Array(SMALLEST);
  flags = new Uint8Array(SMALLEST);
  stock = new Uint16Array(SMALLEST);
  type = new Uint16Array(SMALLEST);
  /** NaN without a price */
  low = new Float64Array(SMALLEST);
  high = new Float64Array(SMALLEST);
  rating = new Float64Array(SMALLEST);
  sales = new Float64Array(SMALLEST);
  readonly categories = new ListColumn();
  readonly tags = new ListColumn();
  readonly options = new ListColumn();
  /** words of the numbers in the columns; of options see `optionAt` */
  readonly words = {
    stock: new Dictionary(),
    type: new Dictionary(),
    categories: new Dictionary(),
    tags: new Dictionary(),
    options: new Dictionary(),
  };
  /** places in use, free ones among them */
  size = 0;
  readonly #places = new Map<number, number>();
  readonly #free: number[] = [];
  readonly #options: Option[] = [];
  readonly #db: Database;
  #loading: Promise<void> | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Reads all products once, in slices; later `update` keeps them. */
  load(): Promise<void> {
    this.#loading ??= this.#db
      .each<Facts>(FACTS, [], facts => this.#put(facts))
      .catch(error => {
        this.#loading = undefined;
        throw error;
      });
    return this.#loading;
  }

  /** Reads these products again. */
  async update(ids: readonly number[]): Promise<void> {
    if (!this.#loading) return;
    await this.load();
    const slices = createSlices();
    for (let at = 0; at < ids.length; at += PORTION) {
      const some = ids.slice(at, at + PORTION);
      const found = this.#db.all<Facts>(
        `${FACTS} WHERE p.id IN (SELECT value FROM json_each(?))`,
        JSON.stringify(some),
      );
      const there = new Set(found.map(({ id }) => id));
      for (const facts of found) this.#put(facts);
      for (const id of some) if (!there.has(id)) this.#remove(id);
      if (slices.over) await slices.pause();
    }
  }

  /** Forgets all of them: another file is read from now on. */
  forget(): void {
    for (const id of [...this.#places.keys()]) this.#remove(id);
    this.#loading = undefined;
  }

  placeOf(id: number): number | undefined {
    return this.#places.get(id);
  }

  /** Keys and names of an option by its number. */
  optionAt(number: number): Option {
    const known = this.#options[number];
    if (known) return known;
    const [attribute = '', option = '', name = '', label = ''] = this.words.options.words[number]!.split(BETWEEN);
    this.#options[number] = { attribute, option, name, label };
    return this.#options[number];
  }

  #put(facts: Facts): void {
    const place = this.#places.get(facts.id) ?? this.#newPlace(facts.id);
    const { words } = this;
    this.flags[place] = facts.flags;
    this.stock[place] = words.stock.numberOf(facts.stock);
    this.type[place] = words.type.numberOf(facts.type);
    this.low[place] = facts.low ?? Number.NaN;
    this.high[place] = facts.high ?? Number.NaN;
    this.rating[place] = facts.rating;
    this.sales[place] = facts.sales;
    this.categories.set(place, numbers(words.categories, facts.categories));
    this.tags.set(place, numbers(words.tags, facts.tags));
    const options = (JSON.parse(facts.options) as string[][]).map(parts => words.options.numberOf(parts.join(BETWEEN)));
    this.options.set(place, options);
  }

  #newPlace(id: number): number {
    const place = this.#free.pop() ?? this.size++;
    this.ids = grown(this.ids, this.size);
    this.flags = grown(this.flags, this.size);
    this.stock = grown(this.stock, this.size);
    this.type = grown(this.type, this.size);
    this.low = grown(this.low, this.size);
    this.high = grown(this.high, this.size);
    this.rating = grown(this.rating, this.size);
    this.sales = grown(this.sales, this.size);
    this.ids[place] = id;
    this.#places.set(id, place);
    return place;
  }

  #remove(id: number): void {
    const place = this.#places.get(id);
    if (place === undefined) return;
    this.#places.delete(id);
    this.#free.push(place);
    this.ids[place] = 0;
    this.flags[place] = 0;
  }
}

const numbers = (words: Dictionary, list: string | null): number[] =>
  list ? list.split(' ').map(word => words.numberOf(word)) : [];
