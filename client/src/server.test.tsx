import { expect, it, test } from 'vitest';
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

test.each(['/quote', '/order-received/1?key=k'])(
  'a form of the cart that is sent to %s, which has none, is no answer to a form of its own',
  async path => {
    const body = new URLSearchParams({ add: 'nothing that could be added' });
    const page = await render({
      request: new Request(`https://labels.example${path}`, { method: 'POST', body }),
      fetch: async () => ({ status: 200, json: async () => ({ data: {} }) }),
    }).catch((error: Error) => error);
    expect(page).not.toBeInstanceOf(Error);
  },
);
