import { mkdtempSync, readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HttpRefusal } from '../../../http/refusal.ts';
import { sendRefusal } from '../../respond.ts';
import { type Card, createCardAddresses } from './cardAddress.ts';
import { createCards } from './cards.ts';

const addresses = createCardAddresses(['s'.repeat(32), 'o'.repeat(32)]);
const dataDir = mkdtempSync(path.join(tmpdir(), 'cards-'));
const red = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#f00' } })
  .png()
  .toBuffer();
const images = {
  read: async (address: string) => {
    if (address === '/_image/red') return red;
    throw new HttpRefusal(502, 'IMAGE_UNAVAILABLE');
  },
};

let site: Server;
let origin: string;

beforeAll(async () => {
  const cards = createCards({ addresses, images, dataDir, log: pino({ level: 'silent' }) });
  site = createServer((request, response) => {
    cards(request, response).catch((error: HttpRefusal) => sendRefusal(request, response, error, 'id'));
  });
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

const words: Card = { title: 'Security void label', site: 'Labels', picture: null };
const get = (card: Card) => fetch(origin + addresses.url(card), { redirect: 'manual' });
const pixelsOf = async (card: Card) =>
  sharp(await (await get(card)).arrayBuffer())
    .raw()
    .toBuffer();
/** Colour in the middle of where a picture stands. */
const shownIn = async (card: Card) => {
  const pixels = await pixelsOf(card);
  const at = (354 * 1200 + 888) * 3;
  return [...pixels.subarray(at, at + 3)];
};

test('a card is a JPEG of 1200 by 630 that may be kept for good', async () => {
  const response = await get(words);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
});

test('its words are drawn, whatever fonts the machine has', async () => {
  const drawn = await pixelsOf(words);
  expect(drawn.equals(await pixelsOf({ ...words, title: 'Warranty seal' }))).toBe(false);
  expect(drawn.equals(await pixelsOf({ ...words, site: 'Seals' }))).toBe(false);
  // No letter of these is in the typeface: they are the same card, without words.
  expect(await pixelsOf({ ...words, title: '日本' })).toEqual(await pixelsOf({ ...words, title: '漢字' }));
});

test('it shows what the page shows', async () => {
  const [r, g, b] = await shownIn({ ...words, picture: '/_image/red' });
  expect(r).toBeGreaterThan(240);
  expect(g! + b!).toBeLessThan(40);
});

test('where that cannot be had, it leads to the words alone and keeps nothing', async () => {
  const response = await get({ ...words, picture: '/_image/gone' });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(addresses.url(words));
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('a card is drawn once, however many ask', async () => {
  const before = readdirSync(path.join(dataDir, 'cards')).length;
  const card = { ...words, title: 'Asked for by many' };
  await Promise.all(Array.from({ length: 10 }, () => get(card)));
  expect(readdirSync(path.join(dataDir, 'cards')).length).toBe(before + 1);
});

test('a long title is cut, and one without an end still fits', async () => {
  for (const title of ['A label '.repeat(60), 'x'.repeat(400)])
    expect((await get({ ...words, title })).status).toBe(200);
});

test('other words than the site signed are not drawn', async () => {
  const url = addresses.url(words);
  for (const bad of [url.replace('void', 'free'), `${url}&title=free`, '/_og/', '/_og/x.jpeg?title=a'])
    expect((await fetch(origin + bad)).status, bad).toBe(404);
  expect((await fetch(origin + url, { method: 'POST' })).status).toBe(405);
});

test('what an earlier secret signed is still believed', () => {
  expect(addresses.open(createCardAddresses(['o'.repeat(32)]).url(words))).toEqual(words);
});
