import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { createShopAccess } from './access.ts';
import { signatureBase, signOAuth } from './oauth.ts';

it('builds the signature base of RFC 5849, 3.4.1.1', () => {
  // The body of the example is a form, whose parameters are signed like those of a query.
  const address = new URL('http://example.com/request?b5=%3D%253D&a3=a&c%40=&a2=r%20b&c2=&a3=2+q');
  expect(
    signatureBase('post', address, [
      ['oauth_consumer_key', '9djdj82h48djs9d2'],
      ['oauth_token', 'kkk9d7dh3k39sjv7'],
      ['oauth_signature_method', 'HMAC-SHA1'],
      ['oauth_timestamp', '137131201'],
      ['oauth_nonce', '7d8f3e4a'],
    ]),
  ).toBe(
    'POST&http%3A%2F%2Fexample.com%2Frequest&a2%3Dr%2520b%26a3%3D2%2520q%26a3%3Da%26b5%3D%253D%25253D%26c%2540%3D%26c2%3D%26oauth_consumer_key%3D9djdj82h48djs9d2%26oauth_nonce%3D7d8f3e4a%26oauth_signature_method%3DHMAC-SHA1%26oauth_timestamp%3D137131201%26oauth_token%3Dkkk9d7dh3k39sjv7',
  );
});

it('comes to the signature of RFC 5849, 1.2', () => {
  const base = signatureBase('GET', new URL('http://photos.example.net/photos?file=vacation.jpg&size=original'), [
    ['oauth_consumer_key', 'dpf43f3p2l4k3l03'],
    ['oauth_token', 'nnch734d00sl2jdk'],
    ['oauth_signature_method', 'HMAC-SHA1'],
    ['oauth_timestamp', '137131202'],
    ['oauth_nonce', 'chapoH'],
  ]);
  const signature = createHmac('sha1', 'kd94hf93k423kf44&pfkkdhi9sl3r4s00').update(base).digest('base64');
  expect(signature).toBe('MdpQcU8iPSUjWoN/UDMsK2sui9I=');
});

it('sends the key and a signature, never the secret, and never the same twice', () => {
  const request = {
    method: 'GET',
    address: new URL('http://shop.example/wp-json/wc/v3/products?_fields=id,name'),
    key: 'ck_key',
    secret: 'cs_secret',
  };
  const header = signOAuth(request, 137_131_200);
  const [, nonce = '', signature = ''] = /oauth_nonce="(\w+)".*oauth_signature="([^"]+)"/.exec(header) ?? [];
  const signed =
    'GET&http%3A%2F%2Fshop.example%2Fwp-json%2Fwc%2Fv3%2Fproducts&_fields%3Did%252Cname%26oauth_consumer_key%3Dck_key' +
    `%26oauth_nonce%3D${nonce}%26oauth_signature_method%3DHMAC-SHA256%26oauth_timestamp%3D137131200`;
  expect(decodeURIComponent(signature)).toBe(createHmac('sha256', 'cs_secret&').update(signed).digest('base64'));
  expect(header).toMatch(/^OAuth oauth_consumer_key="ck_key", /);
  expect(header).not.toContain('cs_secret');
  expect(signOAuth(request, 137_131_200)).not.toBe(header);
});

it('signs for a PHP that knows nothing of the TLS before it, by the name that the service has', () => {
  const access = createShopAccess({ url: 'https://10.0.0.7/wp-json' }, [{ username: 'ck_key', password: 'cs_secret' }]);
  access.home = 'https://shop.example:8443';
  const [basic, signed] = access.ways;
  const call = { method: 'GET', route: '/wc/v3/products', address: 'https://10.0.0.7/wp-json/wc/v3/products' };
  expect(basic!.authorize(call)).toMatch(/^Basic /);
  const sent = [...signed!.authorize(call)!.matchAll(/(oauth_\w+)="([^"]*)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name, decodeURIComponent(value)],
  );
  const named = new URL('http://shop.example:8443/wp-json/wc/v3/products');
  const base = signatureBase('GET', named, sent.slice(0, -1));
  expect(sent.at(-1)).toEqual(['oauth_signature', createHmac('sha256', 'cs_secret&').update(base).digest('base64')]);
});

const PAIR = [{ username: 'ck_key', password: 'cs_secret' }];
const SIGNED = ['OAuth 1.0a', 'OAuth 1.0a for https'];

it.each([
  ['http://127.0.0.1:8080', true],
  ['http://[::1]:8080', true],
  ['http://localhost', true],
  ['http://wordpress', true],
  ['http://shop.internal', true],
  ['http://192.168.1.7', true],
  ['http://172.31.0.9', true],
  ['http://[fd00::7]', true],
  ['http://172.32.0.9', false],
  ['http://203.0.113.9', false],
  ['http://[2001:db8::1]', false],
  ['http://shop.example', false],
  ['http://localhost.example', false],
])('sends the secret itself over plain http last, and to %s: %s', (url, isSent) => {
  const schemes = (more = {}) => createShopAccess({ url, ...more }, PAIR).ways.map(({ scheme }) => scheme);
  expect(schemes()).toEqual(isSent ? [...SIGNED, 'Basic'] : SIGNED);
  expect(schemes({ basicOverHttp: true })).toEqual([...SIGNED, 'Basic']);
});
