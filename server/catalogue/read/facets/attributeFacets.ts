import type { Database } from '../../database.ts';
import type { AttributeFacet } from '../lists.ts';
import { attributeKey, optionKey } from '../optionKeys.ts';
import type { ProductQuery } from '../productQuery.ts';
import type { Columns } from './columns.ts';
import type { Counts } from './counts.ts';

/** More attributes than this are no help in choosing; those that most products have come first. */
const MOST_ATTRIBUTES = 12;

const natural = new Intl.Collator('en', { numeric: true });

type OptionRow = { attribute: string; name: string; option: string; label: string; count: number };

/** The attributes of the products found with the options of each; one that is chosen from shows what its others would bring. */
export function attributeFacets(db: Database, columns: Columns, query: ProductQuery, counts: Counts): AttributeFacet[] {
  const chosen = new Map(
    (query.attributes ?? [])
      .filter(({ options }) => options.length)
      .map(({ slug, options }) => [attributeKey({ name: slug }), new Set(options.map(optionKey))]),
  );
  const found = countedOptions(columns, counts);
  const missing = [...chosen].flatMap(([slug, options]) =>
    [...options]
      .filter(option => !found.some(row => row.attribute === slug && row.option === option))
      .map(option => [slug, option] as const),
  );
  const rows = [...found, ...missing.flatMap(([slug, option]) => withoutProducts(db, slug, option))];
  return [...Map.groupBy(rows, ({ attribute }) => attribute)]
    .map(([slug, options]) => facetOf(slug, options, chosen.get(slug)))
    .filter(({ options }) => options.length > 1 || options.some(({ selected }) => selected))
    .toSorted((a, b) => coverage(b) - coverage(a) || a.name.localeCompare(b.name))
    .slice(0, MOST_ATTRIBUTES);
}

function facetOf(slug: string, rows: readonly OptionRow[], chosen: ReadonlySet<string> | undefined): AttributeFacet {
  const options = rows
    .map(({ option, label, count }) => ({ value: option, name: label, count, selected: chosen?.has(option) ?? false }))
    .toSorted((a, b) => natural.compare(a.name, b.name));
  return { slug, name: rows[0]!.name, options };
}

const coverage = ({ options }: AttributeFacet): number => options.reduce((sum, { count }) => sum + count, 0);

/** A chosen option that nothing found has: shown all the same, so that it can be taken off. */
function withoutProducts(db: Database, attribute: string, option: string): OptionRow[] {
  return db.all<OptionRow>(
    `SELECT attribute, MIN(attribute_name) AS name, option, MIN(option_name) AS label, 0 AS count
     FROM product_option WHERE attribute = ? AND option = ? GROUP BY attribute, option`,
    attribute,
    option,
  );
}

/** How many products offer each option, in the order of their keys. Of several spellings of a name one is shown. */
function countedOptions(columns: Columns, { options }: Counts): OptionRow[] {
  const rows = new Map<string, OptionRow>();
  for (const [number, count] of options.entries()) {
    if (!count) continue;
    const { attribute, option, name, label } = columns.optionAt(number);
    const key = `${attribute} ${option}`;
    const row = rows.get(key);
    rows.set(key, {
      attribute,
      option,
      count: count + (row?.count ?? 0),
      name: least(name, row?.name),
      label: least(label, row?.label),
    });
  }
  return [...rows.values()].toSorted((a, b) => compare(a.attribute, b.attribute) || compare(a.option, b.option));
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const least = (a: string, b: string | undefined): string => (b === undefined || a < b ? a : b);
