import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port of the loopback on which nothing listens, for a program that is to be told its port. Below those that systems
 * give to outgoing connections: one of these could take it before the program does.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
