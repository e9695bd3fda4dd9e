import { writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { type PictureFormat, resize } from './resize.ts';

// A program for one picture, which comes in and goes out as bytes. It ends itself, so that nothing goes on without a site.
const [, , width, format, longestMs] = process.argv;
const LOOK_AGAIN_MS = 100;
/** On a busy machine much time passes beside little work. */
const MOST_WAITING = 4;
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const worked = (user + system) / 1_000;
  if (Math.max(worked, performance.now() / MOST_WAITING) > Number(longestMs)) process.kill(process.pid, 'SIGKILL');
}, LOOK_AGAIN_MS).unref();
try {
  // Where memory ends, Linux takes this program and not the site.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {}
try {
  process.stdout.write(await resize(await buffer(process.stdin), Number(width), format as PictureFormat));
} catch (error) {
  process.stderr.write((error as Error).message);
  process.exitCode = 1;
}
