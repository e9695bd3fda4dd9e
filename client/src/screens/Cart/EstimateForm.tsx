import { css } from '@emotion/react';
import { useState } from 'react';
import { defaultCountry } from '../../../../rules/address/country.ts';
import { addressTexts } from '../../../../rules/address/texts.ts';
import { CartForm } from '../../cart/CartForm.tsx';
import { type Countries, withChosen } from '../../cart/delivery/deliveryCountries.ts';
import { useDeliveryCountries } from '../../cart/delivery/useDeliveryCountries.ts';
import { CartRefusal } from '../../cart/store/askGateway.ts';
import type { CartStore } from '../../cart/store/cartStore.ts';
import type { Cart } from '../../cart/store/lines.ts';
import { basketTexts } from '../../cart/texts.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { FieldMessage } from '../../ui/inputs/FieldMessage.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { visuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';

const fields = css({ display: 'grid', gap: 14, paddingBlock: 14 });
const title = css({ marginTop: 18, cursor: 'pointer', fontWeight: 600, paddingBlock: 10 });

type EstimateFormProps = {
  store: CartStore | null;
  brought: Countries | undefined;
  /** where the sums beside it are for */
  place: Cart['shippingAddress'];
};

/** What sending it would cost, by as much of the address as that takes. */
export function EstimateForm({ store, brought, place }: EstimateFormProps) {
  const countries = useDeliveryCountries(brought);
  const [country, setCountry] = useState<string>(place.country || defaultCountry);
  const [refused, setRefused] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const estimate = async (form: FormData) => {
    const read = (name: string) => String(form.get(name) ?? '').trim();
    // What is said again is heard only where it was gone.
    setDone(false);
    try {
      const shipping = { country: read('country'), state: read('state'), postcode: read('postcode') };
      await store?.change('estimate', { shipping });
      setRefused(null);
      setDone(true);
    } catch (error) {
      setRefused(error instanceof CartRefusal ? error.message : basketTexts.tryLater);
    }
  };
  return (
    <details>
      <summary css={title}>{basketTexts.estimate}</summary>
      <CartForm css={fields} change="estimate" onChange={estimate}>
        <Field label={addressTexts.labels.country}>
          <Select name="country" value={country} onChange={event => setCountry(event.target.value)}>
            {withChosen(countries, country).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        {country === 'ZA' && (
          <Field label={addressTexts.labels.state}>
            <Select name="state" defaultValue={place.state || 'GP'}>
              {Object.entries(addressTexts.provinces).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label={addressTexts.labels.postcode}>
          <TextInput name="postcode" defaultValue={place.postcode} maxLength={20} autoComplete="postal-code" />
        </Field>
        {refused && (
          <FieldMessage kind="error" role="alert">
            {refused}
          </FieldMessage>
        )}
        <p css={visuallyHidden} role="status">
          {done && basketTexts.estimated}
        </p>
        <Button variant="line" type="submit">
          {basketTexts.estimateButton}
        </Button>
      </CartForm>
    </details>
  );
}
