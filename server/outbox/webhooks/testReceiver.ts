import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly json: { type: string; timestamp: string; data: Record<string, unknown> };
}

/** A partner's program on loopback; says `status` to what it is told. */
export interface Receiver {
  readonly url: string;
  readonly host: string;
  readonly received: Received[];
  status: number;
  location: string | undefined;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push({ headers: request.headers, body, json: JSON.parse(body || '{}') });
    response
      .writeHead(receiver.status, receiver.location ? { location: receiver.location } : {})
      .end('{"no":"matter"}');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const receiver: Receiver = { url: `http://${host}/hooks`, host, received, status: 204, location: undefined };
  return receiver;
}

/** What a partner's program does with each call, as docs/api.md has it. */
export function isSigned(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const wanted = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(wanted);
}
