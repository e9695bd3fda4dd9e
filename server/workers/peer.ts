/** What carries messages between the primary and one worker, whole and in order. */
interface Line {
  send(message: unknown): void;
  onMessage(take: (message: unknown) => void): void;
}

/** The process at the other end of a line. Bodies are what structured clones can hold. */
export interface Peer {
  /** Rejects with a PeerError when the other side failed at it, does not know the topic, or is gone. */
  ask<Answer>(topic: string, body?: unknown): Promise<Answer>;
  /** Says something that has no answer. */
  tell(topic: string, body?: unknown): void;
  /** Answers what is asked of this side, or takes what is told. */
  on<Body>(topic: string, handle: (body: Body) => unknown): void;
  /** Nothing comes from the other side any more: what was asked of it fails. */
  gone(): void;
}

/** What the other process could not do; `code` is for those who know what may go wrong. */
export class PeerError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`The other process did not do it: ${code}`);
    this.code = code;
  }
}

type Message =
  | { is: 'ask' | 'tell'; topic: string; id: number; body: unknown }
  | { is: 'answer'; id: number; body: unknown }
  | { is: 'fault'; id: number; code: string };

/** Both ends of a line speak the same way. */
export function createPeer(line: Line): Peer {
  const handlers = new Map<string, (body: never) => unknown>();
  const asked = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  let isGone = false;
  const send = (message: Message) => void (isGone || line.send(message));

  async function answer({ id, topic, body }: Extract<Message, { topic: string }>): Promise<void> {
    try {
      const handle = handlers.get(topic);
      if (!handle) throw new PeerError('unknown');
      send({ is: 'answer', id, body: await handle(body as never) });
    } catch (error) {
      send({
        is: 'fault',
        id,
        code: error instanceof PeerError ? error.code : ((error as Error)?.message ?? 'failed'),
      });
    }
  }

  line.onMessage(received => {
    const message = received as Message;
    if (message.is === 'tell') return void handlers.get(message.topic)?.(message.body as never);
    if (message.is === 'ask') return void answer(message);
    const waiting = asked.get(message.id);
    asked.delete(message.id);
    if (message.is === 'answer') waiting?.resolve(message.body);
    if (message.is === 'fault') waiting?.reject(new PeerError(message.code));
  });

  return {
    ask<Answer>(topic: string, body: unknown) {
      if (isGone) return Promise.reject(new PeerError('gone'));
      const waiting = Promise.withResolvers<unknown>();
      last += 1;
      asked.set(last, waiting);
      send({ is: 'ask', id: last, topic, body });
      return waiting.promise as Promise<Answer>;
    },
    tell: (topic, body) => send({ is: 'tell', id: 0, topic, body }),
    on: (topic, handle) => void handlers.set(topic, handle),
    gone() {
      isGone = true;
      for (const waiting of asked.values()) waiting.reject(new PeerError('gone'));
      asked.clear();
    },
  };
}
