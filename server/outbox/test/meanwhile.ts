import type { Database } from '../../storage/database.ts';

/** A database in whose transactions something else is begun, once, as soon as a statement of this form was done. */
export function meanwhile(database: Database, after: RegExp, begin: () => unknown): Database {
  let isBegun = false;
  return {
    ...database,
    transaction: work =>
      database.transaction(query =>
        work(async (sql, ...values) => {
          const rows = await query(sql, ...values);
          if (isBegun || !after.test(sql)) return rows;
          isBegun = true;
          await begin();
          return rows;
        }),
      ),
  };
}
