import type { SeedPage } from '../types.ts';

type Written = Pick<SeedPage, 'slug' | 'title' | 'content'> & Partial<SeedPage>;

/** A page with the usual settings filled in. */
export function page(written: Written): SeedPage {
  const date = written.date ?? '2025-01-20T09:00:00';
  return {
    excerpt: '',
    modified: date,
    status: 'publish',
    menuOrder: 0,
    meta: {},
    acf: {},
    ...written,
    date,
    content: written.content.trim(),
  };
}
