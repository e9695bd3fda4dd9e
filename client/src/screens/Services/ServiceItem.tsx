import { css } from '@emotion/react';
import { srcsetOf } from '../../../../rules/pictures.ts';
import { partOf } from '../../data/partOf.ts';
import type { ProductCard_ProductFragment, Service_ProductFragment } from '../../gql/graphql.ts';
import { HALF_WIDE } from '../../lib/imageProps.ts';
import { ProductActions } from '../../product/ProductActions.tsx';
import { ProductPrice } from '../../product/ProductPrice.tsx';
import { color, context, media, size, space } from '../../theme/tokens.ts';
import { Html } from '../../ui/content/Html.tsx';
import { Picture } from '../../ui/content/Picture.tsx';
import { anchorOf, factRows, type ServiceRef } from './serviceFacts.ts';

const item = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: ${space.gutter};
  align-items: center;
  padding-block: 44px;
  border-top: 1px solid ${color.lineStrong};
  scroll-margin-top: 16px;
  > div {
    grid-column: 1 / span 5;
  }
  > figure {
    grid-column: 7 / -1;
  }
  &:nth-of-type(even) > div {
    grid-column: 8 / -1;
    order: 2;
  }
  &:nth-of-type(even) > figure {
    grid-column: 1 / span 6;
  }
  h2 {
    font-size: ${size.fs7};
  }
  h2 a {
    color: inherit;
    text-decoration-color: transparent;
  }
  h2 a:hover {
    text-decoration-color: ${color.signal};
  }
  ${media.phone} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: 18px;
    padding-block: 28px;
    > figure {
      order: -1;
    }
  }
`;

const words = css({ marginTop: 12, fontSize: '1.0625rem', color: context.soft });

const facts = css`
  display: grid;
  grid-template-columns: 116px minmax(0, 1fr);
  gap: 8px 12px;
  margin-top: 18px;
  font-size: 0.9375rem;
  line-height: 1.4;
  dt {
    color: ${context.mute};
  }
  dd {
    font-weight: 550;
  }
`;

const offer = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 18px;
  margin-top: 20px;
`;

/** One service: what it is, what is sent and got, what it costs, with a picture that shows it. */
export function ServiceItem({ product: ref }: { product: ServiceRef }) {
  const { name, path, image } = partOf<ProductCard_ProductFragment>(ref);
  const service = partOf<Service_ProductFragment>(ref);
  const rows = factRows(service);
  return (
    <article css={item} id={anchorOf(path)}>
      <div>
        <h2>
          <a href={path}>{name}</a>
        </h2>
        <Html css={words} html={service.shortDescription} />
        {rows.length > 0 && (
          <dl css={facts}>
            {rows.map(([label, value]) => (
              <FactRow key={label} label={label} value={value} />
            ))}
          </dl>
        )}
        <div css={offer}>
          <ProductPrice product={ref} />
          <ProductActions product={ref} />
        </div>
      </div>
      <figure>
        <Picture
          src={image?.url}
          srcSet={image ? srcsetOf(image.url, [320, 480, 640, 800, 1200]) : undefined}
          sizes={HALF_WIDE}
          alt={service.image?.alt || name}
          width={800}
          height={500}
          fit="natural"
        />
      </figure>
    </article>
  );
}

const FactRow = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);
