import { css } from '@emotion/react';
import { defaultCountry } from '../../../../rules/address/country.ts';
import { usePageQuery } from '../../data/usePageQuery.ts';
import { text } from '../../theme/text.ts';
import { media } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { TearSheet } from '../../ui/layout/TearSheet.tsx';
import type { QuoteItems } from '../list/items.ts';
import type { DeliveryCountries } from './deliveryPlace.ts';
import { Estimate } from './Estimate.tsx';
import { type EstimatedForm, WORK_OUT } from './estimatedForm.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { estimateTexts as texts } from './texts.ts';

const plain = css({ display: 'none', [media.noScript]: { display: 'block' } });
const below = css({ marginTop: 16 });

type PlainEstimateProps = {
  items: QuoteItems;
  countries: DeliveryCountries;
  /** what the last press answered */
  estimated: EstimatedForm | null;
  /** the quote form, whose values are sent along and come back */
  form: string;
};

/** The estimate without scripts: worked out by a button, which keeps what stands in the form. */
export function PlainEstimate({ items, countries, estimated, form }: PlainEstimateProps) {
  const query = usePageQuery();
  const estimate = estimated?.estimate ?? null;
  const place = estimated?.place ?? { country: defaultCountry, postcode: '' };
  const fields = (
    <>
      <PlaceFields place={place} countries={countries} form={form} />
      <Button
        css={below}
        variant="line"
        type="submit"
        form={form}
        formAction={`/request-quote?${query}#estimate`}
        formNoValidate
        name={WORK_OUT}
        value="1"
      >
        {texts.workOut}
      </Button>
    </>
  );
  return (
    <div css={plain}>
      {estimate ? (
        <Estimate items={items} estimate={estimate} place={fields} />
      ) : (
        <TearSheet id="estimate" aria-label={texts.heading}>
          <h2>{texts.heading}</h2>
          {estimated && <p css={text.soft}>{texts.unpriced.UNAVAILABLE}</p>}
          {fields}
        </TearSheet>
      )}
    </div>
  );
}
