import { css } from '@emotion/react';
import type { RefusedForm } from '../../forms/formOutcome.ts';
import { RefusedBanner } from '../../quote/life/Outcome.tsx';
import { Seo } from '../../seo/Seo.tsx';
import { fromHome } from '../../site/fromHome.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Job } from '../../ui/layout/Job.tsx';
import { JobFoot } from '../../ui/layout/JobFoot.tsx';
import { JobPart } from '../../ui/layout/JobPart.tsx';
import { Jobs } from '../../ui/layout/Jobs.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { quoteLifeTexts } from './texts.ts';

const { find: texts } = quoteLifeTexts;
const narrow = css({ maxWidth: 760 });

const crumbs = fromHome({ label: quoteLifeTexts.crumb, href: '/quote/find' });

type FindRequestProps = { reference: string; refused: RefusedForm | undefined };

/** Whether a step of a page that could be read was refused, as after signing out in another tab: no address was wrong. */
const wasShut = ({ step, code }: RefusedForm): boolean => step !== 'open' && code === 'QUOTE_NOT_FOUND';

/** Opens a request by its reference and the address that asked. */
export const FindRequest = ({ reference, refused }: FindRequestProps) => (
  <>
    <Seo title={texts.title} path={null} noindex />
    <PageHead title={texts.title} lead={reference ? texts.known : texts.lead} crumbs={crumbs} />
    <Jobs>
      {refused && <RefusedBanner refused={refused}>{wasShut(refused) ? texts.shut : refused.message}</RefusedBanner>}
      <Job form title={texts.heading} method="post" action="/quote" css={narrow}>
        <JobPart legend={texts.heading} hideLegend>
          <Grid layout="fields">
            <Field label={texts.reference} hint={texts.referenceHint}>
              <TextInput
                name="reference"
                defaultValue={refused?.values.reference ?? reference.toUpperCase()}
                autoComplete="off"
                spellCheck={false}
                required
              />
            </Field>
            <Field label={texts.email} hint={texts.emailHint}>
              <TextInput type="email" name="email" defaultValue={refused?.values.email} autoComplete="email" required />
            </Field>
          </Grid>
        </JobPart>
        <JobFoot>
          <Button type="submit" name="step" value="open">
            {texts.open}
          </Button>
        </JobFoot>
      </Job>
    </Jobs>
  </>
);
