import type { FieldSet } from '../collection.ts';

const LINE = ['id', 'product_id', 'status', 'date_created', 'date_created_gmt', 'reviewer', 'rating', 'verified'];

/** Who gave how many stars, and the text too; poorest first. */
export const reviewSets = [
  { name: 'line', fields: LINE },
  { name: 'full', fields: [...LINE, 'review'] },
] as const satisfies FieldSet[];
export type ReviewSet = (typeof reviewSets)[number]['name'];
