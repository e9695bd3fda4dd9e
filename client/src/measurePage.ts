import { onCLS, onINP, onLCP } from 'web-vitals';

declare global {
  interface Window {
    /** counted by the first script of a page, starter.ts */
    errorsSoFar?: number;
    /** Whether this page is one of the percent that are to be measured, as the site says in it; by the dice of the same. */
    isMeasured?: boolean;
  }
}

const MOST_ERRORS = 5;

interface Measure {
  name: 'LCP' | 'CLS' | 'INP' | 'error';
  value: number;
}

/**
 * Measures this page, where the dice say so, and tells the site when it is left: numbers with names of a closed list,
 * once, and nothing of who reads it or where.
 */
export function measurePage(): void {
  if (!window.isMeasured) return;
  const measures = new Map<Measure['name'], number>();
  for (const listen of [onLCP, onCLS, onINP]) listen(({ name, value }) => measures.set(name as Measure['name'], value));
  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', tell, true);
    const all: Measure[] = [
      ...[...measures].map(([name, value]) => ({ name, value })),
      ...Array.from({ length: Math.min(window.errorsSoFar ?? 0, MOST_ERRORS) }, () => ({
        name: 'error' as const,
        value: 1,
      })),
    ];
    if (all.length > 0) navigator.sendBeacon('/beacon', JSON.stringify(all));
  };
  // After the library's own listeners, which close their measures then.
  addEventListener('visibilitychange', tell, true);
}
