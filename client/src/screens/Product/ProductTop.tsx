import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { type PartOf, partOf } from '../../data/partOf.ts';
import type { ProductTop_ProductFragment } from '../../gql/graphql.ts';
import { onSight } from '../../layout/navigation/onSight.tsx';
import { ProductBadges } from '../../product/ProductBadges.tsx';
import { Paper } from '../../site/Paper.tsx';
import { media, space } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { BuyBar } from './buy/BuyBar.tsx';
import { BuyPanel } from './buy/BuyPanel.tsx';
import { boughtLine } from './buy/boughtLine.ts';
import { shownPrice } from './buy/shownPrice.ts';
import { ChosenContext } from './choice/chosenContext.ts';
import { isColour } from './choice/chosenTitle.ts';
import { type Chosen, useChoice } from './choice/useChoice.ts';
import { chosenName, chosenWords } from './choice/VariationSelector.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { pageTexts } from './texts.ts';

const TrueSize = onSight(async () => (await import('./size/TrueSize.tsx')).TrueSize);

const layout = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  grid-template-rows: auto 1fr;
  column-gap: ${space.gutter};
  padding-bottom: ${space.section};
  align-items: start;
  ${media.phone} {
    display: block;
    padding-bottom: 56px;
  }
  ${media.print} {
    display: grid;
    grid-template-columns: 86mm minmax(0, 1fr);
    grid-template-rows: auto;
    gap: 4mm 8mm;
    padding-bottom: 0;
    && > * {
      grid-area: auto;
      margin: 0;
      padding: 0;
    }
    && > :nth-of-type(1) {
      grid-column: 1;
    }
    && > div:nth-of-type(1) {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
  }
`;

const drawn = css`
  grid-column: 1 / span 7;
  grid-row: 2;
  margin: 28px 16px 0;
  ${media.tablet} {
    grid-column: 1 / span 6;
    margin-inline: 0;
  }
`;

type ProductTopProps = {
  product: PartOf<ProductTop_ProductFragment>;
  /** the way back through the shop */
  crumbs: ReactNode;
  /** what follows, above which a phone's bar stays */
  children: ReactNode;
};

/** Pictures, buy panel and true size: all follow what is chosen, and on phones a bar stays with it. */
export function ProductTop({ product: ref, crumbs, children }: ProductTopProps) {
  const product = partOf<ProductTop_ProductFragment>(ref);
  const chosen = useChoice(product);
  const { pathname, search } = useLocation();
  const { onSale, discountPercent } = chosen.variation ?? product;
  const about = [chosen.variation?.sku ?? product.sku, chosenName(product.name, chosen)].filter(Boolean).join(', ');
  const buyable =
    !product.sample && product.__typename !== 'GroupedProduct' && product.__typename !== 'ExternalProduct';
  return (
    <Paper title={pageTexts.paper} code={chosen.variation?.sku ?? product.sku} path={product.path}>
      <Wrap>
        {crumbs}
        <div css={layout}>
          <Gallery
            key={product.id}
            name={product.name}
            images={product.images}
            chosen={chosen.variation?.image ?? null}
            badges={<ProductBadges product={{ onSale, discountPercent, featured: product.featured }} />}
            onPick={url => pick(chosen, url)}
          />
          <BuyPanel product={product} chosen={chosen} />
          <div css={drawn}>
            <TrueSize product={product} size={chosen.options.size} colour={colourOf(chosen)} />
          </div>
        </div>
      </Wrap>
      <ChosenContext value={{ about, named: chosen.named }}>{children}</ChosenContext>
      {buyable && (
        <BuyBar
          price={shownPrice(product, chosen.variation).current}
          chosen={chosenWords(chosen)}
          line={boughtLine(product, chosen)}
          address={pathname + search}
        />
      )}
    </Paper>
  );
}

/** The picture of another colour chooses it; one that several share does not, as a variation without its own bears its product's. */
function pick({ attributes, variations, variation, choose }: Chosen, url: string): void {
  const colour = attributes.find(isColour);
  const pictured = variations?.filter(one => one.image?.url === url) ?? [];
  if (!colour || (variation && pictured.includes(variation))) return;
  const options = pictured.map(one => one.attributes.find(({ slug }) => slug === colour.slug)?.valueSlug);
  const [option] = options;
  if (option && options.every(other => other === option)) choose(colour.slug, option);
}

const colourOf = ({ attributes, options }: Chosen): string | null => {
  const colour = attributes.find(isColour);
  return colour?.options.find(({ slug }) => slug === options[colour.slug])?.name ?? null;
};
