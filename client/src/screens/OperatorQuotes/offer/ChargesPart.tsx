import { css } from '@emotion/react';
import { fillText } from '../../../../../rules/fillText.ts';
import { font, size } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { TextInput } from '../../../ui/inputs/TextInput.tsx';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import { quoteHref } from '../addresses.ts';
import { firmTexts } from '../texts.ts';
import type { OfferParts } from './offerParts.ts';

const { offer: texts } = firmTexts;

const charge = css({
  ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 130px', gap: '8px 12px', marginBottom: 12 },
  input: { minHeight: 44, paddingInline: 10, fontSize: size.fsUi },
  '> :last-of-type input': { fontFamily: font.mono, textAlign: 'right' },
});

type ChargesPartProps = OfferParts & { rows: number; onMore: () => void };

/** What is paid beside the goods: tooling, and how they are sent. */
export function ChargesPart({ request, values, errors, currency, rows, onMore }: ChargesPartProps) {
  const row = (start: string, label: string) => (
    <div key={start} css={charge}>
      <Field id={`${start}.name`} label={label} error={errors[`${start}.name`]}>
        <TextInput name={`${start}.name`} defaultValue={values[`${start}.name`]} maxLength={200} />
      </Field>
      <Field id={`${start}.amount`} label={fillText(texts.amount, { currency })} error={errors[`${start}.amount`]}>
        <TextInput name={`${start}.amount`} defaultValue={values[`${start}.amount`]} inputMode="decimal" />
      </Field>
    </div>
  );
  return (
    <JobPart legend={texts.charges}>
      {Array.from({ length: rows }, (_, at) => row(`fee.${at}`, texts.fee))}
      {row('delivery', texts.delivery)}
      <Button
        type="submit"
        name="step"
        value="moreFees"
        formAction={`${quoteHref(request.reference)}#fee.${rows}.name`}
        size="sm"
        variant="line"
        onClick={event => {
          event.preventDefault();
          onMore();
        }}
      >
        {texts.moreFees}
      </Button>
    </JobPart>
  );
}
