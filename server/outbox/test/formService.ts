import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RefusedError } from '../refusal.ts';
import type { Deliver } from '../worker/attempt.ts';

/** What the service answers: a status with a body, or nothing at all. */
type Answer = { readonly status: number; readonly body?: object } | 'silence' | 'hang up';

export interface FormService {
  readonly deliver: Deliver;
  /** The bodies that came in, with the form's kind, in order. */
  readonly received: { kind: string; body: Record<string, string> }[];
  /** What is answered from now on. */
  answer: (kind: string, body: Record<string, string>) => Answer | Promise<Answer>;
  readonly url: string;
  /** Until no delivery is under way but those that are answered with silence, nor begins by what became of another. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** What names a delivery to the service that answers it. */
const TRY = 'x-try';

/** A form service on loopback that answers as it is told, and the delivery to it over HTTP. */
export async function startFormService(): Promise<FormService> {
  const received: FormService['received'] = [];
  const tries = createTries();
  const server = createServer(async (request, response) => {
    const body = await readJson(request);
    const kind = (request.url ?? '').slice(1);
    received.push({ kind, body });
    const answer = await service.answer(kind, body);
    if (answer === 'silence') return tries.ended(String(request.headers[TRY]));
    if (answer === 'hang up') return void request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body ?? {}));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: FormService = {
    deliver: deliverTo(url, tries),
    received,
    answer: () => ({ status: 200, body: { success: true } }),
    url,
    settled: tries.settled,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

/** The deliveries under way. */
function createTries() {
  const running = new Map<string, () => void>();
  const ends = new Set<Promise<void>>();
  let count = 0;
  return {
    began(): string {
      const name = String(++count);
      const { promise, resolve } = Promise.withResolvers<void>();
      running.set(name, resolve);
      ends.add(promise);
      void promise.then(() => ends.delete(promise));
      return name;
    },
    ended(name: string): void {
      running.get(name)?.();
      running.delete(name);
    },
    async settled(): Promise<void> {
      do {
        await Promise.all(ends);
        // What follows of them is noted in a file of this process, without waiting for anybody.
        await new Promise(setImmediate);
      } while (ends.size > 0);
    },
  };
}

/** Posts to a service started above; its 400s become refusals, all else an error with the status. */
function deliverTo(url: string, tries: ReturnType<typeof createTries>): Deliver {
  return async (job, limits) => {
    const name = tries.began();
    try {
      await post(url, name, job, limits);
    } finally {
      tries.ended(name);
    }
  };
}

const post = async (url: string, name: string, ...[{ kind, payload }, { signal }]: Parameters<Deliver>) => {
  const headers = { [TRY]: name };
  const response = await fetch(`${url}/${kind}`, { method: 'POST', headers, body: JSON.stringify(payload), signal });
  const body = (await response.json()) as { code: string; message: string; data?: { field?: string } };
  if (response.status === 400) throw new RefusedError({ ...body, field: body.data?.field });
  if (!response.ok)
    throw Object.assign(new Error(`said ${payload.name}`), { code: 'UPSTREAM', status: response.status });
};

async function readJson(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text) as Record<string, string>;
}
