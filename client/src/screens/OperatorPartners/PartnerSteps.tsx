import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PartnerCardFragment } from '../../gql/graphql.ts';
import { text } from '../../theme/text.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { choices, PartnerTerms } from './PartnerTerms.tsx';
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

/** What the operator can do about a partner, each folded away with its button. */
export function PartnerSteps({ partner }: { partner: PartnerCardFragment }) {
  const { name, scopes, origins, requestsPerMinute, costPerMinute, keys } = partner;
  return (
    <div css={folded}>
      <Step name={name} step="replace" title={texts.replace} send={texts.replaceSend}>
        <Field label={texts.replaceHours}>
          <TextInput name="keptHours" inputMode="numeric" required defaultValue="24" />
        </Field>
      </Step>
      <Step name={name} step="change" title={texts.change} send={texts.changeSend}>
        <PartnerTerms
          scopes={scopes}
          origins={origins.join(', ')}
          requestsPerMinute={String(requestsPerMinute)}
          costPerMinute={String(costPerMinute)}
        />
      </Step>
      <Step name={name} step="hook" title={texts.hook} send={texts.hookSend}>
        <Field label={texts.hookUrl} hint={texts.hookUrlHint}>
          <TextInput name="url" type="url" autoComplete="off" required maxLength={500} />
        </Field>
        <fieldset css={choices}>
          <legend>{texts.hookTopics}</legend>
          {Object.entries(texts.topics).map(([topic, label]) => (
            <Checkbox key={topic} name={`topic.${topic}`}>
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

type StepProps = { name: string; step: string; title: string; send: string; children: ReactNode };

const Step = ({ name, step, title, send, children }: StepProps) => (
  <details>
    <summary>{title}</summary>
    <form method="post" action="/operator/partners">
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="name" value={name} />
      {children}
      <Button type="submit" size="sm" variant="line">
        {send}
      </Button>
    </form>
  </details>
);
