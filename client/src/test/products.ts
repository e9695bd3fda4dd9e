import type {
  HomeQuery,
  ProductQuery,
  QuoteQuery,
  SearchOverlayQuery,
  ServicesQuery,
  SharedCartQuery,
  SkusQuery,
  StockStatus,
} from '../gql/unmasked.ts';
import type { Named } from './named.ts';

type Listed = NonNullable<ServicesQuery['products']>;
type Screened = NonNullable<ProductQuery['product']>;
type Found = NonNullable<SearchOverlayQuery['search']['products']>['items'][number];

/** A product of one type, with what any screen asks of it. */
export type ExampleProduct<Name extends string = 'SimpleProduct'> = Named<Screened, Name> &
  Named<Listed['items'][number], Name> &
  Named<Found, Name> &
  Named<NonNullable<QuoteQuery['product']>, Name> &
  Named<NonNullable<SharedCartQuery['goods'][number]['product']>, Name> &
  Named<NonNullable<SkusQuery['skus'][number]['product']>, Name>;

type Reviews = NonNullable<Screened['reviews']>;
type Review = Reviews['items'][number] & NonNullable<HomeQuery['reviews']>['items'][number];
type Variation = NonNullable<ExampleProduct<'VariableProduct'>['variations']>[number];

export const money = (amount: string) => ({ __typename: 'Money' as const, amount, currency: 'ZAR' });

export const stock = (status: StockStatus = 'IN_STOCK') => ({
  __typename: 'Stock' as const,
  status,
  quantity: null,
  inStock: status === 'IN_STOCK',
});

const picture = (name: string) => ({
  __typename: 'Image' as const,
  id: name,
  alt: '',
  url: `/_image/${name}/800.webp`,
  seoPicture: `/_image/${name}/1200.jpeg`,
});

const option = (name: string) => ({
  __typename: 'AttributeOption' as const,
  name,
  slug: name.toLowerCase().replace(/\W+/g, '-'),
});

const attribute = (name: string, options: string[]) => ({
  __typename: 'ProductAttribute' as const,
  name,
  slug: name.toLowerCase(),
  visible: true,
  variation: true,
  options: options.map(option),
});

const fields = () => ({
  id: '1',
  name: 'Void Label',
  path: '/product/void-label',
  url: 'http://shop.test/product/void-label',
  type: 'SIMPLE' as const,
  sku: 'SEC-1',
  seoGtin: null,
  sample: false,
  asOf: null,
  protected: false,
  purchasable: true,
  soldIndividually: false,
  featured: false,
  onSale: false,
  discountPercent: null,
  pricesIncludeTax: true,
  price: money('71.40'),
  seoPrice: money('71.40'),
  regularPrice: money('71.40'),
  stock: stock(),
  shipping: { __typename: 'Shipping' as const, required: true },
  rating: { __typename: 'Rating' as const, average: 4.5, count: 2 },
  image: picture('void'),
  images: [picture('void')],
  attributes: [],
  meta: [],
  facts: [],
  seoAttributes: [],
  seo: null,
  defaultAttributes: [],
  shortDescription: '<p>Leaves a message.</p>',
  description: '<p>Lifted, it separates.</p>',
  weight: null,
  dimensions: null,
  categories: [],
  related: [],
  upsells: [],
  crossSells: [],
  minimumQuantity: null,
  dataSheet: null,
  priceBreaks: [],
  reviewsAllowed: true,
  reviewsShown: true,
  reviews: reviews(),
});

/** A product as the gateway answers it, with every field that some screen asks for. */
export const product = (more: Partial<ExampleProduct> = {}): ExampleProduct => ({
  __typename: 'SimpleProduct',
  ...fields(),
  ...more,
});

export const review = (more: Partial<Review> = {}): Review => ({
  __typename: 'Review',
  id: '7',
  reviewer: 'Thandi N.',
  review: '<p>It held.</p>',
  rating: 5,
  createdAt: '2026-10-01T08:00:00+02:00',
  verified: true,
  product: null,
  ...more,
});

/** One page of reviews; the stars are those of all. */
export function reviews(items: Review[] = [], totalItems = items.length, page = 1): Reviews {
  const pageInfo = { __typename: 'PageInfo' as const, page, totalItems, totalPages: Math.ceil(totalItems / 10) };
  const stars = [5, 4, 3, 2, 1].map(value => ({
    __typename: 'StarCount' as const,
    stars: value,
    count:
      value === 5
        ? totalItems - items.filter(({ rating }) => rating !== 5).length
        : items.filter(({ rating }) => rating === value).length,
  }));
  return { __typename: 'ReviewList', items, pageInfo, stars, starRating: 'REQUIRED' };
}

