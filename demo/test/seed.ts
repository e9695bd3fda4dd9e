import type { Seed, SeedMedia, SeedPost, SeedProduct } from '../seed/types.ts';

/** A seed just large enough for tests that need to know every row. */
const picture = (key: string, width = 1200, height = 900): SeedMedia => ({
  key,
  title: `Picture ${key}`,
  alt: `Photo of ${key}`,
  caption: '',
  file: `2026/03/${key}.webp`,
  mime: 'image/webp',
  width,
  height,
});

const post = (at: number, more: Partial<SeedPost> = {}): SeedPost => ({
  slug: `post-${at}`,
  title: `Post ${at} on labels & seals`,
  content: `<p>Text of post ${at}.</p>`,
  excerpt: '',
  date: `2026-0${1 + (at % 9)}-10T09:00:00`,
  modified: `2026-0${1 + (at % 9)}-11T09:00:00`,
  status: 'publish',
  author: 'thandi',
  featuredMedia: 'void',
  categories: ['security'],
  tags: ['seals'],
  commentStatus: 'open',
  sticky: at === 1,
  ...more,
});

const product = (at: number, more: Partial<SeedProduct> = {}): SeedProduct => ({
  slug: `label-${at}`,
  name: `VOID label ${at}`,
  type: 'simple',
  status: 'publish',
  visibility: 'visible',
  featured: false,
  date: `2026-02-${10 + at}T10:00:00`,
  modified: `2026-03-${10 + at}T10:00:00`,
  description: '<p>Leaves a mark.</p>',
  shortDescription: '<p>Roll of 500.</p>',
  sku: `T-${at}`,
  regularPrice: `${at * 10}.90`,
  salePrice: '',
  manageStock: false,
  stockQuantity: null,
  stockStatus: 'instock',
  backorders: 'no',
  soldIndividually: false,
  weight: '0.5',
  dimensions: { length: '30', width: '20', height: '10' },
  reviewsAllowed: true,
  totalSales: at,
  categories: ['void-labels'],
  tags: [],
  images: ['void'],
  attributes: [],
  defaultAttributes: {},
  variations: [],
  upsells: [],
  crossSells: [],
  grouped: [],
  meta: {},
  ...more,
});

const variable = product(3, {
  type: 'variable',
  regularPrice: '',
  attributes: [{ global: 'size', name: 'Size', options: ['s', 'l'], visible: true, variation: true }],
  variations: ['s', 'l'].map((size, at) => ({
    sku: `T-3-${at}`,
    attributes: { size },
    regularPrice: `${30 + at * 10}.00`,
    salePrice: '',
    description: '',
    manageStock: false,
    stockQuantity: null,
    stockStatus: 'instock',
  })),
});

export const seed: Seed = {
  site: {
    name: 'Test Labels',
    description: 'Labels for tests',
    timezone: 'Africa/Johannesburg',
    gmtOffset: 2,
    currency: 'ZAR',
    logo: 'void',
  },
  users: [{ slug: 'thandi', name: 'Thandi Nkosi', description: '' }],
  media: [picture('void'), picture('small', 200, 120)],
  categories: [{ slug: 'security', name: 'Security', description: '' }],
  tags: [{ slug: 'seals', name: 'seals', description: '' }],
  posts: [post(1), post(2), post(3, { status: 'draft' }), post(4, { password: 'open sesame' })],
  pages: [
    {
      slug: 'home',
      title: 'Home',
      content: '<p>Welcome.</p>',
      excerpt: '',
      date: '2026-01-02T09:00:00',
      modified: '2026-01-02T09:00:00',
      status: 'publish',
      menuOrder: 0,
      meta: { hero_title: 'Seal it' },
      acf: { hero_image: { media: 'void' } },
    },
  ],
  menus: [
    {
      slug: 'primary',
      name: 'Primary',
      id: 16,
      location: 'primary',
      items: [{ title: 'Home', target: { type: 'page', slug: 'home' } }],
    },
  ],
  productCategories: [
    { slug: 'security', name: 'Security & more', description: '', menuOrder: 0, display: 'default' },
    { slug: 'void-labels', name: 'VOID', description: '', parent: 'security', menuOrder: 1, display: 'default' },
  ],
  productTags: [],
  attributes: [
    {
      slug: 'size',
      name: 'Size',
      terms: [
        { slug: 's', name: 'Small' },
        { slug: 'l', name: 'Large' },
      ],
    },
  ],
  products: [product(1), product(2, { salePrice: '15.00' }), variable],
  reviews: [
    {
      product: 'label-1',
      reviewer: 'Lerato',
      email: 'lerato@example.test',
      review: 'Good label.',
      rating: 4,
      date: '2026-04-01T10:00:00',
      verified: false,
      status: 'approved',
    },
  ],
  coupons: [
    { code: 'TENTH', amount: '10.00', type: 'percent', minimum: '', expires: '', freeShipping: false },
    { code: 'FIFTY', amount: '50.00', type: 'fixed_cart', minimum: '100.00', expires: '', freeShipping: true },
  ],
};
