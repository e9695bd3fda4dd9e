import { useSite } from './useSite.ts';

interface Stat {
  value: string;
  label: string;
}

const SATISFACTION = /^\d+\s*%$/;
const OF_CLIENTS = /client satisfaction/;

/** The figures of a strip: what clients are is said only where it is configured, and as configured. */
export function useStats(stats: readonly Stat[]): Stat[] {
  const { clientSatisfaction } = useSite();
  return stats.flatMap(stat => {
    if (!OF_CLIENTS.test(stat.label) || !SATISFACTION.test(stat.value)) return [stat];
    return clientSatisfaction ? [{ ...stat, value: `${clientSatisfaction}%` }] : [];
  });
}
