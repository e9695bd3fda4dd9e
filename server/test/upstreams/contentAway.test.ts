import { afterEach, expect, it, vi } from 'vitest';
import { startEmbedded } from '../embedded.ts';
import { eventually } from '../eventually.ts';

const service = startEmbedded();
afterEach(() => void vi.useRealTimers());

const LIST = '{ posts(perPage: 3) { asOf items { title } } }';
const POST = '{ post(slug: "post-1") { asOf title content } }';
const PAGE = '{ page(slug: "careers") { asOf content } }';

it('goes on with what was read while the content service is away, and says since when', async () => {
  await service.cold();
  const before = await Promise.all([LIST, POST, PAGE].map(query => service.ask(query)));
  for (const { data } of before) expect(JSON.stringify(data)).toContain('"asOf":null');
  const read = new Date();
  vi.useFakeTimers({ toFake: ['Date'], now: read.getTime() + 5 * 60_000 });
  await service.faults({ path: '/wp/v2/', status: 503 });
  for (const [at, query] of [LIST, POST, PAGE].entries()) {
    const { data, errors } = await eventually(async () => {
      const asked = await service.ask(query);
      expect(JSON.stringify(asked.data)).not.toContain('"asOf":null');
      return asked;
    });
    expect(errors).toEqual([]);
    const [known] = Object.values(data) as { asOf: string }[];
    expect(known!.asOf).toMatch(/\+02:00$/);
    expect(Math.abs(Date.parse(known!.asOf) - read.getTime())).toBeLessThan(30_000);
    const [was] = Object.values(before[at]!.data) as object[];
    expect({ ...known, asOf: null }).toEqual(was);
  }
  // What nobody has read before, nobody knows.
  const { errors } = await service.ask('{ post(slug: "post-9") { title content } }');
  expect(errors[0]!.extensions.code).toMatch(/^UPSTREAM_/);
});
