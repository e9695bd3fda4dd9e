import { expect, it } from 'vitest';
import { startEmbedded } from '../embedded.ts';

const service = startEmbedded();

it('lists the terms of the blog by name without a call', async () => {
  const { data, calls } = await service.cost(
    '{ postCategories { slug name path description count parent { slug } } postTags { slug name path count description } }',
  );
  expect(data).toEqual({
    postCategories: [
      { slug: 'void', name: 'VOID', path: '/category/void', description: '', count: 1, parent: { slug: 'security' } },
      {
        slug: 'security',
        name: 'Wine & Security',
        path: '/category/security',
        description: 'About seals',
        count: 13,
        parent: null,
      },
    ],
    postTags: [{ slug: 'seals', name: 'seals', path: '/tag/seals', count: 14, description: '' }],
  });
  expect(calls).toEqual([]);
});

it.each(['postCategory', 'postTag'])('finds one %s by slug or id and wants exactly one of them', async field => {
  const slug = field === 'postTag' ? 'seals' : 'void';
  const { data } = await service.ask(`{ term: ${field}(slug: "${slug}") { id } none: ${field}(slug: "zzz") { id } }`);
  expect(data.none).toBeNull();
  const byId = await service.ask(`{ term: ${field}(id: "${data.term.id}") { slug } odd: ${field}(id: "x") { slug } }`);
  expect(byId).toEqual({ data: { term: { slug }, odd: null }, errors: [] });
  for (const args of ['', `(slug: "${slug}", id: "1")`])
    expect((await service.ask(`{ ${field}${args} { id } }`)).errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
});

it("names an author by the display name and never by the service's login", async () => {
  const { data } = await service.ask(
    '{ authors { id slug name path description } author(slug: "thandi-nkosi-mbeki") { name } }',
  );
  expect(data.author.name).toBe('Thandi Nkosi-Mbéki');
  expect(data.authors).toEqual([
    expect.objectContaining({ slug: 'thandi-nkosi-mbeki', path: '/author/thandi-nkosi-mbeki' }),
  ]);
  expect(JSON.stringify(data)).not.toContain('login');
});

it.each(['login-of-thandi', 'silent-writer', 'operator', ''])('knows no author %j', async slug => {
  expect(await service.ask('query ($slug: String!) { author(slug: $slug) { name } }', { slug })).toEqual({
    data: { author: null },
    errors: [],
  });
});
