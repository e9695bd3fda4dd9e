import { readFileSync } from 'node:fs';
import type { Gateway } from '../gateway.ts';

/** The processes that a gateway with several workers serves by, those that it starts with first. */
export function workersOf({ pid }: Pick<Gateway, 'pid'>): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
