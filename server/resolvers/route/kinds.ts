/** What a path leads to, where it does not lead on. */
type Kind = 'Page' | 'Post' | 'Product' | 'ProductCategory' | 'PostCategory' | 'PostTag' | 'Author';

const kinds = new WeakMap<object, Kind>();

/** Says what a row is: a service leaves fields out, and then by them one kind looks like another. */
export function as<Row extends object>(kind: Kind, row: Row | null): Row | null {
  if (row) kinds.set(row, kind);
  return row;
}

export const kindOf = (row: object): Kind | null => kinds.get(row) ?? null;
