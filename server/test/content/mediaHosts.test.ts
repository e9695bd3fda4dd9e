import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { exampleOriginals } from '../../web/routes/images/test/originals.ts';
import { serveSite } from '../../web/routes/uploads/testUploads.ts';
import { testCertificate } from '../../wordpress-check/test/certificates.ts';
import { ask } from '../ask.ts';
import { row, rows, startRecorded } from '../recorded.ts';

// Pictures of the media library that a plugin or a CDN keeps on another host than the services'.

const { cert, key } = await testCertificate('good');
setDefaultCACertificates([...getCACertificates('bundled'), cert]);

const originals = await exampleOriginals();
let asked: { path: string; authorization: string | undefined }[] = [];
const library = createServer({ cert, key }, ({ url = '', headers: { authorization } }, response) => {
  asked.push({ path: url, authorization });
  const { status = 200, type, body, location } = originals.get(url.split('?')[0]!)!;
  response.writeHead(status, { 'content-type': type, ...(location ? { location } : {}) }).end(body);
});
let host: string;
beforeAll(async () => {
  await new Promise<void>(resolve => library.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(library.address() as AddressInfo).port}`;
});
afterAll(() => {
  library.closeAllConnections();
  library.close();
});

const service = startRecorded();
beforeEach(() => {
  asked = [];
});

const WRITTEN =
  '<p>Tape</p><figure class="wp-block-image"><img src="IMAGE" alt="Tape" width="400" height="300" /></figure>';

/** What is shown of a picture at this path of the library: a product's, and one in a text. */
async function shownOf(path: string, env: Record<string, string>) {
  const src = `https://${host}${path}`;
  service.on(/^\/wc\/v3\/products\?/, rows(row('wc-product-simple', { images: [{ id: 11, src, name: '', alt: '' }] })));
  const content = { rendered: WRITTEN.replace('IMAGE', src), protected: false };
  service.on(/^\/wp\/v2\/pages\?/, rows(row('wp-page-one', { slug: 'tape', parent: 0, content })));
  const gateway = service.gateway({
    env: { ...env, WORDPRESS_USERNAME: 'gateway', WORDPRESS_APP_PASSWORD: 'xxxx xxxx' },
  });
  const { data, errors } = await ask(
    gateway,
    '{ product(slug: "tamper-evident-tape-standard") { image { url(width: 320) srcset } } page(slug: "tape") { content } }',
  );
  expect(errors).toEqual([]);
  const site = await serveSite(gateway);
  onTestFinished(() => site.close());
  return {
    image: data.product.image as { url: string; srcset: string },
    content: data.page.content as string,
    status: async (address: string) => (await fetch(site.origin + address.replaceAll('&amp;', '&'))).status,
  };
}

it('serves those of a host that is named, without our credentials', async () => {
  const { image, content, status } = await shownOf('/a.png?ssl=1', { MEDIA_HOSTS: host });
  expect(image.url).toMatch(/^\/_image\/[\w-]+\/320\.webp\?src=\/a\.png%3Fssl%3D1$/);
  expect(image.srcset).toContain('/_image/');
  const inText = /<figure class="wp-block-image"><img src="(\/_image\/[^"]+)"/.exec(content)![1]!;
  expect([await status(image.url), await status(inText)]).toEqual([200, 200]);
  expect(asked).toEqual([{ path: '/a.png?ssl=1', authorization: undefined }]);
});

it('shows none of a host that is not, and leaves no empty frame in a text', async () => {
  const { image, content } = await shownOf('/a.png', {});
  expect(image).toEqual({ url: `https://${host}/a.png`, srcset: '' });
  expect(content.trim()).toBe('<p>Tape</p>');
});

it('follows a host that is named to no other', async () => {
  const { image, status } = await shownOf('/away.png', { MEDIA_HOSTS: host });
  expect(await status(image.url)).toBe(502);
});
