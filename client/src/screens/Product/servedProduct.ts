import { leanCard } from '../../product/leanCard.ts';

interface Picture {
  id: string;
  url?: string;
  alt?: string;
}
interface Value {
  slug: string;
  valueSlug: string;
  name?: string;
  value?: string;
}
interface Review {
  reviewer?: string;
  review?: string;
}

/** Where a product says things again: of its variations, and in the markup of its page. */
interface ServedProduct {
  attributes: { slug: string; name: string; options: { slug: string; name: string }[] }[];
  images: Picture[];
  variations?: { attributes: Value[]; image: Picture | null }[] | null;
  reviews: { items: Review[] } | null;
  upsells: object[] | null;
  crossSells: object[] | null;
  related: object[] | null;
}

/** What became of the query of the screen. */
interface Outcome {
  data?: { product?: object | null } | null;
}

/** The names of a variation's value, as its product has them. */
function namesOf({ attributes }: ServedProduct, { slug, valueSlug }: Value) {
  const attribute = attributes.find(one => one.slug === slug);
  const option = attribute?.options.find(one => one.slug === valueSlug);
  return attribute && option ? { name: attribute.name, value: option.name } : null;
}

function leanValue(product: ServedProduct, value: Value): Value {
  const names = namesOf(product, value);
  const follows = names?.name === value.name && names?.value === value.value;
  return follows ? { slug: value.slug, valueSlug: value.valueSlug } : value;
}

function leanPicture({ images }: ServedProduct, picture: Picture | null): Picture | null {
  const same = images.find(({ id }) => id === picture?.id);
  return picture && same?.url === picture.url && same?.alt === picture.alt ? { id: picture.id } : picture;
}

const leanProduct = (product: ServedProduct): ServedProduct => ({
  ...product,
  ...(product.variations && {
    variations: product.variations.map(one => ({
      ...one,
      attributes: one.attributes.map(value => leanValue(product, value)),
      image: leanPicture(product, one.image),
    })),
  }),
  reviews: product.reviews && {
    ...product.reviews,
    items: product.reviews.items.map(({ reviewer: _, review: __, ...rest }) => rest),
  },
  upsells: product.upsells?.map(leanCard) ?? null,
  crossSells: product.crossSells?.map(leanCard) ?? null,
  related: product.related?.map(leanCard) ?? null,
});

function readReview(article: Element | undefined): Review {
  const reviewer = article?.querySelector('header b')?.textContent ?? '';
  return { reviewer, review: article?.querySelector(':scope > div > div')?.innerHTML ?? '' };
}

function fullProduct(product: ServedProduct, page: ParentNode): ServedProduct {
  const articles = [...page.querySelectorAll('#reviews article')];
  const pictureOf = (picture: Picture | null) =>
    picture && !picture.url ? (product.images.find(({ id }) => id === picture.id) ?? picture) : picture;
  return {
    ...product,
    ...(product.variations && {
      variations: product.variations.map(one => ({
        ...one,
        attributes: one.attributes.map(value => ({ ...namesOf(product, value), ...value })),
        image: pictureOf(one.image),
      })),
    }),
    reviews: product.reviews && {
      ...product.reviews,
      items: product.reviews.items.map((item, at) => ({ ...item, ...readReview(articles[at]) })),
    },
  };
}

const withProduct = <T extends Outcome>(outcome: T, change: (product: ServedProduct) => ServedProduct): T => {
  const product = outcome.data?.product as ServedProduct | null | undefined;
  return product ? { ...outcome, data: { ...outcome.data, product: change(product) } } : outcome;
};

/** A product's outcome as it goes into its page: nothing twice, and nothing that the markup says of its reviews. */
export const lean = <T extends Outcome>(outcome: T): T => withProduct(outcome, leanProduct);

/** A product's outcome as `lean` left it, whole again. */
export const restore = <T extends Outcome>(outcome: T, page: ParentNode): T =>
  withProduct(outcome, product => fullProduct(product, page));
