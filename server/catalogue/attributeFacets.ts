import type { Database } from './database.ts';
import { type AttributeFacet, conditionsOf, type ProductQuery } from './lists.ts';
import { attributeKey, optionKey } from './optionKeys.ts';

/** More attributes than this are no help in choosing; those that most products have come first. */
const MOST_ATTRIBUTES = 12;

const natural = new Intl.Collator('en', { numeric: true });

type OptionRow = { attribute: string; name: string; option: string; label: string; count: number };

/** The attributes of the products found with the options of each; one that is chosen from shows what its others would bring. */
export function attributeFacets(db: Database, query: ProductQuery): AttributeFacet[] {
  const chosen = new Map(
    (query.attributes ?? [])
      .filter(({ options }) => options.length)
      .map(({ slug, options }) => [attributeKey({ name: slug }), new Set(options.map(optionKey))]),
  );
  const others = (slug: string) =>
    query.attributes?.filter(choice => attributeKey({ name: choice.slug }) !== slug) ?? [];
  const rows = [
    ...countOptions(db, query).filter(({ attribute }) => !chosen.has(attribute)),
    ...[...chosen].flatMap(([slug, options]) => {
      const found = countOptions(db, { ...query, attributes: others(slug) }, slug);
      const missing = [...options].filter(option => !found.some(row => row.option === option));
      return [...found, ...missing.flatMap(option => withoutProducts(db, slug, option))];
    }),
  ];
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

/** How many products offer each option, of every attribute or of one. Of several spellings of a name one is shown. */
function countOptions(db: Database, query: ProductQuery, attribute?: string): OptionRow[] {
  const { from, where, values } = conditionsOf(db, query);
  const one = attribute === undefined ? '' : 'AND o.attribute = ?';
  return db.all<OptionRow>(
    `SELECT o.attribute, MIN(o.attribute_name) AS name, o.option, MIN(o.option_name) AS label, COUNT(*) AS count
     FROM ${from} JOIN product_option o ON o.product_id = p.id
     WHERE ${where} ${one} GROUP BY o.attribute, o.option`,
    ...values,
    ...(attribute === undefined ? [] : [attribute]),
  );
}
