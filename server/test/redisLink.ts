import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The way of one process to a Redis, which fails at a word. */
export interface RedisLink {
  url: string;
  /** Ends once something with this in it was sent and answered; no other is to be had. */
  cutAfter(words: string): void;
  /** Brings no answers any more from when something with this in it is sent; what is sent arrives. */
  muteFrom(words: string): void;
  heal(): void;
  stop(): Promise<void>;
}

export async function linkTo(redisUrl: string): Promise<RedisLink> {
  const { hostname, port } = new URL(redisUrl);
  const open = new Set<Socket>();
  let armed: { kind: 'cut' | 'muted'; words: string } | null = null;
  let state: 'whole' | 'cut' | 'muted' = 'whole';

  const fail = (kind: 'cut' | 'muted') => {
    armed = null;
    state = kind;
  };
  const arm = (kind: 'cut' | 'muted', words: string) => {
    armed = { kind, words };
  };

  const server = createServer(near => {
    if (state === 'cut') return near.destroy();
    const far = connect(Number(port), hostname);
    open.add(near);
    let hasMet = false;
    near.on('data', data => {
      if (state === 'cut') return;
      if (armed && data.includes(armed.words)) {
        hasMet = true;
        if (armed.kind === 'muted') fail('muted');
      }
      far.write(data);
    });
    far.on('data', data => {
      if (state !== 'whole') return;
      near.write(data);
      if (!hasMet || armed?.kind !== 'cut') return;
      fail('cut');
      for (const socket of open) socket.end();
    });
    const end = () => {
      open.delete(near);
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) socket.on('close', end).on('error', end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutAfter: words => arm('cut', words),
    muteFrom: words => arm('muted', words),
    heal() {
      armed = null;
      state = 'whole';
    },
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
