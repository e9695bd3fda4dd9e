/** A page of a list of posts: its first page may be empty, a later one without posts does not exist. */
export const hasPage = (posts: { items: readonly unknown[] } | null | undefined, page: number): boolean =>
  posts != null && (page === 1 || posts.items.length > 0);
