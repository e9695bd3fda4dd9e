import { setTimeout as sleep } from 'node:timers/promises';

/** What is kept is looked through as it lies there. */
export const plain = { 'accept-encoding': 'identity' };

const READERS = 6;
/** Between an answer and the next question: a machine that is busy with something else is not read to a standstill. */
const PAUSE_MS = 10;

/** Reads again and again, and counts what was answered; notes when an address showed some words first, and last did not. */
export function startReaders(url: string, paths: readonly string[], changed: string, words: string) {
  const seen = { reads: 0, origin: 0, failed: 0, oldAt: 0, newAt: 0 };
  let over = false;
  const reader = async () => {
    for (let at = 0; !over; at++, await sleep(PAUSE_MS)) {
      const asked = paths[at % paths.length]!;
      const began = performance.now();
      const answer = await fetch(url + asked, { headers: plain });
      const body = await answer.text();
      seen.reads += 1;
      if (!['HIT', 'UPDATING'].includes(answer.headers.get('x-cache') ?? '')) seen.origin += 1;
      if (answer.status !== 200) seen.failed += 1;
      if (asked !== changed) continue;
      if (!body.includes(words)) seen.oldAt = began;
      else seen.newAt ||= began;
    }
  };
  const done = Promise.all(Array.from({ length: READERS }, reader));
  return {
    seen,
    stop: async () => {
      over = true;
      await done;
    },
  };
}
