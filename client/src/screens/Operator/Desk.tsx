import { operatorTexts as texts } from '../../../../rules/texts/operator.ts';
import type { PartOf } from '../../data/partOf.ts';
import type { Drafts_OperatorFragment } from '../../gql/graphql.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Job } from '../../ui/layout/Job.tsx';
import { JobFoot } from '../../ui/layout/JobFoot.tsx';
import { Drafts } from './Drafts.tsx';
import { Places } from './Places.tsx';
import { SubmissionsAdvice } from './SubmissionsAdvice.tsx';

/** What the operator has at hand. */
export const Desk = ({ operator }: { operator: PartOf<Drafts_OperatorFragment> }) => (
  <>
    <Places />
    <Drafts operator={operator} />
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
