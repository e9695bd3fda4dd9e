import { setFor } from '../../context/selection.ts';
import type { ReviewSet } from '../../upstreams/shop/reviews/reviewsOfProducts.ts';

const LINE = new Set(['__typename', 'id', 'reviewer', 'rating', 'createdAt', 'verified', 'product']);

export const reviewSetFor = (selected: ReadonlySet<string>): ReviewSet => setFor(selected, [['line', LINE]], 'full');
