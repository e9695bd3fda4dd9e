import type { Rest } from '../../rest/rest.ts';
import { termRoutes } from './terms.ts';

export const categories = (rest: Rest) => termRoutes(rest, '/wp/v2/categories', 'category');
