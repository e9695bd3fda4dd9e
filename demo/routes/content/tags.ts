import type { Rest } from '../../rest/rest.ts';
import { termRoutes } from './terms.ts';

export const tags = (rest: Rest) => termRoutes(rest, '/wp/v2/tags', 'post_tag');
