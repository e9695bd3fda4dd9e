import type { SeedMenu } from '../types.ts';

export const menus: SeedMenu[] = [];
