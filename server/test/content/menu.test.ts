import { expect, it } from 'vitest';
import { startEmbedded } from '../embedded.ts';

const service = startEmbedded();
const LINK = 'title href external newTab description';

it('answers a menu as a tree whose links are paths of this site, without a call', async () => {
  const { data, calls } = await service.cost(
    `{ menu(slug: "primary") { id name slug items { ${LINK} children { ${LINK} children { title } } } } }`,
  );
  const link = (title: string, href: string, more = {}) => ({
    title,
    href,
    external: false,
    newTab: false,
    description: '',
    children: [],
    ...more,
  });
  expect(data.menu).toEqual({
    id: '16',
    name: 'Main links',
    slug: 'primary',
    items: [
      link('Home', '/'),
      link('Products', '/catalog', {
        children: [
          link('Seals', '/products/seals', { description: 'Ø 10' }),
          link('One', '/product/on-sale'),
          link('News', '/category/security'),
          link('Words', '/post/post-1'),
        ],
      }),
      link('Elsewhere', 'https://other.example/x', { external: true, newTab: true }),
      link('Own', '/blog?page=2#top'),
      link('Trick', '#'),
      link('Two slashes', 'https://other.example/y', { external: true }),
    ],
  });
  expect(calls).toEqual([]);
});

it.each(['slug: "primary"', 'name: "main LINKS"', 'location: "header"'])('finds a menu by %s', async arg => {
  expect((await service.ask(`{ menu(${arg}) { id } }`)).data.menu).toEqual({ id: '16' });
});

it.each(['', '(slug: "primary", name: "Main links")'])('refuses menu%s', async args => {
  expect((await service.ask(`{ menu${args} { id } }`)).errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
});

it('takes the configured id where no menu has the slug', async () => {
  const { data } = await service.ask('{ menu(slug: "regulatory-products") { id slug items { href } } }');
  expect(data.menu).toEqual({ id: '97', slug: 'regulatory-menu', items: [{ href: '/about' }] });
});

it('takes the children of the product category for a family without a menu', async () => {
  const { data } = await service.ask(`{ menu(slug: "security-products") { id slug items { ${LINK} } } }`);
  expect(data.menu).toEqual({
    id: expect.stringMatching(/^category:\d+$/),
    slug: 'security-products',
    items: [{ title: 'Seals', href: '/products/seals', external: false, newTab: false, description: '' }],
  });
});

it.each(['slug: "none"', 'slug: "none-products"', 'name: "none"', 'location: "footer"'])(
  'answers null for %s',
  async arg => {
    expect(await service.ask(`{ menu(${arg}) { id } }`)).toEqual({ data: { menu: null }, errors: [] });
  },
);

it('lists all menus by name', async () => {
  const { data } = await service.ask('{ menus { name } }');
  expect(data.menus).toEqual([{ name: 'Main links' }, { name: 'Regulatory' }]);
});
