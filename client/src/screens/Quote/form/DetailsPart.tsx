import { css } from '@emotion/react';
import { quoteTexts } from '../../../../../rules/texts/quote/quote.ts';
import { options } from '../../../forms/options.ts';
import { ArtworkField } from '../../../quote/artwork/ArtworkField.tsx';
import { color, font, media, size } from '../../../theme/tokens.ts';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Segments } from '../../../ui/inputs/Segments.tsx';
import { TextArea } from '../../../ui/inputs/TextArea.tsx';
import { TextInput } from '../../../ui/inputs/TextInput.tsx';
import { Grid } from '../../../ui/layout/Grid.tsx';
import { quotePageTexts } from '../texts.ts';
import { OptionSelect } from './OptionSelect.tsx';
import type { QuoteParts } from './quoteParts.ts';

const fold = css`
  padding: 0 36px;
  border-top: 1.5px dashed ${color.lineStrong};
  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 14px;
    min-height: 64px;
    padding-block: 12px;
    font-weight: 650;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before {
    content: '+' / '';
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    background: ${color.ink};
    color: ${color.onInk};
    font: 500 22px/1 ${font.mono};
  }
  &[open] > summary {
    padding-bottom: 22px;
  }
  &[open] > summary::before {
    content: '−' / '';
  }
  summary span {
    font-weight: 400;
    font-size: ${size.fsUi};
    color: ${color.inkMute};
  }
  &[open] {
    padding-bottom: 32px;
  }
  ${media.phone} {
    padding-inline: 18px;
  }
`;

const across = css({ gridColumn: '1 / -1' });
const timelines = options(quoteTexts.timeline);
const { placeholders } = quoteTexts;

type DetailsPartProps = QuoteParts & {
  /** Whether it begins unfolded; what is wrong in it unfolds it, too. */
  open: boolean;
};

/** What nobody has to say: seven questions that fold. */
export const DetailsPart = ({ field, control, artwork, open }: DetailsPartProps) => {
  const timeline = field('timeline');
  return (
    <details css={fold} open={open}>
      <summary>
        {quotePageTexts.details} <span>{quotePageTexts.detailsList}</span>
      </summary>
      <Grid layout="fields">
        <Field {...field('company')} optional>
          <TextInput autoComplete="organization" {...control('company')} />
        </Field>
        <Field {...field('usage')} optional>
          <OptionSelect empty={placeholders.usage} texts={quoteTexts.usage} {...control('usage')} />
        </Field>
        <Field {...field('colors')} optional full>
          <TextInput placeholder={placeholders.colors} {...control('colors')} />
        </Field>
        <Field {...field('specialRequirements')} optional full>
          <TextArea rows={3} placeholder={placeholders.specialRequirements} {...control('specialRequirements')} />
        </Field>
        <div css={across}>
          <Segments
            id={timeline.id}
            legend={timeline.label}
            error={timeline.error}
            optional
            options={timelines}
            {...control('timeline')}
          />
        </div>
        <ArtworkField {...artwork} />
        <Field {...field('additionalInfo')} optional full>
          <TextArea rows={4} {...control('additionalInfo')} />
        </Field>
      </Grid>
    </details>
  );
};
