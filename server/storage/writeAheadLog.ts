import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

// The format of SQLite's write-ahead log: https://www.sqlite.org/fileformat2.html#walformat
const HEADER = 32;
const FRAME_HEADER = 24;
/** The last bit says in which order the bytes of a word are summed. */
const MAGIC = 0x377f0682;

/** The running sum of a log, over what was written so far. */
type Sum = readonly [number, number];

interface Log {
  readonly pageSize: number;
  readonly littleEndian: boolean;
  /** How often it was begun anew: each time its first salt went up by one. */
  readonly generation: number;
  readonly salts: Sum;
  readonly sum: Sum;
}

/**
 * How many frames of a write-ahead log SQLite will leave out although something was committed in them. Not counted is
 * what an earlier round left behind them, nor a transaction that never ended. 0 where there is no log.
 * @throws what the file system says
 */
export function unreadFrames(file: string): number {
  const descriptor = openIfThere(file);
  if (descriptor === null) return 0;
  try {
    const { size } = fstatSync(descriptor);
    const read = (at: number, length: number) => {
      const bytes = Buffer.alloc(length);
      return bytes.subarray(0, readSync(descriptor, bytes, 0, length, at));
    };
    return size <= HEADER ? 0 : countUnread(size, read);
  } finally {
    closeSync(descriptor);
  }
}

function countUnread(size: number, read: (at: number, length: number) => Buffer): number {
  const log = readHeader(read(0, HEADER));
  if (!log) return Math.ceil((size - HEADER) / (FRAME_HEADER + 4096));
  const { pageSize } = log;
  let { sum } = log;
  let isWhole = true;
  let sinceCommit = 0;
  let unread = 0;
  for (let at = HEADER; at < size; at += FRAME_HEADER + pageSize) {
    const frame = read(at, FRAME_HEADER + pageSize);
    if (isLeftBehind(frame, log)) break;
    sinceCommit++;
    const next: Sum | null = isWhole ? sumOf(frame, sum, log) : null;
    isWhole = next !== null;
    if (next) sum = next;
    if (!mayCommit(frame, log)) continue;
    if (isWhole) sinceCommit = 0;
    else unread = sinceCommit;
  }
  return unread;
}

function readHeader(bytes: Buffer): Log | null {
  const magic = bytes.readUInt32BE(0);
  if ((magic & ~1) >>> 0 !== MAGIC) return null;
  const littleEndian = magic === MAGIC;
  const sum = add([0, 0], bytes.subarray(0, 24), littleEndian);
  if (!isAt(bytes, 24, sum)) return null;
  const word = (at: number) => bytes.readUInt32BE(at);
  return { pageSize: word(8), littleEndian, generation: word(12), salts: [word(16), word(20)], sum };
}

/** A log is written over from its beginning: behind the newest frames stand those of earlier rounds. */
function isLeftBehind(frame: Buffer, { salts, generation }: Log): boolean {
  if (frame.length < FRAME_HEADER) return false;
  const rounds = (salts[0] - frame.readUInt32BE(8)) >>> 0;
  return rounds > 0 && rounds <= generation;
}

/**
 * Whether a frame ends a transaction, or is too broken to tell. A process that was killed leaves frames without such an
 * end, and of the last one perhaps its header alone: nobody was told that they are stored.
 */
function mayCommit(frame: Buffer, { pageSize, salts }: Log): boolean {
  if (frame.length < FRAME_HEADER + pageSize) return frame.length !== FRAME_HEADER;
  return !isAt(frame, 8, salts) || frame.readUInt32BE(4) !== 0;
}

/** The running sum after a frame; null where the frame is not as it was written. */
function sumOf(frame: Buffer, before: Sum, { pageSize, salts, littleEndian }: Log): Sum | null {
  if (frame.length < FRAME_HEADER + pageSize || frame.readUInt32BE(0) === 0 || !isAt(frame, 8, salts)) return null;
  const sum = add(add(before, frame.subarray(0, 8), littleEndian), frame.subarray(FRAME_HEADER), littleEndian);
  return isAt(frame, 16, sum) ? sum : null;
}

function add([first, second]: Sum, bytes: Buffer, littleEndian: boolean): Sum {
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let [one, two] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + words.getUint32(at, littleEndian) + two) >>> 0;
    two = (two + words.getUint32(at + 4, littleEndian) + one) >>> 0;
  }
  return [one, two];
}

const isAt = (bytes: Buffer, at: number, [first, second]: Sum): boolean =>
  bytes.readUInt32BE(at) === first && bytes.readUInt32BE(at + 4) === second;

function openIfThere(file: string): number | null {
  try {
    return openSync(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
