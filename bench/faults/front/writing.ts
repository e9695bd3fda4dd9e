import { setTimeout as sleep } from 'node:timers/promises';
import { type Acknowledged, messageOf, submit } from '../visitor.ts';

/** One try to send a message. */
interface Try {
  readonly key: string;
  readonly began: number;
  readonly ended: number;
  /** `taken`, the code of a refusal, or `none` where nothing that the site says came back */
  readonly answer: string;
  readonly reference: string;
}

interface Writing {
  /** Begins no more messages; resolves once all were acknowledged, or a minute later given up. */
  stop(): Promise<{
    readonly tries: readonly Try[];
    readonly acknowledged: readonly Acknowledged[];
    readonly given: number;
    /** why nothing came back */
    readonly faults: readonly string[];
  }>;
}

const AGAIN_MS = 500;
const LAST_MS = 60_000;

/** Visitors who send messages at a steady rate, each under its key until it is acknowledged. */
export function startWriting(url: string, { prefix, everyMs }: { prefix: string; everyMs: number }): Writing {
  const tries: Try[] = [];
  const faults: string[] = [];
  let over = false;
  let last = Number.POSITIVE_INFINITY;
  const once = async (key: string): Promise<Try> => {
    const began = performance.now();
    const answered = await submit(url, messageOf(key)).catch((error: Error) => {
      faults.push(String(error.cause ?? error.message));
      return null;
    });
    const taken = answered?.type === 'SubmissionReceipt';
    const answer = taken ? 'taken' : (answered?.code ?? 'none');
    const made = { key, began, ended: performance.now(), answer, reference: answered?.reference ?? '' };
    tries.push(made);
    return made;
  };
  const send = async (key: string): Promise<Acknowledged | null> => {
    const began = performance.now();
    while (performance.now() < last) {
      const { answer, reference } = await once(key);
      if (answer === 'taken') return { key, reference, ms: performance.now() - began };
      await sleep(AGAIN_MS);
    }
    return null;
  };
  const writing = (async () => {
    const sent: Promise<Acknowledged | null>[] = [];
    while (!over) {
      sent.push(send(`${prefix}-${sent.length}`));
      await sleep(everyMs);
    }
    return Promise.all(sent);
  })();
  return {
    async stop() {
      over = true;
      last = performance.now() + LAST_MS;
      const sent = await writing;
      const acknowledged = sent.filter(one => one !== null);
      return { tries, acknowledged, given: sent.length - acknowledged.length, faults };
    },
  };
}
