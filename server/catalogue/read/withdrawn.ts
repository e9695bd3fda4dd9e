import { isOpen, type Known } from '../../upstreams/known.ts';

const TAG = /^(product|page|post):(\d+)$/;

/**
 * Whether a tag names what not everybody may read any more: it is gone, or was given a password. What was only edited
 * may stand in as it was where the edit cannot be read; this may not.
 */
export function isWithdrawn(known: Known, tag: string): boolean {
  const [, kind, id] = TAG.exec(tag) ?? [];
  return kind !== undefined && !isOpen(known.of(kind as 'product' | 'page' | 'post'), Number(id));
}
