import { css } from '@emotion/react';
import { useId } from 'react';
import { srcsetOf } from '../../../../rules/pictures.ts';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import type { Recent_ProductFragment } from '../../gql/graphql.ts';
import { isFree } from '../../lib/format/costText.ts';
import { text } from '../../theme/text.ts';
import { color, context, media, size, space } from '../../theme/tokens.ts';
import { Picture } from '../../ui/content/Picture.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { isSet, isWide, moneyText } from '../offerTexts.ts';
import { forgetProducts } from './recentProducts.ts';
import { recentTexts } from './texts.ts';

const place = css`
  padding-block: 28px 36px;
  ${media.print} {
    display: none;
  }
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
`;

const row = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(196px, 1fr));
  gap: 12px;
  ${media.phone} {
    display: flex;
    overflow-x: auto;
    scrollbar-width: none;
    margin-inline: calc(${space.margin} * -1);
    padding: 6px ${space.margin};
    > li {
      flex: 0 0 212px;
    }
  }
  a {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: 2px 12px;
    align-items: center;
    height: 100%;
    min-height: 66px;
    padding: 6px;
    border: 1px solid ${color.line};
    background: ${color.sheet};
    text-decoration: none;
    font-size: ${size.fs2};
    line-height: 1.25;
  }
  a:hover {
    border-color: ${color.ink};
  }
  img {
    width: 72px;
    height: 54px;
    background: ${color.tint};
  }
  b {
    display: block;
    font-weight: 600;
  }
  span > span {
    color: ${context.soft};
    font-variant-numeric: tabular-nums;
  }
`;

/** A quiet row of products, and the way to forget them. */
export function RecentRow({ products }: { products: readonly Recent_ProductFragment[] }) {
  const id = useId();
  return (
    <Wrap css={place}>
      <section aria-labelledby={id}>
        <div css={head}>
          <h2 id={id} css={text.headingXxs}>
            {recentTexts.title}
          </h2>
          <span css={[text.small, text.mute]}>{recentTexts.note}</span>
          <LinkButton onClick={forgetProducts}>{recentTexts.clear}</LinkButton>
        </div>
        <ul css={row}>
          {products.map(product => (
            <li key={product.id}>
              <a href={product.path}>
                <Picture
                  src={product.image?.url}
                  srcSet={product.image ? srcsetOf(product.image.url, [160, 320]) : undefined}
                  sizes="72px"
                  alt=""
                  width={72}
                  height={54}
                />
                <span>
                  <b>{product.name}</b>
                  <span>{priceOf(product)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </Wrap>
  );
}

function priceOf(product: Recent_ProductFragment): string {
  const range = product.__typename === 'VariableProduct' ? product.priceRange : null;
  const price = range?.min ?? product.price;
  if (isFree(price)) return uiTexts.free;
  const words = moneyText(price) ?? uiTexts.onRequest;
  return isWide(range) || (price && isSet(product)) ? `${uiTexts.from} ${words}` : words;
}
