import type { Draft } from './draft.ts';

export const general: Draft[] = [];
