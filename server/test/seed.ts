import type { Seed, SeedMedia, SeedPage, SeedPost, SeedProduct, SeedVariation } from '../../demo/seed/types.ts';

// Rows that the tests know one by one. The full seed of demo/seed serves where it is amounts that count.

const picture = (key: string): SeedMedia => ({
  key,
  title: key,
  alt: `Photo of ${key}`,
  caption: '',
  file: `2026/03/${key}.webp`,
  mime: 'image/webp',
  width: 1200,
  height: 900,
});

const two = (n: number): string => String(n).padStart(2, '0');

export const post = (at: number, more: Partial<SeedPost> = {}): SeedPost => ({
  slug: `post-${at}`,
  title: `Post ${at}`,
  content: `<p>Text of post ${at}.</p>`,
  excerpt: `<p>Excerpt of post ${at}.</p>`,
  date: `2026-03-${two(at)}T09:00:00`,
  modified: `2026-04-${two(at)}T09:00:00`,
  status: 'publish',
  author: 'login-of-thandi',
  featuredMedia: 'void',
  categories: ['security'],
  tags: ['seals'],
  commentStatus: 'open',
  sticky: false,
  ...more,
});

export const page = (slug: string, more: Partial<SeedPage> = {}): SeedPage => ({
  slug,
  title: slug,
  content: `<p>Text of ${slug}.</p>`,
  excerpt: '',
  date: '2026-01-02T09:00:00',
  modified: '2026-01-03T09:00:00',
  status: 'publish',
  menuOrder: 0,
  meta: {},
  acf: {},
  ...more,
});

