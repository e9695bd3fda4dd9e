import type { SeedReview } from '../types.ts';
import { rangeReviews } from './range.ts';
import { securityReviews } from './security.ts';

export const reviews: SeedReview[] = [...securityReviews, ...rangeReviews];
