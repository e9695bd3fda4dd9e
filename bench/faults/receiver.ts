import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What the receiver does with one request. `lost`: it takes it, and the answer never arrives. */
type Reply = 'take' | 'lost' | 'silence' | number;

/** A form service at the network's edge, with everything it ever took. */
export interface Receiver {
  readonly url: string;
  /** Bodies it took, in order, repeats too. */
  readonly taken: Record<string, string>[];
  /** When it took each of them. */
  readonly takenAt: number[];
  /** Requests it took whose sender cannot know: their answer was lost, or the sender had gone. */
  ambiguous: number;
  reply: (body: Record<string, string>) => Reply;
  /** How long it thinks before it answers. */
  delayMs: () => number;
  /** Nobody listens at its address until it is back. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => void handle(request, response).catch(() => request.destroy()));
  let port = 0;
  const listen = () =>
    new Promise<void>(resolve => {
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen();
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') return answer(response, 404, { code: 'rest_no_route', message: 'None' });
    const body = await readJson(request);
    const reply = receiver.reply(body);
    if (reply === 'silence') return;
    if (typeof reply === 'number') return answer(response, reply, { code: 'invalid_email', message: 'No.' });
    receiver.taken.push(body);
    receiver.takenAt.push(performance.now());
    await new Promise(resolve => setTimeout(resolve, receiver.delayMs()));
    if (reply === 'take' && !request.socket.destroyed) return answer(response, 200, { success: true });
    receiver.ambiguous++;
    request.socket.destroy();
  }

  const leave = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}`,
    taken: [],
    takenAt: [],
    ambiguous: 0,
    reply: () => 'take',
    delayMs: () => 0,
    leave,
    comeBack: listen,
    stop: async () => {
      if (server.listening) await leave();
    },
  };
  return receiver;
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readJson(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text) as Record<string, string>;
}
