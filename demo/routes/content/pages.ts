import type { Rest } from '../../rest/rest.ts';
import { articleParams, articleRoutes } from './articles.ts';

export const pages = (rest: Rest) => articleRoutes(rest, 'page', articleParams(), () => true);
