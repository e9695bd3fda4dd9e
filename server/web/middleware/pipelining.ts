import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** On one connection, behind a request that is not answered yet. Browsers and proxies send none. */
const MOST_WAITING = 20;

/**
 * Whether a request may wait behind others of its connection, which are answered in turn. A few kilobytes hold a thousand
 * requests, and whoever sends them and reads no answer keeps all of them in memory: that connection is closed.
 */
export function createPipelining(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    // A response has its connection from the beginning where no other one is before it.
    if (response.socket) return true;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MOST_WAITING) {
      socket.destroy();
      return false;
    }
    waiting.set(socket, count);
    response.on('close', () => waiting.set(socket, waiting.get(socket)! - 1));
    return true;
  };
}
