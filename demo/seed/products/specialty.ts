import type { Draft } from './draft.ts';

export const specialty: Draft[] = [];
