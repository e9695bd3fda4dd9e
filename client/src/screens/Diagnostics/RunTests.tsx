import { css } from '@emotion/react';
import type { FormEvent } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { diagnosticsTexts as texts } from '../../../../rules/texts/diagnostics.ts';
import type { CheckStatus, DiagnosticsQuery } from '../../gql/graphql.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Job } from '../../ui/layout/Job.tsx';
import { JobBody } from '../../ui/layout/JobBody.tsx';
import { JobFoot } from '../../ui/layout/JobFoot.tsx';

const outcome = css({ fontWeight: 600 });

interface RunTestsProps {
  diagnostics: NonNullable<DiagnosticsQuery['diagnostics']>;
  busy: boolean;
  onRun: (form: FormData) => void;
}

/** What the tests came to, and the button that runs them again. */
export function RunTests({ diagnostics: { checks, ranAt }, busy, onRun }: RunTestsProps) {
  const count = (status: CheckStatus) => checks.filter(check => check.status === status).length;
  const first = checks.find(({ status }) => status === 'ERROR');
  const summary = fillText(texts.summary, {
    error: count('ERROR'),
    warning: count('WARNING'),
    success: count('SUCCESS'),
    info: count('INFO'),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onRun(new FormData(event.currentTarget));
  };
  const note = <time dateTime={ranAt}>{`${ranAt.slice(0, 19).replace('T', ' ')} UTC`}</time>;
  return (
    <Job form title={texts.tests} note={note} method="post" action="/debug/woocommerce" onSubmit={submit}>
      <JobBody>
        <p css={outcome} role="status">
          {busy ? texts.running : summary}
        </p>
        {first && (
          <p>
            {texts.first} <a href={`#${first.id}`}>{first.name}</a>
          </p>
        )}
        <Checkbox name="tryCart" value="1">
          {texts.tryCart}
        </Checkbox>
      </JobBody>
      <JobFoot>
        <Button type="submit" busy={busy}>
          {busy ? texts.running : texts.run}
        </Button>
        <p>{texts.sameAs}</p>
      </JobFoot>
    </Job>
  );
}
