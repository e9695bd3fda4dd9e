import path from 'node:path';
import type { Browser, BrowserContextOptions, CDPSession, ViewportSize } from '@playwright/test';
import sharp from 'sharp';
import type { Line } from './lines.ts';

const FILE = 'product-slow-4g.webp';
/** Between two pictures of the strip. */
const STEP_MS = 250;
const PICTURES = 12;
const GAP_PX = 8;

interface Frame {
  /** milliseconds since 1970 */
  at: number;
  jpeg: Buffer;
}

/** Films a page from now on; what is returned ends it and gives what was seen. */
async function film(session: CDPSession, width: number, height: number): Promise<() => Promise<Frame[]>> {
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, jpeg: Buffer.from(data, 'base64') });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: width, maxHeight: height });
  return async () => {
    await session.send('Page.stopScreencast');
    return frames;
  };
}

/** Writes docs/product-slow-4g.webp, how a page comes to a phone on a line; the lines that show it. */
export async function writeStrip(
  browser: Browser,
  address: string,
  { phone, line }: { phone: BrowserContextOptions & { viewport: ViewportSize }; line: Line },
): Promise<string[]> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
    const { width, height } = phone.viewport;
    const [wide, high] = [Math.round(width / 2), Math.round(height / 2)];
    const stop = await film(session, wide, high);
    const asked = Date.now();
    await page.goto(address, { waitUntil: 'networkidle', timeout: 120_000 });
    const frames = await stop();
    const shown = Array.from({ length: PICTURES }, (_, at) =>
      frames.findLast(frame => frame.at - asked <= at * STEP_MS),
    );
    await compose(shown, wide, high);
    return [
      `The product's page on slow 4G, as a first visitor's phone shows it: a picture each ${STEP_MS} ms, the first as it is asked for.`,
      '',
      `![The page as it comes](${FILE})`,
    ];
  } finally {
    await context.close();
  }
}

async function compose(shown: readonly (Frame | undefined)[], width: number, height: number): Promise<void> {
  const plain = (wide: number, background: string) =>
    sharp({ create: { width: wide, height, channels: 3, background } }).png();
  const pictures = shown.map(async (frame, at) => ({
    input: await (frame ? sharp(frame.jpeg).resize(width, height, { fit: 'fill' }) : plain(width, 'white')).toBuffer(),
    ...{ left: at * (width + GAP_PX), top: 0 },
  }));
  await plain(shown.length * (width + GAP_PX) - GAP_PX, 'gray')
    .composite(await Promise.all(pictures))
    .webp({ quality: 60 })
    .toFile(path.join(import.meta.dirname, '../docs', FILE));
}
