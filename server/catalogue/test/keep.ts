import type { TestCatalogue } from './service.ts';

/** Something in the cache for each of these tags; says later which were purged. */
export function keep(store: TestCatalogue['store'], tags: string[]) {
  for (const tag of tags) store.set(tag, { tags: [tag], size: 1 }, store.sequence);
  return () => tags.filter(tag => !store.get(tag));
}
