import { expect, it, onTestFinished } from 'vitest';
import { operationOf } from '../../graphql/operations.ts';
import { rows, startRecorded } from '../../test/recorded.ts';
import { createRates, PUBLIC_RATES } from '../middleware/rates.ts';
import { serveSite } from './uploads/testUploads.ts';

const service = startRecorded();

it('counts what has to be made as more of what a visitor may ask for than what is kept', async () => {
  service.on(/^\/wp\/v2\/posts/, rows({ id: 1, slug: 'one' }));
  const operations = new Map([
    ['posts', operationOf('query Posts($page: Int) { posts(page: $page) { items { slug } } }')],
  ]);
  const gateway = service.gateway({
    operations,
    env: { PUBLIC_URL: 'https://labels.test', WORDPRESS_URL: service.url },
  });
  const rates = createRates(gateway.services.config, null, { ...PUBLIC_RATES, graphql: { points: 10, per: 60 } });
  const site = await serveSite(gateway, { rates });
  onTestFinished(() => site.close());
  const read = async (page: number) => {
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: 'posts' } });
    const variables = JSON.stringify({ page });
    return (await fetch(`${site.origin}/graphql?${new URLSearchParams({ extensions, variables })}`)).status;
  };
  expect(await read(1)).toBe(200);
  expect([await read(1), await read(1)]).toEqual([200, 200]);
  expect(await read(2)).toBe(200);
  expect(await read(3)).toBe(429);
});
