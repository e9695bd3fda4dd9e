import { createServer } from 'node:http';

// node:http and nothing else: the answers are put in, and go out again as they came. What no gateway can be cheaper than.

const kept = new Map<string, Buffer>();

createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', part => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts);
    if (request.method === 'PUT') {
      const [asked, answer] = JSON.parse(body.toString()) as [string, string];
      kept.set(asked, Buffer.from(answer));
      return response.writeHead(204).end();
    }
    const answer = kept.get(body.toString());
    response.writeHead(answer ? 200 : 404, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': answer?.length ?? 0,
    });
    return response.end(answer);
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
