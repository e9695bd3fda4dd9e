import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createOrigins } from './origins.ts';

const partner = 'https://partner.example';
const open = createOrigins({
  public: true,
  publicUrl: 'https://labels.example',
  corsOrigins: [partner],
  trustProxy: 0,
});
const local = createOrigins({ public: false, publicUrl: 'http://localhost:4000', corsOrigins: [], trustProxy: 0 });

const status = (work: () => void): number => {
  try {
    work();
    return 200;
  } catch (error) {
    return (error as { status: number }).status;
  }
};
const host = (origins: typeof open, name: string, headers = {}) =>
  status(() => origins.checkHost({ method: 'GET', headers: { host: name, ...headers } }));

describe('a host', () => {
  it.each(['localhost:4000', 'localhost', '127.0.0.1:4000', '[::1]:4000', 'app.localhost:4000', 'LOCALHOST'])(
    'on a local site may be %s',
    name => {
      expect(host(local, name)).toBe(200);
    },
  );

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.0.1', '', 'labels.example'])(
    'on a local site may not be %s, to which a name could be rebound',
    name => {
      expect(host(local, name)).toBe(421);
    },
  );

  it('on a public site is its own, or loopback for what runs beside it', () => {
    expect(host(open, 'labels.example')).toBe(200);
    expect(host(open, 'localhost:4000')).toBe(200);
    expect(host(open, 'evil.example')).toBe(421);
    expect(host(open, 'labels.example:8080')).toBe(421);
  });

  it('is the same with the port of its scheme, as some proxies write it', () => {
    expect(host(open, 'labels.example:443')).toBe(200);
    expect(host(open, 'labels.example:80')).toBe(421);
    const besides = createOrigins({
      ...{ public: true, corsOrigins: [], trustProxy: 0 },
      publicUrl: 'http://a.test:8080',
    });
    expect([host(besides, 'a.test:8080'), host(besides, 'a.test:80')]).toEqual([200, 421]);
  });

  it('is told by a proxy only where it is believed', () => {
    const behind = createOrigins({ public: true, publicUrl: 'https://labels.example', corsOrigins: [], trustProxy: 1 });
    expect(host(behind, 'gateway:4000', { 'x-forwarded-host': 'labels.example' })).toBe(200);
    expect(host(open, 'gateway:4000', { 'x-forwarded-host': 'labels.example' })).toBe(421);
    expect(host(behind, 'gateway:4000', { 'x-forwarded-host': 'evil.example, labels.example' })).toBe(200);
  });

  it.each([
    [200, 'GET / HTTP/1.1', ['labels.example']],
    [400, 'GET / HTTP/1.1', ['labels.example', 'evil.example']],
    [400, 'GET / HTTP/1.1', ['labels.example', 'labels.example']],
    [421, 'GET / HTTP/1.1', ['evil.example, labels.example']],
    [421, 'GET http://evil.example/ HTTP/1.1', ['labels.example']],
    [421, 'GET HTTPS://EVIL.example?labels.example HTTP/1.1', ['labels.example']],
    [421, 'GET http://labels.example@evil.example/ HTTP/1.1', ['labels.example']],
    [200, 'GET http://LABELS.example/ HTTP/1.1', ['evil.example']],
    [200, 'GET /?to=http://evil.example/ HTTP/1.1', ['labels.example']],
  ])(
    'is one, that of the first line before the one of the Host line: %i for %s with %j',
    async (wanted, line, hosts) => {
      const server = createServer((request, response) => {
        response.writeHead(status(() => open.checkHost(request))).end();
      });
      onTestFinished(() => void server.close());
      await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      socket.write([line, ...hosts.map(name => `Host: ${name}`), 'Connection: close', '', ''].join('\r\n'));
      expect(await text(socket)).toMatch(`HTTP/1.1 ${wanted} `);
    },
  );
});

