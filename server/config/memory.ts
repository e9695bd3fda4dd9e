import { accessSync, constants, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MB = 1024 * 1024;

/** What the process keeps itself to where neither MEMORY_MB nor a container says anything. */
export const LEAST_MB = 256;
export const MOST_MB = 8_192;

/** Of a container's memory; undefined where there is no limit. */
const limitMb = (): number | undefined =>
  process.constrainedMemory() < os.totalmem() ? process.constrainedMemory() / MB : undefined;

/** What the primary of several workers takes for itself. */
const PRIMARY_MB = 96;

/** What each worker has of so much memory. */
const shareOf = (mb: number, workers: number): number => (workers > 1 ? (mb - PRIMARY_MB) / workers : mb);

/**
 * How many MB one process is to live in that serves: what is asked for, else its share of the container's limit, else the
 * least.
 */
export function memoryMb(asked: string | number | undefined, workers: number): number {
  const limit = limitMb();
  const given = Number(asked ?? (limit === undefined ? LEAST_MB : shareOf(limit, workers)));
  return Number.isFinite(given) ? Math.floor(Math.min(MOST_MB, Math.max(LEAST_MB, given))) : LEAST_MB;
}

export const MOST_WORKERS = 32;
/** More would be idle in front of one WordPress, and each takes memory. */
const WORKERS_BY_ITSELF = 4;

/** How many processes are to serve: what is asked for, else one for each core, but no more than have room. */
export function workersFor(env: NodeJS.ProcessEnv): number {
  const asked = Number(env.WORKERS);
  if (env.WORKERS && Number.isInteger(asked) && asked >= 1 && asked <= MOST_WORKERS) return asked;
  const most = Math.min(WORKERS_BY_ITSELF, os.availableParallelism());
  const room = Math.floor(((limitMb() ?? os.totalmem() / MB) - PRIMARY_MB) / memoryMb(env.MEMORY_MB ?? LEAST_MB, 1));
  return Math.max(1, Math.min(most, room));
}

/** Bytes for records, answers and pages: an eighth. What is kept as objects takes up to twice that. */
export const cacheBytes = (memory: number): number => (memory / 8) * MB;

/** Bytes for what is derived from the index, counted as JSON: a sixteenth. */
export const derivedBytes = (memory: number): number => (memory / 16) * MB;

/** Files of Node fill 65 MB, the program 60 MB of the heap. Below this collecting garbage becomes the work. */
const LEAST_HEAP_MB = 192;
/** What is under way at once should fit into the young generation: what does not is moved, and looked through with all the rest. */
const YOUNG_MB = 8;
const ROOMY_YOUNG_MB = 16;
/**
 * How far the heap may grow, in per cent of what was in use, before all of it is looked through again. V8 does so at each
 * fifth in a heap of these sizes, which is a quarter of the work of a cold answer. Farther than this it takes memory, a
 * third more at most: only who gives more has that.
 */
const GROWTH_PERCENT = 40;
const ROOMY_GROWTH_PERCENT = 60;
const ROOMY_MB = 512;

const flagsFor = (memory: number): string[] => {
  const isRoomy = memory >= ROOMY_MB;
  return [
    `--max-heap-size=${Math.max(LEAST_HEAP_MB, Math.floor(memory / 2))}`,
    `--max-semi-space-size=${isRoomy ? ROOMY_YOUNG_MB : YOUNG_MB}`,
    `--heap-growing-percent=${isRoomy ? ROOMY_GROWTH_PERCENT : GROWTH_PERCENT}`,
  ];
};

/**
 * The C library's: all threads share one pool, whose blocks, up to 2 MB, do not go back to the system as long as no more than
 * 4 MB are free at its end. To compress a page takes some of a megabyte, and to ask the system for each, as it does by
 * itself with pools for many threads, is three times the work of compressing.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '2097152', MALLOC_TRIM_THRESHOLD_: '4194304' };

/** What Node compiled of the program, types stripped, kept for the next start: it need not load what strips them. */
const compiled = path.join(import.meta.dirname, '../../node_modules/.cache/node');

/** Nothing where the folder cannot be written: a container's files may be read alone. */
function compileCache(): Record<string, string> {
  try {
    mkdirSync(compiled, { recursive: true });
    accessSync(compiled, constants.W_OK);
    return { NODE_COMPILE_CACHE: compiled };
  } catch {
    return {};
  }
}

const sizes = /--max-(heap|old-space|semi-space)-size/;

/**
 * Starts this process anew in the place of itself, under the same process id, where V8 and the C library are not sized
 * for its memory yet: by themselves they go by the machine's. What NODE_OPTIONS or the command line say stands.
 */
export function sizeProcess(env: NodeJS.ProcessEnv): void {
  const said = [env.NODE_OPTIONS ?? '', ...process.execArgv].join(' ');
  // Windows has no way to do it.
  if (sizes.test(said) || !process.execve) return;
  const memory = memoryMb(env.MEMORY_MB, workersFor(env));
  process.execve(
    process.execPath,
    [process.execPath, ...flagsFor(memory), ...process.execArgv, ...process.argv.slice(1)],
    { ...compileCache(), ...ALLOCATOR, ...(env as Record<string, string>) },
  );
}
