import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startRecorded } from '../../test/recorded.ts';
import { serveSite } from '../routes/uploads/testUploads.ts';

const service = startRecorded();

/** Sends so many requests at once, the last of which ends the connection; resolves with how many were answered. */
async function answersTo(count: number): Promise<number> {
  const site = await serveSite(service.gateway());
  onTestFinished(() => site.close());
  const socket = connect(site.port, '127.0.0.1');
  const closed = new Promise(resolve => socket.once('close', resolve));
  let text = '';
  socket.on('error', () => {});
  socket.on('data', data => {
    text += data;
  });
  const ask = (more = '') => `GET /healthz HTTP/1.1\r\nhost: 127.0.0.1:${site.port}\r\n${more}\r\n`;
  socket.write(ask().repeat(count - 1) + ask('connection: close\r\n'));
  await closed;
  return text.split('HTTP/1.1 200 OK').length - 1;
}

it('answers the few requests that a client sends before the first answer', async () => {
  expect(await answersTo(10)).toBe(10);
});

it('closes a connection on which hundreds wait', async () => {
  expect(await answersTo(400)).toBe(0);
});
