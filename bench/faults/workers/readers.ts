import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';

/** One request, by the machine's own clock. */
interface Read {
  readonly began: number;
  /** undefined for one that was answered well */
  readonly fault?: string;
}

const PATHS = ['/', '/catalog', '/blog', '/product/branded-box-sealing-tape'];
const EVERY_MS = 40;
const PATIENCE_MS = 30_000;
/** Who comes when so many wait waits outside: a machine that is busy with something else gets no heap of them. */
const MOST_AT_ONCE = 20;

/** Reads at a steady rate while that many are served, each on a connection of its own: every worker has its share. */
export function startReading(url: string, patienceMs = PATIENCE_MS) {
  const agent = new Agent({ pipelining: 0 });
  const reads: Promise<Read>[] = [];
  const underWay = new Set<Promise<Read>>();
  let over = false;
  const read = async (path: string): Promise<Read> => {
    const began = performance.now();
    const options = { dispatcher: agent, reset: true, signal: AbortSignal.timeout(patienceMs) };
    try {
      const { statusCode, body } = await request(url + path, options);
      await body.text();
      return statusCode === 200 ? { began } : { began, fault: `${path}: ${statusCode}` };
    } catch (error) {
      return { began, fault: `${path}: ${(error as Error).message}` };
    }
  };
  const reading = (async () => {
    for (let at = 0; !over; at++) {
      while (underWay.size >= MOST_AT_ONCE) await Promise.race(underWay);
      const one = read(PATHS[at % PATHS.length]!);
      reads.push(one);
      underWay.add(one);
      void one.finally(() => underWay.delete(one));
      await sleep(EVERY_MS);
    }
  })();
  return {
    /** Reads nothing more; resolves once all was answered. */
    async stop(): Promise<readonly Read[]> {
      over = true;
      await reading;
      const done = await Promise.all(reads);
      await agent.close();
      return done;
    },
  };
}
