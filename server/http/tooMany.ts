import { fillText } from '../../rules/fillText.ts';
import { HttpRefusal } from './refusal.ts';
import { waitTexts } from './texts.ts';

/** Nobody counts the seconds of more than this. */
const COUNTED_S = 90;

/** Says how long whoever asked too often waits: programs in Retry-After, persons in words. */
export function tooMany(msBeforeNext: number): HttpRefusal {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  const wait =
    seconds > COUNTED_S
      ? fillText(waitTexts.minutes, { count: Math.ceil(seconds / 60) })
      : fillText(waitTexts.seconds, { count: seconds });
  return new HttpRefusal(429, 'RATE_LIMITED', { wait }, { 'retry-after': String(seconds) });
}
