import type { Draft } from './draft.ts';

export const securitySeals: Draft[] = [];
