import { css } from '@emotion/react';
import { operatorTexts as texts } from '../../../../rules/texts/operator.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Job } from '../../ui/layout/Job.tsx';
import { JobFoot } from '../../ui/layout/JobFoot.tsx';
import { JobPart } from '../../ui/layout/JobPart.tsx';

const narrow = css({ maxWidth: 560 });

/**
 * The browser sends it by itself: the answer is a cookie, and that is no business of scripts. A page that refuses comes
 * without any: the field asks for the focus, and is read with its message.
 */
export const SignIn = ({ refused }: { refused?: string }) => (
  <Job form title={texts.signIn} method="post" action="/operator" css={narrow}>
    <JobPart legend={texts.signIn} hideLegend>
      <Field label={texts.token} hint={texts.tokenHint} error={refused}>
        <TextInput type="password" name="token" autoComplete="current-password" required autoFocus={Boolean(refused)} />
      </Field>
    </JobPart>
    <JobFoot>
      <Button type="submit" variant="ink">
        {texts.signIn}
      </Button>
      <p>{texts.signInNote}</p>
    </JobFoot>
  </Job>
);
