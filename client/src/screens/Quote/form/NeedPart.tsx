import { css } from '@emotion/react';
import { quoteTexts } from '../../../../../rules/texts/quote.ts';
import { options } from '../../../forms/options.ts';
import { ChoiceTiles } from '../../../ui/inputs/ChoiceTiles.tsx';
import { Segments } from '../../../ui/inputs/Segments.tsx';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import { quotePageTexts } from '../texts.ts';
import { labelTypeTiles } from './labelTypeTiles.ts';
import type { QuoteParts } from './quoteParts.ts';

const apart = css({ marginTop: 24 });
const quantities = options(quoteTexts.quantity);

/** Kind and number of labels. */
export const NeedPart = ({ field, control }: QuoteParts) => {
  const labelType = field('labelType');
  const quantity = field('quantity');
  return (
    <JobPart legend={quotePageTexts.partNeed}>
      <ChoiceTiles
        id={labelType.id}
        legend={labelType.label}
        error={labelType.error}
        options={labelTypeTiles}
        required
        {...control('labelType')}
      />
      <Segments
        css={apart}
        id={quantity.id}
        legend={quantity.label}
        error={quantity.error}
        options={quantities}
        data
        paired
        required
        {...control('quantity')}
      />
    </JobPart>
  );
};
