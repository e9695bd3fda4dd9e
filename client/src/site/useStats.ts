import { useSite } from './useSite.ts';

interface Stat {
  value: string;
  label: string;
}

const YEARS = /^\d+ years$/;
const SATISFACTION = /^\d+\s*%$/;
const OF_CLIENTS = /client satisfaction/;

/** The figures of a strip: how old the firm is and what its clients are is said only where it is configured, and as configured. */
export function useStats(stats: readonly Stat[]): Stat[] {
  const { clientSatisfaction, yearsOfExperience } = useSite();
  return stats.flatMap(stat => {
    if (YEARS.test(stat.value)) return yearsOfExperience ? [{ ...stat, value: `${yearsOfExperience} years` }] : [];
    if (!OF_CLIENTS.test(stat.label) || !SATISFACTION.test(stat.value)) return [stat];
    return clientSatisfaction ? [{ ...stat, value: `${clientSatisfaction}%` }] : [];
  });
}
