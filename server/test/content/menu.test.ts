import { expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { startVariant } from '../variant.ts';

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

it('shows links to what lists all products, and to any other archive, which WordPress numbers from 1 by itself', async () => {
  const item = { title: { rendered: 'Archive' }, type: 'post_type_archive', parent: 0, menus: 16 };
  const archives = [
    { ...item, id: 801, menu_order: 1, object: 'product', object_id: 1, url: `${service.demo.url}/shop/` },
    { ...item, id: 802, menu_order: 2, object: 'product', object_id: 2, url: `${service.demo.url}/our-labels/` },
    { ...item, id: 803, menu_order: 3, object: 'event', object_id: 3, url: `${service.demo.url}/events/` },
  ];
  const variant = await startVariant(service.demo, ({ path }) =>
    path.startsWith('/wp-json/wp/v2/menu-items?') ? { body: archives, headers: { 'x-wp-totalpages': '1' } } : null,
  );
  const gateway = service.another({ upstream: variant.url });
  await gateway.ready();
  const { data } = await ask(gateway, '{ menu(slug: "primary") { items { title href } } }');
  expect(data.menu.items).toEqual(['/catalog', '/catalog', '/events'].map(href => ({ title: 'Archive', href })));
});
