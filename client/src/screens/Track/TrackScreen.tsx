import { css } from '@emotion/react';
import { type ActionFunctionArgs, data, redirect, useActionData } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { type RefusedForm, refusedForm } from '../../forms/formOutcome.ts';
import { readPosted } from '../../forms/readPosted.ts';
import { patience, unsent } from '../../forms/sendStep.ts';
import { TrackOrderOperation } from '../../gql/operations/TrackOrder.ts';
import { fillNodes } from '../../lib/format/fillNodes.tsx';
import { RefusedBanner } from '../../quote/life/Outcome.tsx';
import { Seo } from '../../seo/Seo.tsx';
import { fromHome } from '../../site/fromHome.ts';
import { text } from '../../theme/text.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Job } from '../../ui/layout/Job.tsx';
import { JobFoot } from '../../ui/layout/JobFoot.tsx';
import { JobPart } from '../../ui/layout/JobPart.tsx';
import { Jobs } from '../../ui/layout/Jobs.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { trackTexts as texts } from './texts.ts';

const narrow = css({ maxWidth: 760 });

const crumbs = fromHome({ label: texts.title, href: '/track' });

/** Leads to the order's page; which of the two was wrong is not told. */
export async function act(ask: Ask, { request }: ActionFunctionArgs) {
  const values = await readPosted(request);
  const { number = '', email = '' } = values;
  const asked = { number: number.trim(), email: email.trim() };
  const answer = await ask(TrackOrderOperation, asked, { personal: true, signal: patience() }).catch(() => null);
  const path = answer?.data?.trackOrder?.path;
  // The order's page asks for the address that ordered, where it does not know the browser: it is sent on with the form.
  if (path) return redirect(path, path.startsWith('/order-received/') ? 307 : 303);
  const code = answer?.errors[0]?.extensions?.code;
  if (answer && (!code || code === 'BAD_USER_INPUT'))
    return data(refusedForm(values, 'NOT_FOUND', texts.unfit), { status: 422 });
  return unsent(values, answer, texts.failed);
}

/** One order, for whoever knows its number and the address that ordered. */
export function Screen() {
  const refused = useActionData<RefusedForm>();
  const account = <a href="/account">{texts.allLink}</a>;
  return (
    <>
      <Seo title={texts.title} path={null} noindex />
      <PageHead title={texts.title} lead={texts.lead} crumbs={crumbs} />
      <Jobs>
        {refused && <RefusedBanner refused={refused} />}
        <Job form title={texts.heading} method="post" action="/track" css={narrow}>
          <JobPart legend={texts.heading} hideLegend>
            <Grid layout="fields">
              <Field label={texts.number} hint={texts.numberHint}>
                <TextInput name="number" autoComplete="off" required defaultValue={refused?.values.number} />
              </Field>
              <Field label={texts.email} hint={texts.emailHint}>
                <TextInput
                  type="email"
                  name="email"
                  autoComplete="email"
                  required
                  defaultValue={refused?.values.email}
                />
              </Field>
            </Grid>
          </JobPart>
          <JobFoot>
            <Button type="submit">{texts.send}</Button>
            <p css={text.small}>{fillNodes(texts.all, { link: account })}</p>
          </JobFoot>
        </Job>
      </Jobs>
    </>
  );
}
