import type { SeedPage } from '../types.ts';
import { guidePages } from './guides.ts';
import { legalPages } from './legal.ts';
import { mainPages } from './main.ts';
import { wordpressPages } from './wordpress.ts';

export const pages: SeedPage[] = [...mainPages, ...guidePages, ...legalPages, ...wordpressPages];
