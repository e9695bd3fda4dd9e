import { connect } from 'node:net';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { startRecorded } from '../../../test/recorded.ts';
import { serveSite, stored } from './testUploads.ts';

const service = startRecorded();
afterEach(() => void vi.useRealTimers());

it('gives up the room of a file that drips', async () => {
  const gateway = service.gateway();
  const site = await serveSite(gateway);
  onTestFinished(() => site.close());
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const socket = connect(site.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    'POST /uploads HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 900000\r\n\r\n',
  );
  socket.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7');
  socket.write('x'.repeat(100_000));
  await eventually(() => expect(stored(gateway).receiving).toHaveLength(1));
  vi.advanceTimersByTime(30_000);
  expect(stored(gateway).receiving).toHaveLength(1);
  const closed = new Promise(resolve => socket.once('close', resolve));
  socket.write('x');
  vi.advanceTimersByTime(30_000);
  await closed;
  await eventually(() => expect(stored(gateway)).toEqual({ receiving: [], waiting: [], claimed: [] }));
  expect(gateway.lines.filter(line => JSON.parse(line).level >= 50)).toEqual([]);
});
