/**
 * Raised with every change below or in what is written: a file of another version, and rows in a Redis, are read anew.
 * `schema.test.ts` says where it was forgotten.
 */
export const VERSION = 21;

/** What was once called otherwise. The services do not tell: a file of another version hands this table on. */
const FORMER_SLUGS = `
CREATE TABLE former_slug (
  kind TEXT, slug TEXT, id INTEGER NOT NULL, PRIMARY KEY (kind, slug)
) WITHOUT ROWID;`;

/**
 * Everything else here is derived from the services. `listed` and `searched` say where a product shows; `low` and `high`
 * are its range of prices for filters and order, null for a price on request; `own` options are of an attribute that the
 * product has for itself; `tax_class` is null where no tax is due. Texts live in the word index alone.
 * `hash` marks all of a row, `shown` what a page shows of it, `supply` whether and how many there are. `news` is what is
 * still to be told to others, and `former_product` what they know, from an older file, until the first walk has ended.
 */
export const SCHEMA = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value) WITHOUT ROWID;
CREATE TABLE source_row (
  list TEXT, id INTEGER, walk INTEGER NOT NULL, PRIMARY KEY (list, id)
) WITHOUT ROWID;
CREATE TABLE change (id INTEGER PRIMARY KEY AUTOINCREMENT, tags TEXT NOT NULL);
CREATE TABLE news (product INTEGER, what TEXT, mark TEXT NOT NULL, PRIMARY KEY (product, what)) WITHOUT ROWID;
CREATE TABLE former_product (id INTEGER PRIMARY KEY, dates TEXT NOT NULL, supply TEXT NOT NULL);

CREATE TABLE product (
  id INTEGER PRIMARY KEY, slug TEXT NOT NULL, name TEXT NOT NULL, title TEXT NOT NULL, type TEXT NOT NULL,
  link TEXT NOT NULL,
  sku TEXT NOT NULL, price TEXT, low REAL, high REAL, on_sale INTEGER NOT NULL, featured INTEGER NOT NULL,
  visibility TEXT NOT NULL, listed INTEGER NOT NULL, searched INTEGER NOT NULL, stock TEXT NOT NULL, supply TEXT NOT NULL,
  created TEXT NOT NULL, modified TEXT, modified_gmt TEXT NOT NULL, sales INTEGER NOT NULL,
  rating REAL NOT NULL, ratings INTEGER NOT NULL, categories TEXT NOT NULL, images TEXT NOT NULL, locked INTEGER NOT NULL,
  weight TEXT, gtin TEXT NOT NULL, tax_class TEXT, noindex INTEGER NOT NULL, hash TEXT NOT NULL, shown TEXT NOT NULL
);
CREATE TABLE product_body (
  id INTEGER PRIMARY KEY, words TEXT NOT NULL, category_names TEXT NOT NULL, body TEXT NOT NULL
);
CREATE INDEX product_slug ON product(slug);
CREATE INDEX product_permalink ON product(link);
CREATE INDEX product_sku ON product(sku COLLATE NOCASE);
CREATE INDEX product_date ON product(listed, created, id);
CREATE INDEX product_title ON product(listed, title, id);
CREATE INDEX product_sales ON product(listed, sales, id);
CREATE INDEX product_recommended ON product(listed, featured, sales, id);
CREATE INDEX product_rating ON product(listed, rating, ratings, id);
CREATE INDEX product_low ON product(listed, low IS NULL, low, id);
CREATE INDEX product_modified ON product(modified_gmt);

CREATE TABLE product_category (
  category_id INTEGER, product_id INTEGER, PRIMARY KEY (category_id, product_id)
) WITHOUT ROWID;
CREATE INDEX product_category_product ON product_category(product_id, category_id);
CREATE TABLE product_tag (
  slug TEXT, product_id INTEGER, id INTEGER NOT NULL, PRIMARY KEY (slug, product_id)
) WITHOUT ROWID;
CREATE INDEX product_tag_product ON product_tag(product_id, slug);
CREATE INDEX product_tag_id ON product_tag(id);
CREATE TABLE product_option (
  attribute TEXT, option TEXT, product_id INTEGER, attribute_name TEXT NOT NULL, option_name TEXT NOT NULL,
  own INTEGER NOT NULL,
  PRIMARY KEY (attribute, option, product_id)
) WITHOUT ROWID;
CREATE INDEX product_option_product ON product_option(product_id);
CREATE TABLE product_link (
  product_id INTEGER, kind TEXT, position INTEGER, target_id INTEGER, PRIMARY KEY (product_id, kind, position)
) WITHOUT ROWID;

