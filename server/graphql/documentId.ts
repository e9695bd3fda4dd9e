/** What of a request may name a registered operation. */
interface Named {
  documentId?: unknown;
  extensions?: { persistedQuery?: { sha256Hash?: unknown } } | null | undefined;
}

/** Some clients write which hash it is. */
const HASH_NAME = /^sha256:/;

/**
 * The registered operation that a request names, by its hash or as `Name@version`: in `documentId`, or as Apollo's
 * clients do in `extensions.persistedQuery`. Null where it names none.
 */
export function documentIdOf({ documentId, extensions }: Named): string | null {
  const id = documentId ?? extensions?.persistedQuery?.sha256Hash;
  return typeof id === 'string' && id !== '' ? id.replace(HASH_NAME, '') : null;
}
