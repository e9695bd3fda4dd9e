import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c30' } });

const flat = (background: string) => sharp({ create: { width: 400, height: 300, channels: 3, background } });

export const listen = async (server: Server) => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const filter = '<feTurbulence baseFrequency="0.9" numOctaves="8"/>'.repeat(200);
const rects = '<rect width="100" height="100" filter="url(#f)"/>'.repeat(100);
/** Some kilobytes of SVG, drawn for hours. */
export const endlessDrawing = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><filter id="f">${filter}</filter>${rects}</svg>`;

/** What a service answers by path: pictures of all kinds, and what is none. */
export async function exampleOriginals() {
  const bodies = new Map<string, { type: string; body: Buffer | string; status?: number; location?: string }>();
  bodies.set('/a.png', { type: 'image/png', body: await picture(1_000, 500).png().toBuffer() });
  bodies.set('/small.png', { type: 'image/png', body: await picture(100, 50).png().toBuffer() });
  bodies.set('/turned.jpg', {
    type: 'image/jpeg',
    body: await picture(600, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  });
  bodies.set('/mark.svg', {
    type: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"><rect width="24" height="12"/></svg>',
  });
  bodies.set('/evil.svg', {
    type: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9"><image xlink:href="file:///etc/passwd" width="9" height="9"/></svg>',
  });
  bodies.set('/endless.svg', { type: 'image/svg+xml', body: endlessDrawing });
  // Something with as much to it as a photograph has.
  const noise = await sharp({
    create: {
      width: 700,
      height: 400,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(2)
    .jpeg()
    .toBuffer();
  bodies.set('/photo.jpg', { type: 'image/jpeg', body: noise });
  const frames = await Promise.all(['#c30', '#03c'].map(colour => flat(colour).png().toBuffer()));
  bodies.set('/moving.gif', {
    type: 'image/gif',
    body: await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
  });
  bodies.set('/broken.png', { type: 'image/png', body: 'no picture' });
  bodies.set('/page.png', { type: 'text/html', body: '<p>login' });
  bodies.set('/error.png', { type: 'text/html', body: 'x', status: 500 });
  bodies.set('/moved.png', { type: 'text/html', body: '', status: 301, location: '/a.png' });
  bodies.set('/away.png', { type: 'text/html', body: '', status: 302, location: 'http://169.254.169.254/latest' });
  bodies.set('/round.png', { type: 'text/html', body: '', status: 302, location: '/round.png' });
  bodies.set('/large.png', { type: 'image/png', body: Buffer.alloc(300_000) });
  return bodies;
}