CREATE INDEX product_link_target ON product_link(kind, target_id);

CREATE TABLE variation (
  id INTEGER PRIMARY KEY, product_id INTEGER NOT NULL, sku TEXT NOT NULL, price TEXT, value REAL,
  words TEXT NOT NULL, stock TEXT NOT NULL, supply TEXT NOT NULL, image TEXT, weight TEXT, gtin TEXT NOT NULL, tax_class TEXT,
  options TEXT NOT NULL,
  offered TEXT NOT NULL, modified_gmt TEXT NOT NULL, hash TEXT NOT NULL
);
CREATE INDEX variation_product ON variation(product_id);
CREATE INDEX variation_sku ON variation(sku COLLATE NOCASE);
CREATE INDEX variation_modified ON variation(modified_gmt);

CREATE TABLE page (
  id INTEGER PRIMARY KEY, slug TEXT NOT NULL, parent INTEGER NOT NULL, title TEXT NOT NULL, link TEXT NOT NULL,
  own INTEGER NOT NULL, locked INTEGER NOT NULL, noindex INTEGER NOT NULL, modified TEXT, modified_gmt TEXT NOT NULL, offset INTEGER NOT NULL,
  picture INTEGER NOT NULL, hash TEXT NOT NULL
);
CREATE INDEX page_slug ON page(slug);
CREATE INDEX page_link ON page(link);

CREATE TABLE post (
  id INTEGER PRIMARY KEY, slug TEXT NOT NULL, title TEXT NOT NULL, link TEXT NOT NULL, locked INTEGER NOT NULL,
  noindex INTEGER NOT NULL, published TEXT NOT NULL, modified TEXT, modified_gmt TEXT NOT NULL, offset INTEGER NOT NULL, picture INTEGER NOT NULL, hash TEXT NOT NULL
);
CREATE INDEX post_slug ON post(slug);
CREATE INDEX post_link ON post(link);
CREATE INDEX post_published ON post(published, id);

CREATE TABLE picture (id INTEGER PRIMARY KEY, src TEXT NOT NULL);

${FORMER_SLUGS}

CREATE TABLE term (
  kind TEXT, id INTEGER, slug TEXT NOT NULL, link TEXT NOT NULL, parent INTEGER NOT NULL, count INTEGER NOT NULL,
  noindex INTEGER NOT NULL, row TEXT NOT NULL,
  hash TEXT NOT NULL, PRIMARY KEY (kind, id)
) WITHOUT ROWID;
CREATE INDEX term_slug ON term(kind, slug);
CREATE INDEX term_link ON term(link);

CREATE VIRTUAL TABLE product_text USING fts5(
  name, sku, words, category, body, content='', contentless_delete=1, prefix='2 3',
  tokenize="unicode61 remove_diacritics 0 tokenchars '.'"
);
CREATE VIRTUAL TABLE sku_part USING fts5(sku, tokenize='trigram');
INSERT INTO product_text (product_text, rank) VALUES ('automerge', 0), ('crisismerge', 1000);
INSERT INTO sku_part (sku_part, rank) VALUES ('automerge', 0), ('crisismerge', 1000);
CREATE TABLE word (id INTEGER PRIMARY KEY, word TEXT NOT NULL UNIQUE);
CREATE VIRTUAL TABLE word_part USING fts5(padded, content='', tokenize='trigram');
`;

const ofVariations = (column: string) =>
  `(SELECT group_concat(id || ' ' || ${column}, char(10)) FROM variation v WHERE v.product_id = p.id)`;

/** Of a product `p`: how many there are of it and of its variations. */
export const SUPPLY = `json_array(p.supply, ${ofVariations('supply')}) AS supply`;

/** By what files of different versions tell that a product is not what it was. Of an older file it is read, too. */
export const PRODUCT_STATES = `SELECT p.id, json_array(p.modified_gmt, ${ofVariations('modified_gmt')}) AS dates, ${SUPPLY}
  FROM product p`;
