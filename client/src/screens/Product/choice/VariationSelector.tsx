import { css } from '@emotion/react';
import { fillText } from '../../../../../rules/fillText.ts';
import { productTexts } from '../../../../../rules/texts/product.ts';
import { media, space } from '../../../theme/tokens.ts';
import { Html } from '../../../ui/content/Html.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Segments } from '../../../ui/inputs/Segments.tsx';
import { isColour, ownName } from './chosenTitle.ts';
import type { Chosen } from './useChoice.ts';

const form = css`
  display: grid;
  gap: 14px;
  padding-top: 16px;
  ${media.phone} {
    gap: 12px;
    padding-top: 12px;
    /* The options of each attribute stand in one row, which is swiped where it is longer than the screen. */
    fieldset > div {
      flex-wrap: nowrap;
      overflow-x: auto;
      margin-inline: calc(${space.margin} * -1);
      padding: 8px ${space.margin};
      margin-block: -8px;
      scrollbar-width: none;
    }
    /* One with a long name is broken, so that it is read whole and the next one shows. */
    label {
      flex: none;
      max-width: 90%;
    }
    label > span {
      padding-inline: 10px;
    }
  }
`;
const message = css({ '> *': { marginTop: 18 } });
// On paper there is nothing above to select.
const unprinted = css({ [media.print]: { display: 'none' } });

const send = css`
  display: none;
  ${media.noScript} {
    display: block;
  }
`;

type VariationSelectorProps = {
  path: string;
  chosen: Chosen;
  /** whether the shop does not tell just now */
  away: boolean;
};

/** One row of boxes per attribute. A plain GET form on the product's own address, for where there are no scripts. */
export function VariationSelector({ path, chosen, away }: VariationSelectorProps) {
  const { attributes, options, variations, choose } = chosen;
  if (away && !variations?.length) return <Banner kind="warning">{productTexts.variationsAway}</Banner>;
  if (variations === null) return <Banner kind="error">{productTexts.variationsFailed}</Banner>;
  if (variations.length === 0) return <Banner kind="warning">{productTexts.noVariations}</Banner>;
  return (
    <>
      <form css={form} method="get" action={path} data-keep-scroll>
        {attributes.map(attribute => (
          <Segments
            key={attribute.slug}
            legend={attribute.name}
            note={attribute.options.find(option => option.slug === options[attribute.slug])?.name}
            name={attribute.slug}
            data={attribute.options.every(option => /\d/.test(option.name))}
            value={options[attribute.slug] ?? ''}
            onChange={event => choose(attribute.slug, event.target.value)}
            options={attribute.options.map(({ name, slug }) => ({
              value: slug,
              label: name,
              ...unavailability(chosen, attribute.slug, slug),
              ...(isColour(attribute) ? { swatch: name } : {}),
            }))}
          />
        ))}
        <div css={send}>
          <Button variant="line" size="sm" type="submit">
            {productTexts.chosen}
          </Button>
        </div>
      </form>
      <ChoiceMessage chosen={chosen} />
    </>
  );
}

/** An option that does not go with the others can be chosen all the same, or there would be no way to a different pair. */
function unavailability({ attributes, options, isPossible, isMade }: Chosen, attribute: string, option: string) {
  if (!isMade(attribute, option)) return { disabled: true, unavailable: productTexts.neverAvailable };
  if (isPossible(attribute, option)) return {};
  const others = chosenWords({ attributes: attributes.filter(({ slug }) => slug !== attribute), options });
  return { unavailable: fillText(productTexts.notWith, { options: others.join(', ') }) };
}

/** What is still to be done, or that it cannot be had. */
function ChoiceMessage({ chosen: { complete, variation } }: { chosen: Chosen }) {
  return (
    <div css={message} aria-live="polite">
      {variation?.description && <Html html={variation.description} />}
      {!complete && (
        <div css={unprinted}>
          <Banner>{productTexts.choose}</Banner>
        </div>
      )}
      {complete && !variation && <Banner kind="warning">{productTexts.notAvailable}</Banner>}
    </div>
  );
}

/** 'Security Void Label, Red (38 × 19 mm, Red)': the product as it is asked for. */
export function chosenName(name: string, chosen: Pick<Chosen, 'attributes' | 'options'>): string {
  const words = chosenWords(chosen);
  if (words.length === 0) return name;
  return fillText(productTexts.chosenName, { name: ownName(name, chosen), options: words.join(', ') });
}

/** What is chosen, in the buyer's words. */
export const chosenWords = ({ attributes, options }: Pick<Chosen, 'attributes' | 'options'>): string[] =>
  attributes.flatMap(({ slug, options: offered }) => offered.find(option => option.slug === options[slug])?.name ?? []);
