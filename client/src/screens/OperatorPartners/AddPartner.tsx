import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Job } from '../../ui/layout/Job.tsx';
import { JobFoot } from '../../ui/layout/JobFoot.tsx';
import { JobPart } from '../../ui/layout/JobPart.tsx';
import { PartnerTerms } from './PartnerTerms.tsx';
import type { PartnerStepAnswer } from './takePartnerStep.ts';
import { partnersTexts as texts } from './texts.ts';

const REQUESTS = '600';
const COST = '350000';

/** Adds a partner with a first key; what was typed stays where it was refused. */
export function AddPartner({ answer }: { answer: PartnerStepAnswer | undefined }) {
  const refused = answer?.kind === 'refused' && answer.step === 'add' ? answer : undefined;
  return (
    <Job form key={refused ? 'refused' : 'new'} title={texts.add} method="post" action="/operator/partners">
      <JobPart legend={texts.add} hideLegend>
        <input type="hidden" name="step" value="add" />
        <Field label={texts.name} error={refused?.errors.name} css={{ marginBottom: 22 }}>
          <TextInput name="name" autoComplete="off" required maxLength={80} defaultValue={refused?.values.name} />
        </Field>
        <PartnerTerms scopes={[]} origins="" requestsPerMinute={REQUESTS} costPerMinute={COST} refused={refused} />
      </JobPart>
      <JobFoot>
        <Button type="submit">{texts.addSend}</Button>
        <p>{texts.keyNote}</p>
      </JobFoot>
    </Job>
  );
}
