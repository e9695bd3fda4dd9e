import { Worker } from 'node:worker_threads';

/** Said within five seconds of the start, with what else a start takes. */
const PATIENCE_MS = 3_000;

// A call of the file system that never returns holds this thread with all its timers: another one speaks.
const SPEAK = `
const { workerData } = process.getBuiltinModule('node:worker_threads');
const { writeSync } = process.getBuiltinModule('node:fs');
setTimeout(() => writeSync(2, workerData.words), workerData.ms);
`;

/**
 * Runs what touches a folder, and says so on the terminal while the folder does not answer: a disk or network share that
 * hangs would otherwise keep the start silent for ever.
 */
export function sayWhileHanging<T>(name: string, dir: string, work: () => T, ms = PATIENCE_MS): T {
  const words = `${name}: ${dir} has not answered for ${ms / 1_000} s. Is its disk or network share there? Set it to a folder that answers\n`;
  const speaker = new Worker(SPEAK, { eval: true, workerData: { words, ms } });
  speaker.unref();
  try {
    return work();
  } finally {
    void speaker.terminate();
  }
}
