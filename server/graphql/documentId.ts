/** What of a request may name a registered operation. */
interface Named {
  documentId?: unknown;
  extensions?: { persistedQuery?: { sha256Hash?: unknown } } | null | undefined;
}

/** Some clients write which hash it is, some do not. */
const HASH_NAME = 'sha256:';

/**
 * The registered operation that a request names, by its hash or as `Name@version`: in `documentId`, or as Apollo's
 * clients do in `extensions.persistedQuery`. Null where it names none.
 */
export function documentIdOf({ documentId, extensions }: Named): string | null {
  const id = documentId ?? extensions?.persistedQuery?.sha256Hash;
  return typeof id === 'string' && id !== '' ? id : null;
}

/** How else an operation may have been registered that is asked for like this. */
export const otherSpelling = (id: string): string =>
  id.startsWith(HASH_NAME) ? id.slice(HASH_NAME.length) : `${HASH_NAME}${id}`;
