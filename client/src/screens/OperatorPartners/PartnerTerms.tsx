import { css } from '@emotion/react';
import type { RefusedForm } from '../../forms/formOutcome.ts';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { partnersTexts as texts } from './texts.ts';

/** Boxes beside each other. */
export const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 22px;
  margin-bottom: 22px;
  legend {
    font-weight: 600;
    font-size: 0.9375rem;
    margin-bottom: 8px;
  }
`;

type PartnerTermsProps = {
  scopes: readonly string[];
  origins: string;
  requestsPerMinute: string;
  costPerMinute: string;
  refused: RefusedForm | undefined;
};

/** The fields of what a partner may do; what was typed stays where it was refused. */
export function PartnerTerms({ scopes, refused, ...terms }: PartnerTermsProps) {
  const { errors = {}, values } = refused ?? {};
  const { origins, requestsPerMinute, costPerMinute } = { ...terms, ...values };
  const isChosen = (scope: string) => (values ? `scope.${scope}` in values : scopes.includes(scope));
  return (
    <>
      <fieldset css={choices}>
        <legend>{texts.opens}</legend>
        {Object.entries(texts.scopes).map(([scope, label]) => (
          <Checkbox key={scope} name={`scope.${scope}`} defaultChecked={isChosen(scope)}>
            {label}
          </Checkbox>
        ))}
      </fieldset>
      <Grid layout="fields">
        <Field label={texts.requests} error={errors.requestsPerMinute}>
          <TextInput name="requestsPerMinute" inputMode="numeric" required defaultValue={requestsPerMinute} />
        </Field>
        <Field label={texts.cost} hint={texts.costHint} error={errors.costPerMinute}>
          <TextInput name="costPerMinute" inputMode="numeric" required defaultValue={costPerMinute} />
        </Field>
        <Field label={texts.originsField} hint={texts.originsHint} error={errors.origins} optional full>
          <TextInput name="origins" autoComplete="off" defaultValue={origins} />
        </Field>
      </Grid>
    </>
  );
}
