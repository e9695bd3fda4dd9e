import { css } from '@emotion/react';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Hint } from '../../../ui/inputs/Hint.tsx';
import { TextInput } from '../../../ui/inputs/TextInput.tsx';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import { quoteHref } from '../addresses.ts';
import { firmTexts } from '../texts.ts';
import { LineFields } from './LineFields.tsx';
import type { OfferParts } from './offerParts.ts';

const { offer: texts } = firmTexts;

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '10px 12px', alignItems: 'end', marginTop: 14 });

type LinesPartProps = OfferParts & {
  /** what stands in the form now */
  typed: Readonly<Record<string, string>>;
  rows: number;
  onMore: () => void;
  /** something was filled in by a press */
  onFilled: () => void;
};

/** The goods: from the catalogue, or in words. */
export const LinesPart = ({ rows, onMore, ...parts }: LinesPartProps) => (
  <JobPart legend={texts.lines}>
    {Array.from({ length: rows }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
      <LineFields key={at} at={at} {...parts} />
    ))}
    <Hint>{texts.remove}</Hint>
    <div css={row}>
      <Button
        type="submit"
        name="step"
        value="more"
        formAction={`${quoteHref(parts.request.reference)}#line.${rows}.name`}
        size="sm"
        variant="line"
        onClick={event => {
          event.preventDefault();
          onMore();
        }}
      >
        {texts.more}
      </Button>
      <Field id="sku" label={texts.sku} error={parts.errors.sku}>
        <TextInput name="sku" defaultValue={parts.values.sku} autoComplete="off" />
      </Field>
      <Button
        type="submit"
        name="step"
        value="catalogue"
        size="sm"
        variant="line"
        formNoValidate
        formAction={`${quoteHref(parts.request.reference)}#sku`}
      >
        {texts.catalogue}
      </Button>
    </div>
  </JobPart>
);