export const product = (slug: string, more: Partial<SeedProduct> = {}): SeedProduct => ({
  slug,
  name: slug,
  type: 'simple',
  status: 'publish',
  visibility: 'visible',
  featured: false,
  date: '2026-02-01T10:00:00',
  modified: '2026-03-01T10:00:00',
  description: `<p>About ${slug}.</p>`,
  shortDescription: '',
  sku: '',
  regularPrice: '10.90',
  salePrice: '',
  manageStock: false,
  stockQuantity: null,
  stockStatus: 'instock',
  backorders: 'no',
  soldIndividually: false,
  weight: '',
  dimensions: { length: '', width: '', height: '' },
  reviewsAllowed: true,
  totalSales: 0,
  categories: ['rolls'],
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

export const variation = (attributes: Record<string, string>, more: Partial<SeedVariation> = {}): SeedVariation => ({
  sku: '',
  attributes,
  regularPrice: '20.00',
  salePrice: '',
  description: '',
  manageStock: false,
  stockQuantity: null,
  stockStatus: 'instock',
  ...more,
});

const rolls = Array.from({ length: 30 }, (_, at) =>
  product(`roll-${at + 1}`, {
    name: `Roll ${two(at + 1)}`,
    sku: `ROLL-${two(at + 1)}`,
    regularPrice: `${at + 1}.5`,
    date: `2025-01-${two(at + 1)}T10:00:00`,
    totalSales: at,
  }),
);

const seal = product('seal', {
  name: 'Seal &amp; proof',
  type: 'variable',
  regularPrice: '',
  categories: ['seals'],
  tags: ['tamper'],
  upsells: ['roll-1'],
  crossSells: ['roll-2', 'unlisted'],
  attributes: [
    { global: 'size', name: 'Size', options: ['s', 'l'], visible: true, variation: true },
    { global: null, name: 'Print colour', options: ['Red', 'Blue'], visible: true, variation: true },
  ],
  defaultAttributes: { size: 'l' },
  variations: [
    variation({ size: 's', 'Print colour': 'Red' }, { sku: 'SEAL-S-R', regularPrice: '30.00', salePrice: '24.00' }),
    variation({ size: 'l' }, { sku: 'SEAL-L', regularPrice: '40.5' }),
    variation({ size: 's', 'Print colour': 'Blue' }, { sku: 'SEAL-S-B', regularPrice: '' }),
  ],
});

const products: SeedProduct[] = [
  ...rolls,
  seal,
  product('on-sale', {
    regularPrice: '53.40',
    salePrice: '42.72',
    featured: true,
    categories: ['seals'],
    meta: { pack: '<b>500</b> &amp; more', _secret_cost: '1.20', supplier: 'nobody' },
  }),
  product('on-request', { regularPrice: '', categories: ['seals'] }),
  product('sold-out', { stockStatus: 'outofstock' }),
  product('counted', { manageStock: true, stockQuantity: 7 }),
  product('backordered', { manageStock: true, stockQuantity: 0, stockStatus: 'onbackorder', backorders: 'notify' }),
  product('unlisted', { visibility: 'hidden' }),
  product('only-search', { visibility: 'search', name: 'Zebra stripe' }),
  product('only-catalog', { visibility: 'catalog', name: 'Quagga stripe' }),
  product('draft-product', { status: 'draft', name: 'Okapi stripe' }),
  product('kit', { type: 'grouped', regularPrice: '', categories: [], grouped: ['roll-2', 'roll-1', 'unlisted'] }),
  product('elsewhere', { type: 'external', externalUrl: 'https://shop.example/thing', buttonText: 'Buy there' }),
];

const HOSTILE =
  '<p onclick="steal()">Good <script>alert(1)</script><a href="{{home}}/about/">about</a> <a href="javascript:alert(1)">bad</a></p><h1>Big</h1><iframe src="https://evil.example/x"></iframe>';

export const seed: Seed = {
  site: {
    name: 'Test &amp; Labels',
    description: 'Labels for tests',
    timezone: 'Africa/Johannesburg',
    gmtOffset: 2,
    currency: 'ZAR',
    logo: 'logo',
  },
  users: [
    { slug: 'login-of-thandi', name: 'Thandi Nkosi-Mbéki', description: '' },
    { slug: 'login-of-silent', name: 'Silent Writer', description: '' },
  ],
  media: ['void', 'logo', 'hero'].map(picture),
  categories: [
    { slug: 'security', name: 'Wine & Security', description: 'About <b>seals</b>' },
    { slug: 'void', name: 'VOID', description: '', parent: 'security' },
  ],
  tags: [{ slug: 'seals', name: 'seals', description: '' }],
  posts: [
    ...Array.from({ length: 12 }, (_, at) => post(at + 1)),
    post(13, {
      slug: 'hostile',
      title: 'seals &#038; the <b>tape</b>',
      content: HOSTILE,
      excerpt: '',
      categories: ['void'],
    }),
    post(14, { slug: 'draft-post', status: 'draft' }),
    post(15, { slug: 'locked', title: 'Locked words', password: 'open sesame', content: '<p>Secret words.</p>' }),
  ],
  pages: [
    page('home'),
    page('about', {
      acf: { hero_title: 'We &amp; you', hero_area: '<p onclick="x()">Area</p>', hero_image: { media: 'hero' } },
    }),
    page('contact', {
      meta: {
        ...{ contact_phone: '+27 11 000 0000', contact_email: 'desk@labels.test', contact_hours: 'Mornings' },
        ...{ years_of_experience: '24 years', place: 'Johannesburg, Gauteng, ZA' },
        ...{ order_before: '', delivery_days: '', delivery_cost: '', return_days: '' },
      },
    }),
    page('request-quote', {
      meta: {
        hero_title: 'Ask <em>us</em>',
        process_step2_title: 'Proof',
        process_step2_description: 'You see it first',
      },
    }),
    page('careers'),
    page('team', { parent: 'careers', title: 'Team' }),
    page('cart'),
    page('shop'),
    page('draft-page', { status: 'draft' }),
  ],
  menus: [
    {
      slug: 'primary',
      name: 'Main links',
      id: 16,
      location: 'header',
      items: [
        { title: 'Home', target: { type: 'page', slug: 'home' } },
        {
          title: 'Products',
          target: { type: 'custom', url: '/catalog/' },
          children: [
            { title: 'Seals', target: { type: 'product_cat', slug: 'seals' }, description: 'Ø 10' },
            { title: 'One', target: { type: 'product', slug: 'on-sale' } },
            { title: 'News', target: { type: 'category', slug: 'security' } },
            { title: 'Words', target: { type: 'post', slug: 'post-1' } },
          ],
        },
        { title: 'Elsewhere', target: { type: 'custom', url: 'https://other.example/x' }, window: '_blank' },
        { title: 'Own', target: { type: 'custom', url: '{{home}}/blog/?page=2#top' } },
        { title: 'Trick', target: { type: 'custom', url: 'javascript:alert(1)' } },
        { title: 'Two slashes', target: { type: 'custom', url: '//other.example/y' } },
      ],
    },
    {
      slug: 'regulatory-menu',
      name: 'Regulatory',
      id: 97,
      items: [{ title: 'About', target: { type: 'page', slug: 'about' } }],
    },
  ],
  productCategories: [
    {
      slug: 'security',
      name: 'Security &amp; more',
      description: '<p onclick="x()">Shelf</p>',
      menuOrder: 0,
      display: 'default',
    },
    {
      slug: 'seals',
      name: 'Seals',
      description: '',
      parent: 'security',
      menuOrder: 1,
      display: 'products',
      image: 'void',
    },
    { slug: 'rolls', name: 'Rolls', description: '', menuOrder: 2, display: 'default' },
    { slug: 'empty', name: 'Empty', description: '', menuOrder: 3, display: 'default' },
  ],
  productTags: [{ slug: 'tamper', name: 'tamper', description: '' }],
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
  products,
  reviews: Array.from({ length: 14 }, (_, at) => ({
    product: at < 12 ? 'seal' : 'roll-1',
    reviewer: `Buyer ${at + 1}`,
    email: `buyer-${at + 1}@example.test`,
    review: 'Holds <b>well</b> & <script>alert(1)</script>leaves a mark.',
    rating: (at % 5) + 1,
    date: `2026-05-${two(at + 1)}T10:00:00`,
    verified: at % 2 === 0,
    status: at === 11 ? ('hold' as const) : ('approved' as const),
  })),
  coupons: [],
};
