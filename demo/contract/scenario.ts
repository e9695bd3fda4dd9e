import type { Database } from '../data/database.ts';
import type { Demo } from '../service.ts';

/** What the recorder did in the back office: rows that existed only while he recorded, one spam review, one closed product. */
export function prepare(database: Database) {
  const post = database.all('articles').find(row => row.type === 'post' && row.status === 'publish')!;
  const id = database.nextId('articles');
  database.put('articles', { ...post, id, slug: 'future', title: 'Future', status: 'future', sticky: false });
  const [product, closed] = database.all('products').filter(row => row.type === 'simple' && row.status === 'publish');
  database.put('products', { ...closed!, reviewsAllowed: false });
  const spam = database.all('reviews').filter(review => review.status === 'spam');
  for (const review of spam.slice(1)) database.remove('reviews', review.id);
  database.put('products', {
    ...product!,
    id: database.nextId('products'),
    slug: 'seal-tape-pro-5e',
    sku: 'T-ENTITY',
    name: 'Seal & "Tape" <b>Pro</b> – 5€',
    date: '2026-01-01T00:00:00',
  });
}

/** Failures of the machine below, asked for as faults. */
const FAULTS: Record<string, { status: number }> = {
  'fail-maintenance': { status: 503 },
  'fail-db-down': { status: 500 },
  'fail-fpm-down': { status: 502 },
};

export async function arrange(name: string, demo: Demo) {
  const fault = FAULTS[name];
  if (!fault) return;
  await fetch(`${demo.url}/__demo/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: [{ path: '/wp/v2/posts', ...fault, times: 1 }] }),
  });
}
