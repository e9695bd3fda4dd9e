import { css } from '@emotion/react';
import { quoteTexts } from '../../../../../rules/texts/quote.ts';
import { options } from '../../../forms/options.ts';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Segments } from '../../../ui/inputs/Segments.tsx';
import { TextArea } from '../../../ui/inputs/TextArea.tsx';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import { quotePageTexts } from '../texts.ts';
import type { QuoteParts } from './quoteParts.ts';

const apart = css({ marginTop: 22 });
const timelines = options(quoteTexts.timeline);

/** When it is needed, and anything else. */
export const TimePart = ({ field, control }: QuoteParts) => {
  const timeline = field('timeline');
  return (
    <JobPart legend={quotePageTexts.partWhen}>
      <Segments
        id={timeline.id}
        legend={timeline.label}
        error={timeline.error}
        optional
        options={timelines}
        {...control('timeline')}
      />
      <div css={apart}>
        <Field {...field('additionalInfo')} optional>
          <TextArea rows={4} {...control('additionalInfo')} />
        </Field>
      </div>
    </JobPart>
  );
};
