import type { Database } from '../../database.ts';

/** The attributes that products have options of, by their keys. */
export const attributeKeys = (db: Database): ReadonlySet<string> =>
  db.cached(
    'attribute keys',
    () =>
      new Set(db.all<{ key: string }>('SELECT DISTINCT attribute AS key FROM product_option').map(({ key }) => key)),
  );
