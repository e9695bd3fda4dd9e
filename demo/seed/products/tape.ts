import type { Draft } from './draft.ts';

export const tape: Draft[] = [];
