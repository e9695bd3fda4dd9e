import { expect, it } from 'vitest';
import { ask, requestContext } from '../ask.ts';
import { startAgentSite } from './agentSite.ts';

const { service, at } = startAgentSite();

it('says at /.well-known/security.txt whom to write to', async () => {
  const answer = await fetch(at('/.well-known/security.txt'));
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const text = await answer.text();
  expect(text).toMatch(/^Contact: (mailto:\S+@\S+|https:\/\/labels\.test\/contact)$/m);
  expect(Date.parse(/^Expires: (.*)$/m.exec(text)![1]!)).toBeGreaterThan(Date.now() + 300 * 86_400_000);
});

it('names the way of agents in /llms.txt, beside the pages of the site and the categories of its catalogue', async () => {
  const answer = await fetch(at('/llms.txt'));
  const text = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const { data } = await ask(
    service.gateway,
    '{ site { name } productCategories { name url count } }',
    {},
    {
      ...requestContext(),
      operator: true,
    },
  );
  expect(text).toMatch(new RegExp(`^# ${data.site.name}\n\n> `));
  expect(data.productCategories).toContainEqual(expect.objectContaining({ count: 0 }));
  for (const { name, url, count } of data.productCategories)
    expect(text.includes(`\n- [${name}](${url})\n`), name).toBe(count > 0);
  for (const path of ['/catalog', '/request-quote', '/mcp', '/schema.graphql', '/sitemap.xml'])
    expect(text).toContain(`](https://labels.test${path})`);
});
