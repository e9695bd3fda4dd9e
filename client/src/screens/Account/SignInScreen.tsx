import { type ActionFunctionArgs, data, redirect, useActionData } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { usePageQuery } from '../../data/usePageQuery.ts';
import type { RefusedForm } from '../../forms/formOutcome.ts';
import { readPosted } from '../../forms/readPosted.ts';
import { sendStep } from '../../forms/sendStep.ts';
import { SignInOperation } from '../../gql/operations/SignIn.ts';
import { Outcome, RefusedBanner } from '../../quote/life/Outcome.tsx';
import { useStepKey } from '../../quote/life/useStepKey.ts';
import { withStepKey } from '../../quote/life/withStepKey.ts';
import { Seo } from '../../seo/Seo.tsx';
import { surface } from '../../theme/surface.ts';
import { text } from '../../theme/text.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Jobs } from '../../ui/layout/Jobs.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { accountCrumbs, signInCard } from './AskLink.tsx';
import { accountTexts } from './texts.ts';

const { in: texts } = accountTexts;

export const load = () => withStepKey(data({}));

/** Signs in. Opening the page alone spends nothing: a mail scanner opens every link. */
export async function act(ask: Ask, { request }: ActionFunctionArgs) {
  const { token = '', idempotencyKey = null } = await readPosted(request);
  // What the link carried is not handed back to the page.
  const options = { input: { token, idempotencyKey }, values: { step: 'sign' }, typename: 'Account' } as const;
  const { taken, refused, status } = await sendStep(ask, SignInOperation, options);
  return taken ? redirect('/account', 303) : data(refused, { status });
}

/** What the mail's link opens: one button. */
export function Screen() {
  const query = usePageQuery();
  const refused = useActionData<RefusedForm>();
  const token = query.get('token') ?? '';
  const key = useStepKey();
  const spent = !token || refused?.code === 'LINK_SPENT';
  const title = spent ? texts.spentTitle : texts.pressTitle;
  return (
    <>
      <Seo title={title} path={null} noindex />
      <PageHead title={title} crumbs={accountCrumbs} />
      <Jobs>
        {spent ? (
          <div css={[signInCard, surface.sheet]}>
            <Outcome answers={refused !== undefined}>
              <p css={text.soft} role={refused && 'alert'}>
                {texts.spent}
              </p>
            </Outcome>
            <Button variant="ink" href="/account">
              {texts.newLink}
            </Button>
          </div>
        ) : (
          <form
            method="post"
            action={`/account/sign-in?${new URLSearchParams({ token })}`}
            css={[signInCard, surface.sheet]}
          >
            {refused && <RefusedBanner refused={refused} />}
            <p css={text.soft}>{texts.press}</p>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="idempotencyKey" value={key} />
            <Button type="submit">{texts.sign}</Button>
          </form>
        )}
      </Jobs>
    </>
  );
}
