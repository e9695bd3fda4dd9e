import type { Product, ProductCategory } from './wire.ts';

// What stands in when the shop refuses our credentials: two products and two categories, marked as samples and not for sale.

export const sampleCategories: ProductCategory[] = [
  {
    id: 1,
    slug: 'security',
    name: 'Security Products',
    parent: 0,
    description: '',
    display: 'default',
    image: null,
    menu_order: 0,
    count: 1,
    sample: true,
  },
  {
    id: 2,
    slug: 'regulatory',
    name: 'Regulatory Products',
    parent: 0,
    description: '',
    display: 'default',
    image: null,
    menu_order: 1,
    count: 1,
    sample: true,
  },
];

const sample = (id: number, name: string, slug: string, category: ProductCategory): Product => ({
  id,
  slug,
  name,
  status: 'publish',
  type: 'simple',
  featured: false,
  catalog_visibility: 'visible',
  description: '',
  short_description: '',
  sku: '',
  price: null,
  purchasable: false,
  stock_status: '',
  images: [],
  attributes: [],
  categories: [{ id: category.id, name: category.name, slug: category.slug }],
  tags: [],
  meta_data: [],
  sample: true,
});

export const sampleProducts: Product[] = [
  sample(1, 'Security Void Label', 'security-void-label', sampleCategories[0]!),
  sample(2, 'Telecoms Regulatory Label', 'telecoms-regulatory-label', sampleCategories[1]!),
];
