import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Peer } from '../workers/peer.ts';

/** So long every balancer has learnt that this process is not ready, and used each of its connections once more. */
export const GRACE_MS = 3_000;
/** What is still under way then, an upload say, is cut off: it was not acknowledged. */
const CONNECTIONS_MS = 9_000;
const SWEEP_MS = 100;

/**
 * Answers that tell their client to connect anew once the process is stopping, also those that were under way: a proxy
 * that sends its next POST on a connection while that is being closed has lost it.
 */
export const closingResponses = (stopping: AbortSignal): typeof ServerResponse<IncomingMessage> =>
  class extends ServerResponse<IncomingMessage> {
    override writeHead(status: number, ...rest: unknown[]): this {
      if (stopping.aborted) this.setHeader('connection', 'close');
      return super.writeHead(status, ...(rest as []));
    }
  };

/** Some more than the connections that a system keeps waiting for a server. */
const MOST_TURNS = 2_000;
/** A turn may begin in the middle of one of the event loop. */
const EMPTY_TURNS = 2;

/**
 * Takes what connections wait, for closing would reset them with the requests that were sent on them. Each turn of the
 * event loop takes one, so none waits after one that took none.
 */
async function takeWaiting(server: Server): Promise<void> {
  let empty = 0;
  const taken = () => {
    empty = -1;
  };
  server.on('connection', taken);
  for (let turns = 0; empty < EMPTY_TURNS && turns < MOST_TURNS; turns++) {
    await new Promise(resolve => setImmediate(resolve));
    empty += 1;
  }
  server.off('connection', taken);
}

/** Takes no more connections and resolves once none is left: the idle ones go at once, all others after `longestMs`. */
export async function closeServer(server: Server, longestMs: number): Promise<void> {
  await takeWaiting(server);
  const closed = new Promise(resolve => server.close(resolve));
  // Connections that are kept alive turn idle only after their last answer.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), longestMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

export interface StoppingOptions {
  server: Server;
  /** aborted when the process begins to stop */
  stopping: AbortController;
  /** whether a proxy stands in front, which has to learn of it first */
  proxied: boolean;
  /** ends everything else */
  close(): Promise<void>;
  /** what may ask for it besides a signal */
  asker: Peer | null;
  log: Logger;
}

/** From the signal to the end, whatever hangs. Platforms kill after 30 s or more. */
export const LONGEST_MS = 15_000;

/** What asks a process to end: by a supervisor, by a key, and by the terminal it was started in when that is closed. */
export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Answers what is under way and what still comes, then ends; a second signal ends at once. */
export function stopOnSignal({ server, stopping, proxied, close, asker, log }: StoppingOptions): void {
  const stop = async (signal?: NodeJS.Signals) => {
    // All processes of a group get the signal, and are asked besides.
    if (stopping.signal.aborted) return;
    log.info({ signal }, 'Stopping');
    setTimeout(() => process.exit(0), LONGEST_MS);
    stopping.abort();
    if (proxied) await sleep(GRACE_MS);
    await closeServer(server, CONNECTIONS_MS);
    await close();
    process.exit(0);
  };
  for (const signal of STOP_SIGNALS) process.once(signal, stop);
  asker?.on('stop', () => void stop());
}
