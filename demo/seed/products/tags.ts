import type { SeedTerm } from '../types.ts';
import { drafts } from './index.ts';

/** Words that are written otherwise than their slug. */
const spelled: Record<string, string> = {
  icasa: 'ICASA',
  zicta: 'ZICTA',
  sabs: 'SABS',
  imei: 'IMEI',
  ex: 'Ex',
  uv: 'UV',
  qr: 'QR codes',
  barcode: 'Bar codes',
  'tamper-evident': 'Tamper evident',
};

function nameOf(slug: string): string {
  const words = slug.replace(/-/g, ' ');
  return spelled[slug] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

export const productTags: SeedTerm[] = [...new Set(drafts.flatMap(draft => draft.tags ?? []))]
  .sort()
  .map(slug => ({ slug, name: nameOf(slug), description: '' }));
