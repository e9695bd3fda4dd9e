import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the bare server answers to everything, as its parent hands it over. */
export interface Bytes {
  headers: string[];
  /** base64 */
  body: string;
}

// Nothing but node's own server: it reads a body to its end and answers each request with the same bytes.
process.once('message', ({ headers, body }: Bytes) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((request, response) => {
    const answer = () => {
      response.writeHead(200, headers);
      response.end(bytes);
    };
    if (request.method !== 'POST') return answer();
    request.on('data', () => {});
    request.on('end', answer);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
