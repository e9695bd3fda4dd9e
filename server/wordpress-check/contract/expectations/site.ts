import assert from 'node:assert/strict';
import { type Expectation, orNotAvailable } from '../expectation.ts';
import { as, asStranger } from '../inspection.ts';

/** The index of the service, whom it knows, and how it says no. */
export const site: Expectation[] = [
  {
    route: 'index',
    expects: 'answers as a WordPress at the address that is configured',
    async check({ capabilities: { content } }) {
      assert(
        content.answers,
        `${content.fault?.code} ${content.fault?.status ?? ''} ${content.fault?.cause ?? ''}`.trim(),
      );
    },
  },
  {
    route: 'index',
    expects: 'names itself, its own address and its time zone',
    async check({ content, scope }) {
      const { name, home, url, timezone_string: zone, gmt_offset: offset } = await content.index.read(scope());
      assert.equal(typeof name, 'string');
      assert(URL.canParse(home || url || ''), 'home is an address');
      assert(zone || offset !== undefined, 'a time zone by name or offset');
    },
  },
  {
    route: 'index',
    expects: 'lists its namespaces, wp/v2 among them',
    async check({ capabilities: { content } }) {
      assert(content.namespaces?.includes('wp/v2'), 'wp/v2 is listed');
    },
  },
  {
    route: 'index',
    expects: 'answers an unknown route with 404 rest_no_route',
    async check(service) {
      assert.deepEqual(await service.refusal('content', '/wp/v2/no-such-collection'), {
        status: 404,
        code: 'rest_no_route',
      });
    },
  },
  {
    route: 'wp/v2/users/me',
    expects: 'knows the user by the application password',
    async check({ pair, capabilities }) {
      orNotAvailable(pair, 'no application password was given');
      assert.equal(capabilities.content.credentials, 'available');
    },
  },
  {
    route: 'wp/v2/users/me',
    expects: 'refuses a stranger, and wrong credentials even where strangers may read',
    async check(service) {
      assert.equal((await service.refusal('content', '/wp/v2/users/me', asStranger)).status, 401);
      const wrong = as({ username: 'nobody-of-that-name', password: 'wrong' });
      const answer = await service.refusal('content', '/wp/v2/posts?per_page=1', wrong).catch(() => null);
      orNotAvailable(answer, 'here wrong credentials count for none');
      assert.equal(answer.status, 401);
    },
  },
];
