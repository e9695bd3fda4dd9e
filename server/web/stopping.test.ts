import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { closeServer, closingResponses } from './stopping.ts';

/** A server that can stop, and a way to open connections to it. */
async function startServer(listener: RequestListener) {
  const stopping = new AbortController();
  const server = createServer({ ServerResponse: closingResponses(stopping.signal) }, listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const open = () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    return socket;
  };
  return { server, stopping, open };
}

const POST = 'POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 2\r\n\r\n';

/** Sends a whole request, and gives what comes back first. */
async function ask(socket: Socket): Promise<string> {
  socket.write(`${POST}{}`);
  const [answer] = await once(socket, 'data');
  return String(answer).toLowerCase();
}

it('answers what comes on a connection that was kept alive, and tells its client to connect anew', async () => {
  const { stopping, open } = await startServer((_, response) => response.end('done'));
  const proxy = open();
  expect(await ask(proxy)).toContain('connection: keep-alive');
  stopping.abort();
  const answer = await ask(proxy);
  expect(answer).toMatch(/^http\/1\.1 200 /);
  expect(answer).toContain('connection: close');
  expect(answer).toContain('done');
  await once(proxy, 'close');
});

it('tells so in an answer that was under way, too', async () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const { stopping, open } = await startServer((_, response) => {
    begun.resolve();
    void end.promise.then(() => response.writeHead(200, { 'content-type': 'text/plain' }).end('done'));
  });
  const answer = ask(open());
  await begun.promise;
  stopping.abort();
  end.resolve();
  expect(await answer).toContain('connection: close');
});

it('lets what is under way end before it closes', async () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const { server, stopping, open } = await startServer((_, response) => {
    begun.resolve();
    void end.promise.then(() => response.end('done'));
  });
  const idle = open();
  await once(idle, 'connect');
  const answer = ask(open());
  await begun.promise;
  stopping.abort();
  idle.destroy();
  const closed = closeServer(server, 60_000).then(() => 'closed');
  end.resolve();
  expect(await answer).toContain('done');
  expect(await closed).toBe('closed');
});

it('takes the connections that wait before it closes, for their requests would be lost', async () => {
  const { server, stopping, open } = await startServer((_, response) => response.end('done'));
  // The system has taken them; the server has not, for it did not get a turn yet.
  const answers = Array.from({ length: 20 }, () => ask(open()));
  stopping.abort();
  const closed = closeServer(server, 10_000);
  for (const answer of await Promise.all(answers)) expect(answer).toContain('done');
  await closed;
});

it('cuts off what does not end in time, an upload on a slow line say', async () => {
  const begun = Promise.withResolvers<void>();
  const { server, stopping, open } = await startServer(() => begun.resolve());
  const upload = open();
  upload.on('error', () => {});
  upload.write(POST);
  await begun.promise;
  stopping.abort();
  const gone = once(upload, 'close');
  await closeServer(server, 50);
  await gone;
});
