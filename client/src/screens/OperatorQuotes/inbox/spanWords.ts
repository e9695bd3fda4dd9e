const MINUTE = 60_000;

/** A length of time in few words: '22 min', '1 h 50 min', '6 h', '2 days'. @param minutes from 0 */
export function spanWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 6) return [`${hours} h`, minutes % 60 && `${minutes % 60} min`].filter(Boolean).join(' ');
  if (hours < 24) return `${hours} h`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day' : `${days} days`;
}

/** Whole minutes from one moment to another; below 0 where it has passed. */
export const minutesTo = (moment: string, now: number): number => Math.trunc((Date.parse(moment) - now) / MINUTE);
