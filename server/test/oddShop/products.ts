import { shelf } from './categories.ts';
import type { Row } from './rows.ts';

/** Many more than one page of a list holds. */
const MANY = 5_000;

export const HTML = '<b onclick="x()">Seals</b> &amp; &#8220;tape&#8221; <script>alert(1)</script>';
const LONG = `Void${'unbrechbar'.repeat(30)} label with a name that goes on and on ${'and on '.repeat(20)}`;

const product = (id: number, slug: string, more: Row = {}): Row => ({
  ...{
    id,
    parent_id: 0,
    status: 'publish',
    slug,
    name: slug,
    type: 'simple',
    featured: false,
    catalog_visibility: 'visible',
  },
  ...{ date_created: '2026-03-01T10:00:00', date_created_gmt: '2026-03-01T08:00:00' },
  ...{ date_modified: '2026-03-02T10:00:00', date_modified_gmt: '2026-03-02T08:00:00' },
  ...{ description: '<p>About it.</p>', short_description: '', sku: `SKU-${id}`, on_sale: false, purchasable: true },
  ...{ price: '71.4', regular_price: '71.4', sale_price: '', total_sales: 0, virtual: false, downloadable: false },
  ...{ manage_stock: false, stock_quantity: null, stock_status: 'instock', backorders: 'no', sold_individually: false },
  ...{ weight: '', dimensions: { length: '', width: '', height: '' }, tax_status: 'taxable', tax_class: '' },
  ...{ shipping_required: true, shipping_taxable: true, shipping_class: '', reviews_allowed: true },
  ...{ average_rating: '0.00', rating_count: 0, upsell_ids: [], cross_sell_ids: [], tags: [], images: [] },
  ...{ categories: [{ id: 1, name: 'Seals', slug: 'seals' }], attributes: [], default_attributes: [] },
  ...{ variations: [], grouped_products: [], meta_data: [] },
  ...more,
});

const attribute = (name: string, options: string[]): Row => ({
  id: 0,
  name,
  slug: name,
  visible: true,
  variation: true,
  options,
});

const sizes = Array.from({ length: 60 }, (_, at) => `${at + 10} × ${at + 5} mm &amp; up`);
const others = ['Colour', 'Adhesive', 'Core', 'Finish', 'Numbering', 'Void message', 'Face material of the label'];
const attributes = [attribute('Size', sizes), ...others.map(name => attribute(name, ['One', 'Two', 'Three']))];

const variation = (id: number, parent: number, options: Row, more: Row = {}): Row => ({
  ...{ id, parent_id: parent, status: 'publish', sku: `VAR-${id}`, description: '', on_sale: false, purchasable: true },
  ...{ date_modified: '2026-03-02T10:00:00', date_modified_gmt: '2026-03-02T08:00:00', menu_order: id },
  ...{ price: '20.00', regular_price: '20.00', sale_price: '', manage_stock: 'parent', stock_quantity: null },
  ...{ stock_status: 'instock', backorders: 'no', weight: '', dimensions: false, image: false },
  attributes: Object.entries(options).map(([name, option]) => ({ id: 0, name, slug: name, option })),
  ...more,
});

/** The name of an option, as long as some shops write them. */
export const TWO_TONE = 'Two-tone on silver polyester, with guilloche and microtext border';

/** Sixty sizes, of each a variation that leaves the other seven attributes open. */
const ofSixty = sizes.map((size, at) => variation(10_000 + at, 1, { Size: size }, { price: `${at + 20}.00` }));

export const variations: Row[] = [
  ...ofSixty,
  variation(10_100, 2, {}, { price: '9.50' }),
  variation(10_101, 3, { Size: 'S' }, { price: '', purchasable: false }),
  variation(10_102, 3, { Size: 'L' }, { attributes: false, price: [], image: [] }),
  variation(10_103, 3, { Size: 'M' }, { status: 'private' }),
];

export const products: Row[] = [
  product(1, 'sixty', {
    ...{ type: 'variable', name: LONG, price: '20.00', regular_price: '', attributes },
    variations: ofSixty.map(row => row.id),
  }),
  product(2, 'any', {
    ...{ type: 'variable', price: '9.50', regular_price: '', variations: [10_100] },
    attributes: [attribute('Size', ['S', 'L']), attribute('Colour', ['Red', 'Blue', TWO_TONE])],
  }),
  product(3, 'half', {
    ...{ type: 'variable', price: '', regular_price: '', variations: [10_101, 10_102, 10_103] },
    attributes: [attribute('Size', ['S', 'M', 'L'])],
  }),
  product(4, 'no-price', { price: '', regular_price: '', purchasable: false }),
  product(5, 'no-image', { images: false }),
  product(6, 'no-category', { categories: false }),
  product(7, 'html', {
    ...{ name: HTML, sku: '<i>SKU</i> &amp; 7', description: HTML, short_description: HTML, tax_class: HTML },
    ...{ tags: [{ id: 1, name: HTML, slug: 'tag' }], attributes: [attribute(HTML, [HTML])] },
    ...{
      meta_data: [
        { key: 'pack', value: HTML },
        { key: 'core', value: { no: 'text' } },
      ],
      button_text: HTML,
    },
  }),
  product(8, 'nothing', {
    ...{
      name: false,
      featured: '',
      catalog_visibility: false,
      description: null,
      short_description: false,
      sku: false,
    },
    ...{ price: false, regular_price: null, sale_price: false, on_sale: null, date_created: false, date_modified: [] },
    ...{ dimensions: [], images: {}, attributes: false, categories: [false], tags: '', meta_data: {}, weight: [] },
    ...{ upsell_ids: false, cross_sell_ids: '', variations: null, default_attributes: false, average_rating: false },
    ...{
      rating_count: [],
      total_sales: false,
      shipping_class: [],
      tax_status: false,
      stock_quantity: '',
      backorders: [],
    },
  }),
  product(9, 'hidden', { catalog_visibility: 'hidden' }),
  product(10, 'search-only', { catalog_visibility: 'search', name: 'Okapi seal' }),
  product(11, 'catalog-only', { catalog_visibility: 'catalog', name: 'Okapi tape' }),
  product(12, 'draft', { status: 'draft' }),
  product(13, 'private', { status: 'private' }),
  product(14, '', { name: 'without an address' }),
  product(15, 'single', { sold_individually: true }),
  product(16, '%e3%83%a9%e3%83%99%e3%83%ab', { name: 'ラベル' }),
  product(17, 'in-a-circle', {
    categories: [
      { id: 2, name: 'Hen', slug: 'hen' },
      { id: 4, name: 'O', slug: 'o' },
    ],
  }),
  product(18, 'free-text-price', { price: 'ask us' }),
  product(19, 'dear', { price: '1234567890.12345', regular_price: '1234567890.12345', meta_data: [] }),
  ...Array.from({ length: MANY }, (_, at) =>
    product(20_000 + at, `label-${at}`, {
      ...{
        name: `Label ${at}`,
        price: `${at + 1}`,
        regular_price: `${at + 1}`,
        date_created_gmt: '2025-01-01T08:00:00',
      },
      categories: [{ id: shelf(at), name: `Shelf ${at}`, slug: `shelf-${at}` }],
    }),
  ),
];
