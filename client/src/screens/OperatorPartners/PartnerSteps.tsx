import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { RefusedForm } from '../../forms/formOutcome.ts';
import type { PartnerCardFragment } from '../../gql/graphql.ts';
import { text } from '../../theme/text.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { choices, PartnerTerms } from './PartnerTerms.tsx';
import type { PartnerStepAnswer } from './takePartnerStep.ts';
import { partnersTexts as texts } from './texts.ts';

const folded = css`
  summary {
    font-weight: 650;
    cursor: pointer;
    padding: 6px 0;
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    margin: 14px 0;
    justify-items: start;
  }
  form > div,
  form > fieldset {
    width: 100%;
  }
`;

export type PartnerStepsProps = { partner: PartnerCardFragment; answer: PartnerStepAnswer | undefined };

/** What the operator can do about a partner, each folded away with its button; open where it was refused. */
export function PartnerSteps({ partner, answer }: PartnerStepsProps) {
  const { name, scopes, origins, requestsPerMinute, costPerMinute, keys } = partner;
  const refusedAs = (step: string) =>
    answer?.kind === 'refused' && answer.step === step && answer.values.name === name ? answer : undefined;
  const [replacing, changing, hooking] = [refusedAs('replace'), refusedAs('change'), refusedAs('hook')];
  return (
    <div css={folded}>
      <Step name={name} step="replace" title={texts.replace} send={texts.replaceSend} refused={replacing}>
        <Field label={texts.replaceHours} error={replacing?.errors.keptHours}>
          <TextInput name="keptHours" inputMode="numeric" required defaultValue={replacing?.values.keptHours ?? '24'} />
        </Field>
      </Step>
      <Step name={name} step="change" title={texts.change} send={texts.changeSend} refused={changing}>
        <PartnerTerms
          scopes={scopes}
          origins={origins.join(', ')}
          requestsPerMinute={String(requestsPerMinute)}
          costPerMinute={String(costPerMinute)}
          refused={changing}
        />
      </Step>
      <Step name={name} step="hook" title={texts.hook} send={texts.hookSend} refused={hooking}>
        <Field label={texts.hookUrl} hint={texts.hookUrlHint} error={hooking?.errors.url}>
          <TextInput
            name="url"
            type="url"
            autoComplete="off"
            required
            maxLength={500}
            defaultValue={hooking?.values.url}
          />
        </Field>
        <fieldset css={choices}>
          <legend>{texts.hookTopics}</legend>
          {Object.entries(texts.topics).map(([topic, label]) => (
            <Checkbox
              key={topic}
              name={`topic.${topic}`}
              defaultChecked={hooking && `topic.${topic}` in hooking.values}
            >
              {label}
            </Checkbox>
          ))}
        </fieldset>
      </Step>
      {keys.some(({ live }) => live) && (
        <Step name={name} step="revoke" title={texts.revoke} send={texts.revoke}>
          <p css={text.soft}>{texts.revokeNote}</p>
        </Step>
      )}
    </div>
  );
}

type StepProps = {
  name: string;
  step: string;
  title: string;
  send: string;
  refused?: RefusedForm | undefined;
  children: ReactNode;
};

const Step = ({ name, step, title, send, refused, children }: StepProps) => (
  <details open={refused !== undefined}>
    <summary>{title}</summary>
    <form key={refused ? 'refused' : 'new'} method="post" action="/operator/partners">
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="name" value={name} />
      {children}
      <Button type="submit" size="sm" variant="line">
        {send}
      </Button>
    </form>
  </details>
);
