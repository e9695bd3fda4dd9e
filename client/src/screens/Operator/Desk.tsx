import { operatorTexts as texts } from '../../../../rules/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Job } from '../../ui/Job.tsx';
import { JobFoot } from '../../ui/JobFoot.tsx';
import { Places } from './Places.tsx';
import { SubmissionsAdvice } from './SubmissionsAdvice.tsx';

/** What the operator has at hand. */
export const Desk = () => (
  <>
    <Places />
    <SubmissionsAdvice />
    <Job form title={texts.signOut} method="post" action="/operator">
      <JobFoot>
        <Button type="submit" variant="line">
          {texts.signOut}
        </Button>
        <p>{texts.signOutNote}</p>
      </JobFoot>
    </Job>
  </>
);
