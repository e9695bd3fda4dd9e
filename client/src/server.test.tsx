import { expect, it } from 'vitest';
import { render } from './server.tsx';

it('asks anew for each page, and by nobody else: what one page was answered is no other page’s', async () => {
  const askedBy = async () => {
    const asked: string[] = [];
    await render({
      request: new Request('https://labels.example/post/ink'),
      fetch: async address => {
        asked.push(new URL(address).searchParams.get('operationName') ?? '');
        return { status: 200, json: async () => ({ data: { post: null } }) };
      },
    });
    return asked.toSorted();
  };
  const first = await askedBy();
  expect(first.length).toBeGreaterThan(0);
  expect(await askedBy()).toEqual(first);
});