const chosen = (name: string, value: string) => ({
  __typename: 'AttributeValue' as const,
  name,
  slug: name.toLowerCase(),
  value,
  valueSlug: option(value).slug,
});

const variation = (id: string, size: string, colour: string, more: Partial<Variation> = {}): Variation => ({
  __typename: 'Variation',
  id,
  sku: `SEC-1-${id}`,
  seoGtin: null,
  purchasable: true,
  onSale: false,
  discountPercent: null,
  description: '',
  attributes: [chosen('Size', size), chosen('Colour', colour)],
  price: money('60.00'),
  seoPrice: more.price ?? money('60.00'),
  regularPrice: money('60.00'),
  stock: stock(),
  image: null,
  ...more,
});

/** Small comes in both colours, Large in Blue alone; Red fits any size that is chosen with it, Large aside. */
export const variableProduct = (
  more: Partial<ExampleProduct<'VariableProduct'>> = {},
): ExampleProduct<'VariableProduct'> => ({
  ...fields(),
  __typename: 'VariableProduct',
  type: 'VARIABLE',
  attributes: [attribute('Size', ['Small', 'Large']), attribute('Colour', ['Blue', 'Red'])],
  priceRange: { __typename: 'PriceRange', min: money('60.00'), max: money('90.00') },
  variations: [
    variation('s-b', 'Small', 'Blue'),
    variation('s-r', 'Small', 'Red', { price: money('65.00'), stock: stock('ON_BACKORDER'), image: picture('red') }),
    variation('l-b', 'Large', 'Blue', { price: money('90.00') }),
  ],
  ...more,
});

/** Sold by somebody else. */
export const externalProduct = (externalUrl: string, buttonText: string): ExampleProduct<'ExternalProduct'> => ({
  ...fields(),
  __typename: 'ExternalProduct',
  externalUrl,
  buttonText,
});

type Set = ExampleProduct<'GroupedProduct'>;
export const groupedProduct = (products: Set['products']): Set => ({
  ...fields(),
  __typename: 'GroupedProduct',
  products,
});

const facet = (id: string, name: string, count: number) => ({
  __typename: 'CategoryFacet' as const,
  count,
  category: {
    __typename: 'ProductCategory' as const,
    id,
    slug: name.toLowerCase(),
    name,
    path: `/products/${name.toLowerCase()}`,
    parent: null,
  },
});

const optionFacets = (name: string, ...options: [string, number][]) => ({
  __typename: 'AttributeFacet' as const,
  name,
  slug: name.toLowerCase(),
  options: options.map(([text, count]) => ({ ...option(text), __typename: 'OptionFacet' as const, count })),
});

/** One page of a list of products. */
export const productList = (
  items: Listed['items'],
  { totalItems = items.length, page = 1, sample = false, asOf = null as string | null } = {},
): Listed => ({
  __typename: 'ProductList',
  sample,
  asOf,
  items,
  pageInfo: { __typename: 'PageInfo', page, perPage: 12, totalItems, totalPages: Math.ceil(totalItems / 12) },
  facets: {
    __typename: 'ProductFacets',
    allCategories: 58,
    onSale: { __typename: 'SwitchFacet', count: 7 },
    featured: { __typename: 'SwitchFacet', count: 5 },
    categories: [facet('11', 'Regulatory', 14), facet('12', 'Security', 19)],
    price: { __typename: 'PriceRange', min: money('54.00'), max: money('188.00') },
    attributes: [
      optionFacets('Material', ['PVC', 1], ['Vinyl', 30], ['Polyester', 20]),
      optionFacets('Size', ...Array.from({ length: 9 }, (_, i): [string, number] => [`${i + 1}0 mm`, i + 1])),
    ],
    stock: [
      { __typename: 'StockFacet', status: 'IN_STOCK', count: 50 },
      { __typename: 'StockFacet', status: 'OUT_OF_STOCK', count: 8 },
    ],
    ratings: [4, 3, 2, 1].map(atLeast => ({ __typename: 'RatingFacet', atLeast, count: atLeast > 2 ? 12 : 14 })),
  },
});
