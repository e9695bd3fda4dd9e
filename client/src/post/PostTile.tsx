import { type PartOf, partOf } from '../data/partOf.ts';
import type { PostTile_PostFragment } from '../gql/graphql.ts';
import { HALF_WIDE, imageProps, PHONE_WIDE } from '../lib/imageProps.ts';
import { PostCard } from '../ui/cards/PostCard.tsx';
import { PostDate } from './PostDate.tsx';

const LEAD_SIZES = `${PHONE_WIDE}, (max-width: 1440px) 54vw, 784px`;
const CARD_SIZES = `${PHONE_WIDE}, (max-width: 1180px) 45vw, 324px`;

type PostTileProps = {
  post: PartOf<PostTile_PostFragment>;
  /** The first of a list, across the whole width; its picture is loaded at once. */
  lead?: boolean;
  /** One of two beside each other, in the archive, which leads on by /posts. */
  half?: boolean;
  heading?: 'h2' | 'h3';
};

export function PostTile({ post, lead = false, half = false, heading = 'h2' }: PostTileProps) {
  const data = partOf<PostTile_PostFragment>(post);
  const picture = imageProps(data.featuredImage, lead ? LEAD_SIZES : half ? HALF_WIDE : CARD_SIZES) ?? { src: null };
  return (
    <PostCard
      href={half ? `/posts/${data.slug}` : data.path}
      title={data.title}
      lead={lead}
      heading={heading}
      image={{ ...picture, alt: '', priority: lead }}
      categories={data.categories.map(({ name, path }) => ({ name, href: path }))}
      date={<PostDate date={data.publishedAt} />}
      excerpt={data.excerptText}
    />
  );
}