describe('a request that changes something', () => {
  const post = (origins: typeof open, headers: Record<string, string>, own = 'labels.example') =>
    status(() => origins.checkOrigin({ method: 'POST', headers: { host: own, ...headers } }));

  it.each([
    [{ cookie: 'cart=1', origin: 'https://labels.example' }, 200],
    [{ cookie: 'cart=1', 'sec-fetch-site': 'same-origin' }, 200],
    [{ cookie: 'cart=1', 'sec-fetch-site': 'none' }, 200],
    [{ cookie: 'cart=1' }, 403],
    [{ cookie: 'cart=1', origin: 'http://labels.example' }, 403],
    [{ origin: 'http://labels.example' }, 403],
    [{ origin: 'ftp://labels.example' }, 403],
    [{ cookie: 'cart=1', origin: 'https://evil.example' }, 403],
    [{ cookie: 'cart=1', origin: 'https://labels.example.evil.example' }, 403],
    [{ cookie: 'cart=1', origin: 'null' }, 403],
    [{ cookie: 'cart=1', origin: partner }, 403],
    [{ cookie: 'cart=1', 'sec-fetch-site': 'same-site' }, 403],
    [{ cookie: 'cart=1', 'sec-fetch-site': 'cross-site' }, 403],
    [{}, 200],
    [{ origin: 'https://labels.example' }, 200],
    [{ origin: partner, 'sec-fetch-site': 'cross-site' }, 200],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
  ])('with %j is answered %i', (headers, expected) => {
    expect(post(open, headers as Record<string, string>)).toBe(expected);
  });

  it('on a local site comes from the address it is reached by', () => {
    expect(post(local, { origin: 'http://localhost:4000', cookie: 'a=1' }, 'localhost:4000')).toBe(200);
    expect(post(local, { origin: 'http://127.0.0.1:4000', cookie: 'a=1' }, '127.0.0.1:4000')).toBe(200);
    expect(post(local, { origin: 'http://localhost:5000', cookie: 'a=1' }, 'localhost:4000')).toBe(403);
    expect(post(local, { origin: 'http://evil.example', cookie: 'a=1' }, 'evil.example')).toBe(403);
  });

  it('on a public site may come from the address that programs beside it use', () => {
    expect(post(open, { origin: 'http://localhost:4000', cookie: 'a=1' }, 'localhost:4000')).toBe(200);
    expect(post(open, { origin: 'http://localhost:4000', cookie: 'a=1' })).toBe(403);
  });

  it('comes by the scheme of a public site, also where that has a name of this machine', () => {
    const named = createOrigins({
      ...{ public: true, publicUrl: 'https://labels.localhost', corsOrigins: [], trustProxy: 0 },
    });
    expect(post(named, { origin: 'https://labels.localhost', cookie: 'a=1' }, 'labels.localhost')).toBe(200);
    expect(post(named, { origin: 'http://labels.localhost', cookie: 'a=1' }, 'labels.localhost')).toBe(403);
  });

  it('is another thing than reading', () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      expect(
        status(() => open.checkOrigin({ method, headers: { origin: 'https://evil.example', cookie: 'a=1' } })),
      ).toBe(200);
  });
});

describe('a listed origin', () => {
  const ask = (origin: string) => ({ method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });

  it('may read, without cookies; another may not', () => {
    expect(open.corsHeaders(ask(partner))).toMatchObject({ 'access-control-allow-origin': partner, vary: 'Origin' });
    expect(open.corsHeaders(ask(partner))).not.toHaveProperty('access-control-allow-credentials');
    expect(open.corsHeaders(ask('https://evil.example'))).toEqual({ vary: 'Origin' });
    expect(local.corsHeaders(ask(partner))).toEqual({});
  });

  it('has its preflight answered', () => {
    expect(open.preflight(ask(partner))).toMatchObject({ 'access-control-allow-methods': 'GET, POST' });
    expect(open.preflight(ask('https://evil.example'))).toEqual({ vary: 'Origin' });
    expect(open.preflight({ method: 'POST', headers: { origin: partner } })).toBeNull();
  });
});
