import type { SeedReview } from '../types.ts';

export const reviews: SeedReview[] = [];
