import { css } from '@emotion/react';
import { addressCountries, countryName } from '../../../../../rules/address/addressCountries.ts';
import { fillText } from '../../../../../rules/fillText.ts';
import { media } from '../../../theme/tokens.ts';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { TextArea } from '../../../ui/inputs/TextArea.tsx';
import { TextInput } from '../../../ui/inputs/TextInput.tsx';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import { firmTexts } from '../texts.ts';
import type { OfferParts } from './offerParts.ts';

const { offer: texts } = firmTexts;

const four = css({
  ...{ display: 'grid', gridTemplateColumns: '2fr 1fr 1fr 1fr', gap: 12, alignItems: 'start' },
  [media.phone]: { gridTemplateColumns: '1fr 1fr' },
});

const below = css({ marginTop: 14 });

/** Country and tax, lead time, how long it is good, conditions, a word to the buyer. */
export function TermsPart({ request, values, errors }: OfferParts) {
  const field = (name: string) => ({ id: name, error: errors[name] });
  const days = (name: string) => ({ name, defaultValue: values[name], inputMode: 'numeric' as const });
  return (
    <JobPart legend={texts.terms}>
      <div css={four}>
        <Field {...field('country')} label={texts.country}>
          <Select name="country" defaultValue={values.country}>
            {addressCountries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...field('taxPercent')} label={texts.vat}>
          <TextInput name="taxPercent" defaultValue={values.taxPercent} inputMode="decimal" />
        </Field>
        <Field {...field('leadTimeDays')} label={texts.leadTime}>
          <TextInput {...days('leadTimeDays')} />
        </Field>
        <Field {...field('validDays')} label={texts.valid}>
          <TextInput {...days('validDays')} />
        </Field>
      </div>
      <TaxedState byState={request.draft?.countriesByState ?? []} value={values.state} error={errors.state} />
      <div css={below}>
        <Field {...field('terms')} label={texts.conditions} optional>
          <TextInput name="terms" defaultValue={values.terms} maxLength={2000} />
        </Field>
      </div>
      <div css={below}>
        <Field {...field('note')} label={texts.note} optional>
          <TextArea name="note" defaultValue={values.note} rows={3} maxLength={5000} />
        </Field>
      </div>
    </JobPart>
  );
}

type TaxedStateProps = { byState: readonly string[]; value: string | undefined; error: string | undefined };

/** Asked for where the shop's tax depends on it, or the gateway wants it. */
const TaxedState = ({ byState, value, error }: TaxedStateProps) =>
  (byState.length > 0 || error) && (
    <div css={below}>
      <Field
        id="state"
        error={error}
        label={texts.state}
        hint={fillText(texts.stateHint, { countries: byState.map(countryName).join(', ') })}
        optional
      >
        <TextInput name="state" defaultValue={value} maxLength={6} />
      </Field>
    </div>
  );
