import { css } from '@emotion/react';
import { Suspense } from 'react';
import { productTexts } from '../../../../../rules/texts/product.ts';
import { uiTexts } from '../../../../../rules/texts/ui.ts';
import type { ProductTop_ProductFragment } from '../../../gql/graphql.ts';
import { optional } from '../../../lib/later/optional.ts';
import { still } from '../../../lib/still.tsx';
import { AsOfNotice } from '../../../product/AsOfNotice.tsx';
import { metaValue } from '../../../product/offerTexts.ts';
import { SampleNotice } from '../../../product/SampleNotice.tsx';
import { useSite } from '../../../site/useSite.ts';
import { surface } from '../../../theme/surface.ts';
import { text } from '../../../theme/text.ts';
import { context, media, size } from '../../../theme/tokens.ts';
import { Html } from '../../../ui/content/Html.tsx';
import { Rating } from '../../../ui/content/Rating.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';
import { chosenTitle } from '../choice/chosenTitle.ts';
import type { Chosen } from '../choice/useChoice.ts';
import { chosenName, VariationSelector } from '../choice/VariationSelector.tsx';
import { ShareButton } from '../ShareButton.tsx';
import { boughtLine } from './boughtLine.ts';
import { PriceRow } from './PriceRow.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import { shownPrice } from './shownPrice.ts';

const Documents = still(async () => (await import('../Documents.tsx')).Documents);

// What is out of stock can be waited for.
const NoticeForm = optional(async () => (await import('../../../product/notice/NoticeForm.tsx')).NoticeForm);

// Few products have breaks, and few are sets.
const BreakChips = optional(async () => (await import('../breaks/BreakChips.tsx')).BreakChips);
const ProductSet = optional(async () => (await import('../set/ProductSet.tsx')).ProductSet);

const panel = css`
  grid-column: 8 / -1;
  grid-row: 1 / span 2;
  padding-left: 24px;
  h1 {
    margin: 8px 0 10px;
  }
  ${media.wide} {
    padding-left: 8px;
  }
  ${media.tablet} {
    grid-column: 7 / -1;
  }
  ${media.phone} {
    padding: 6px 0 0;
    h1 {
      margin: 2px 0 6px;
      font-size: 1.5rem;
    }
  }
  ${media.print} {
    padding: 0;
    && h1 {
      margin-top: 0;
      font-size: 18pt;
    }
  }
`;

// On a phone price and choice come first: code and words stand below with the specifications.
const code = css({ [media.phone]: { display: 'none' }, [media.print]: { display: 'none' } });

const rated = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 20,
  fontSize: size.fs2,
  a: { paddingBlock: 2 },
});
const short = css`
  margin-top: 14px;
  color: ${context.soft};
  ${media.phone} {
    display: none;
  }
  ${media.print} {
    display: block;
  }
`;
const locked = css({ margin: '18px 0 22px' });
const external = css({ marginTop: 20 });

const promise = css`
  display: grid;
  gap: 4px;
  margin-top: 18px;
  padding: 16px 18px;
  font-size: 0.9375rem;
  line-height: 1.5;
  b {
    font-weight: 650;
  }
  ${media.print} {
    display: none;
  }
`;

/** Whether one can only wait for it; what is on backorder can be asked for. */
const isGone = (
  { __typename }: ProductTop_ProductFragment,
  { inStock, status }: { inStock: boolean; status: string | null },
) =>
  (__typename === 'SimpleProduct' || __typename === 'VariableProduct') &&
  !inStock &&
  status !== 'ON_BACKORDER' &&
  status !== null;

type BuyPanelProps = { product: ProductTop_ProductFragment; chosen: Chosen };

/** What the product is, what it costs, its choices, and the way to ask for it. */
export function BuyPanel({ product, chosen }: BuyPanelProps) {
  const { id, name, rating, sample, shortDescription } = product;
  const { variation } = chosen;
  const sku = variation?.sku ?? product.sku;
  const minimum = product.minimumQuantity ?? 1;
  const open = product.__typename === 'VariableProduct' && variation === null;
  // What is sold one to an order reaches no break; with a minimum it is sold by quote alone.
  const isSingle = product.soldIndividually && minimum === 1;
  const sold = variation ?? product;
  const gone = isGone(product, sold.stock);
  const isSent = product.shipping.required && product.__typename !== 'ExternalProduct';
  const waits = useSite().sendsMail && !sample && !product.asOf && gone;
  return (
    <div css={panel}>
      {sku && <p css={[text.mono, text.mute, code]}>{`${productTexts.sku} ${sku}`}</p>}
      <h1 css={text.headingM}>{chosenTitle(name, chosen)}</h1>
      {rating.count > 0 && (
        <div css={rated}>
          <Rating value={rating.average} count={rating.count} />
          <a href="#reviews">{productTexts.readReviews}</a>
        </div>
      )}
      {product.protected && (
        <div css={locked}>
          <Banner icon="info">
            <b>{productTexts.protected}</b> {productTexts.protectedNote}
          </Banner>
        </div>
      )}
      {product.asOf && (
        <div css={locked}>
          <AsOfNotice asOf={product.asOf} />
        </div>
      )}
      {shortDescription && <Html css={short} html={shortDescription} />}
      {product.__typename !== 'GroupedProduct' && <PriceRow product={product} variation={variation} />}
      {product.__typename === 'VariableProduct' && (
        <VariationSelector path={product.path} chosen={chosen} away={product.asOf !== null} />
      )}
      {product.__typename === 'GroupedProduct' && (
        <Suspense fallback={null}>
          <ProductSet products={product.products} />
        </Suspense>
      )}
      {product.__typename === 'ExternalProduct' && product.externalUrl && (
        <div css={external}>
          <Button block href={product.externalUrl} target="_blank" rel="noopener nofollow">
            {product.buttonText ?? productTexts.external}
          </Button>
        </div>
      )}
      {!sample && !open && !isSingle && product.priceBreaks.length > 0 && (
        <Suspense fallback={null}>
          <BreakChips
            product={id}
            price={(variation ?? product).price}
            priceBreaks={product.priceBreaks}
            minimum={minimum}
            pack={metaValue(product, 'pack')}
          />
        </Suspense>
      )}
      {sample ? (
        <SampleNotice />
      ) : (
        <QuoteForm
          id={id}
          name={chosenName(name, chosen)}
          sku={sku ?? null}
          price={shownPrice(product, variation).current}
          minimum={minimum}
          single={product.soldIndividually}
          line={boughtLine(product, chosen)}
        >
          <LinkButton href={`/compare?products=${id}#add`}>{uiTexts.compare}</LinkButton>
          <ShareButton name={name} />
          <LinkButton href="/products">{productTexts.relatedLink}</LinkButton>
        </QuoteForm>
      )}
      {waits && (
        <Suspense fallback={null}>
          <NoticeForm key={sold.id} goods={sold.id} />
        </Suspense>
      )}
      {isSent && !gone && sold.stock.status !== 'ON_BACKORDER' && (
        <p css={[surface.tint, promise]}>
          <b>{productTexts.turnaround}</b>
          <span>{productTexts.delivery}</span>
        </p>
      )}
      <Documents product={product} />
    </div>
  );
}
