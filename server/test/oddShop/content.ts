import { HTML } from './products.ts';
import type { Row } from './rows.ts';

const forbidden = { code: 'rest_forbidden', message: 'Sorry, you are not allowed to do that.', data: { status: 401 } };
const gone = { code: 'rest_user_invalid_id', message: 'Invalid user ID.', data: { status: 404 } };
const LONG = `Void${'unbrechbar'.repeat(30)}`;

const article = (id: number, slug: string, more: Row = {}): Row => ({
  ...{ id, status: 'publish', slug, link: `https://shop.example/${slug}/`, title: { rendered: slug } },
  ...{ date: '2026-03-01T10:00:00', date_gmt: '2026-03-01T08:00:00', modified: '2026-03-02T10:00:00' },
  ...{ modified_gmt: '2026-03-02T08:00:00', content: { rendered: '<p>Words.</p>', protected: false } },
  ...{ excerpt: { rendered: '<p>Words.</p>', protected: false }, featured_media: 0 },
  ...more,
});

const post = (id: number, slug: string, more: Row = {}): Row =>
  article(id, slug, { author: 1, comment_status: 'open', sticky: false, categories: [], tags: [], ...more });

export const posts: Row[] = [
  post(101, 'forbidden', { featured_media: 7, _embedded: { author: [gone], 'wp:featuredmedia': [forbidden] } }),
  post(102, 'html', { title: { rendered: HTML }, excerpt: { rendered: HTML }, content: { rendered: HTML } }),
  post(103, 'long', { title: { rendered: LONG }, content: { rendered: `<p>${LONG}</p><pre>${LONG}</pre>` } }),
  post(104, 'nothing', {
    ...{
      title: { rendered: '' },
      excerpt: { rendered: '' },
      content: { rendered: null },
      author: false,
      featured_media: false,
      _embedded: [],
    },
    ...{ categories: false, tags: '', sticky: '', comment_status: false, date_gmt: false, modified: null, link: [] },
  }),
  post(105, 'undated', { date: '0000-00-00T00:00:00', date_gmt: '0000-00-00T00:00:00', modified: 'yesterday' }),
  post(106, 'draft', { status: 'draft' }),
];

export const pages: Row[] = [
  article(201, 'about', { title: { rendered: HTML }, acf: false, meta: false, parent: 201 }),
  article(202, 'long', {
    title: { rendered: LONG },
    acf: { hero_image: false, hero_title: [] },
    meta: [],
    parent: 203,
  }),
];

export const media: 'forbidden' = 'forbidden';

const link = (id: number, parent: number, more: Row = {}): Row => ({
  ...{ id, parent, title: { rendered: `Link ${id}` }, url: `/page/${id}`, menu_order: id, target: '', type: 'custom' },
  ...{ object: 'custom', object_id: id, description: '', menus: 301 },
  ...more,
});

export const menus: Row[] = [{ id: 301, name: 'Primary', slug: 'primary', locations: false, meta: [] }];

/** A link in itself, three in a circle, one whose parent is gone, and one of a word that no phone is as wide as. */
export const menuItems: Row[] = [
  link(1, 0, { title: { rendered: HTML } }),
  link(2, 2),
  link(3, 5),
  link(4, 3),
  link(5, 4),
  link(6, 999),
  link(7, 1, { url: 'javascript:alert(1)', target: '_blank' }),
  link(8, 1, { url: false, description: HTML }),
  link(9, 0, { title: { rendered: 'Elektrostatischeentladungsschutzverpackungsetiketten' } }),
];
