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
  close(): Promise<void>;
}

/** A form service on loopback that answers as it is told, and the delivery to it over HTTP. */
export async function startFormService(): Promise<FormService> {
  const received: FormService['received'] = [];
  const server = createServer(async (request, response) => {
    const body = await readJson(request);
    const kind = (request.url ?? '').slice(1);
    received.push({ kind, body });
    const answer = await service.answer(kind, body);
    if (answer === 'silence') return;
    if (answer === 'hang up') return void request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body ?? {}));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: FormService = {
    deliver: deliverTo(url),
    received,
    answer: () => ({ status: 200, body: { success: true } }),
    url,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

/** Posts to a service started above; its 400s become refusals, all else an error with the status. */
function deliverTo(url: string): Deliver {
  return async ({ kind, payload }, { signal }) => {
    const response = await fetch(`${url}/${kind}`, { method: 'POST', body: JSON.stringify(payload), signal });
    const body = (await response.json()) as { code: string; message: string; data?: { field?: string } };
    if (response.status === 400) throw new RefusedError({ ...body, field: body.data?.field });
    if (!response.ok)
      throw Object.assign(new Error(`said ${payload.name}`), { code: 'UPSTREAM', status: response.status });
  };
}

async function readJson(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text) as Record<string, string>;
}
