import { css } from '@emotion/react';
import { srcsetOf } from '../../../../rules/pictures.ts';
import type { Compared_ProductFragment } from '../../gql/graphql.ts';
import { compareHref } from '../../product/compare/compareHref.ts';
import { compareTexts } from '../../product/compare/texts.ts';
import { ProductActions } from '../../product/ProductActions.tsx';
import { ProductPrice } from '../../product/ProductPrice.tsx';
import { VatNote } from '../../product/VatNote.tsx';
import { text } from '../../theme/text.ts';
import { color, context, media, size, space } from '../../theme/tokens.ts';
import { Picture } from '../../ui/content/Picture.tsx';
import { StockBadge } from '../../ui/content/StockBadge.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { comparedRows } from './comparedRows.ts';
import { TakeOff } from './TakeOff.tsx';

const frame = css`
  overflow-x: auto;
  border: 1px solid ${color.line};
  background: ${color.sheet};
`;

const table = css`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: 0.9375rem;
  line-height: 1.4;
  th,
  td {
    padding: 14px 16px;
    text-align: left;
    vertical-align: top;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  tr + tr > *,
  tbody tr > * {
    border-top: 1px solid ${color.line};
  }
  th[scope='row'],
  thead td {
    position: sticky;
    left: 0;
    width: 148px;
    background: ${color.sheet};
    font-weight: 650;
  }
  /* Four stand beside each other on a tablet as two on a phone. */
  ${media.tablet} {
    th,
    td {
      padding: 10px 8px;
    }
    th[scope='row'],
    thead td {
      width: 92px;
      padding-right: 4px;
      font-size: ${size.fs2};
    }
    th a[data-name],
    td b {
      font-size: 0.9375rem;
    }
    td b ~ span {
      display: block;
    }
  }
`;

const BORDERS = 2;

const place = css({ containerType: 'inline-size' });

// Every product is as wide as a phone can show two of; what is wider than its frame says that it can be moved.
const needed = (products: number): number => (products > 1 ? 92 + 126 * products : 0);
const widths = [0, 1, 2, 3, 4].map(count => css({ minWidth: needed(count) }));
const hints = [0, 1, 2, 3, 4].map(count =>
  css({
    marginBottom: 12,
    [`@container (min-width: ${needed(count) + BORDERS}px)`]: { display: 'none' },
    [media.print]: { display: 'none' },
  }),
);

const head = css`
  display: grid;
  gap: 8px;
  justify-items: start;
  img {
    aspect-ratio: 4 / 3;
    height: auto;
    background: ${color.tint};
  }
  a[data-name] {
    display: inline-block;
    padding-block: 2px;
    font-weight: 650;
    font-size: 1.0625rem;
    line-height: 1.25;
  }
`;

const actions = css`
  display: grid;
  gap: 8px;
  > a,
  > button,
  form > button {
    width: 100%;
    min-height: ${space.touch};
    padding-inline: 8px;
  }
`;

const unknown = css({ color: context.mute });
const vat = css({ marginTop: 16 });

const SIZES = '(max-width: 767px) 130px, 280px';

/** Products side by side; what is wider than the window is moved by itself, under the names of its rows. */
export function CompareTable({ products }: { products: readonly Compared_ProductFragment[] }) {
  const ids = products.map(({ id }) => id);
  return (
    <div css={place}>
      <p css={[text.small, text.soft, hints[products.length]]}>{compareTexts.move}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard */}
      <section css={frame} aria-label={compareTexts.region} tabIndex={0}>
        <table css={[table, widths[products.length]]}>
          <thead>
            <tr>
              <td />
              {products.map(({ id, name, path, image }) => (
                <th key={id} scope="col">
                  <div css={head}>
                    <Picture
                      src={image?.url}
                      srcSet={image ? srcsetOf(image.url, [160, 320, 480]) : undefined}
                      sizes={SIZES}
                      alt=""
                      width={320}
                      height={240}
                    />
                    <a data-name href={path}>
                      {name}
                    </a>
                    <TakeOff id={id} name={name} href={compareHref(ids.filter(other => other !== id))} />
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparedRows.map(({ label, of }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {products.map(product => (
                  <td key={product.id}>{of(product) ?? <span css={unknown}>{compareTexts.unknown}</span>}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{compareTexts.rows.price}</th>
              {products.map(product => (
                <td key={product.id}>
                  <ProductPrice product={product} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{compareTexts.rows.stock}</th>
              {products.map(({ id, stock }) => (
                <td key={id}>
                  <StockBadge status={stock.status} />
                </td>
              ))}
            </tr>
            <tr>
              <td>
                <VisuallyHidden>{compareTexts.rows.price}</VisuallyHidden>
              </td>
              {products.map(product => (
                <td key={product.id}>
                  <div css={actions}>
                    <ProductActions product={product} />
                  </div>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      <div css={vat}>
        <VatNote products={products} />
      </div>
    </div>
  );
}
