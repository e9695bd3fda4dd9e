import { onCLS, onINP, onLCP } from 'web-vitals';

const MOST_ERRORS = 5;

interface Told {
  name: 'LCP' | 'CLS' | 'INP' | 'error';
  value: number;
}

/** Percent of the pages that are to be measured, as the site says in them. */
const share = (): number => Number(document.querySelector<HTMLMetaElement>('meta[name=measured]')?.content ?? 0);

/**
 * Measures this page, where the dice say so, and tells the site when it is left: numbers with names of a closed list,
 * once, and nothing of who reads it or where.
 */
export function measurePage(): void {
  if (Math.random() * 100 >= share()) return;
  const told = new Map<Told['name'], number>();
  let errors = 0;
  for (const listen of [onLCP, onCLS, onINP]) listen(({ name, value }) => told.set(name as Told['name'], value));
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, () => (errors += 1));
  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', tell, true);
    const all: Told[] = [
      ...[...told].map(([name, value]) => ({ name, value })),
      ...Array.from({ length: Math.min(errors, MOST_ERRORS) }, () => ({ name: 'error' as const, value: 1 })),
    ];
    if (all.length > 0) navigator.sendBeacon('/beacon', JSON.stringify(all));
  };
  // After the library's own listeners, which close their measures then.
  addEventListener('visibilitychange', tell, true);
}
