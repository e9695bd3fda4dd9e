import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { fillNodes } from '../../lib/format/fillNodes.tsx';
import { shortMoment } from '../../lib/format/longDate.ts';
import { Outcome, RefusedBanner } from '../../quote/life/Outcome.tsx';
import { Seo } from '../../seo/Seo.tsx';
import { fromHome } from '../../site/fromHome.ts';
import { surface } from '../../theme/surface.ts';
import { text } from '../../theme/text.ts';
import { color } from '../../theme/tokens.ts';
import { EmptyPanel } from '../../ui/feedback/EmptyPanel.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Jobs } from '../../ui/layout/Jobs.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import type { AccountAnswer, LinkSent } from './takeAccountStep.ts';
import { accountTexts } from './texts.ts';

const { in: texts } = accountTexts;

// For a finger.
const alone = css({ display: 'inline-block', paddingBlock: 4 });

/** The card in which one signs in, step by step. */
export const signInCard = css`
  border: 1px solid ${color.lineStrong};
  padding: 26px 28px 28px;
  max-width: 620px;
  display: grid;
  gap: 16px;
  justify-items: start;
  > div {
    width: 100%;
  }
`;

export const accountCrumbs = fromHome({ label: accountTexts.title, href: '/account' });

type AskLinkProps = { offered: boolean; answer: AccountAnswer | undefined };

/** Asks for the address, then says where the link is; never whether the address is known. */
export const AskLink = ({ offered, answer }: AskLinkProps) => (
  <>
    <Seo title={accountTexts.title} path={null} noindex />
    <PageHead title={accountTexts.title} lead={texts.lead} crumbs={accountCrumbs} />
    <Jobs>
      {answer?.kind === 'link-sent' ? (
        <Sent {...answer} />
      ) : offered ? (
        <AskForm refused={answer} />
      ) : (
        <EmptyPanel
          title={texts.notOffered}
          action={
            <Button variant="ink" href="/quote/find">
              {texts.openQuote}
            </Button>
          }
        >
          <p>{texts.notOfferedText}</p>
          <p>
            <a css={alone} href="/track">
              {texts.trackLink}
            </a>
          </p>
        </EmptyPanel>
      )}
    </Jobs>
  </>
);

function AskForm({ refused }: { refused: AccountAnswer | undefined }) {
  const typed = refused?.kind === 'refused' ? refused : undefined;
  const track = <a href="/track">{texts.trackLink}</a>;
  return (
    <form method="post" action="/account" css={[signInCard, surface.sheet]}>
      <h2 css={text.headingXs}>{texts.heading}</h2>
      {typed && !typed.errors.email && <RefusedBanner refused={typed} />}
      <p css={text.soft}>{texts.words}</p>
      <Field label={texts.email} error={typed?.errors.email}>
        <TextInput type="email" name="email" autoComplete="email" required defaultValue={typed?.values.email} />
      </Field>
      <Button type="submit" name="step" value="link">
        {texts.send}
      </Button>
      <p css={[text.small, text.mute]}>{fillNodes(texts.track, { link: track })}</p>
    </form>
  );
}

const Sent = ({ email, goodUntil }: LinkSent) => (
  <form method="post" action="/account" css={[signInCard, surface.sheet]}>
    <Outcome answers>
      <h2 css={text.headingXs}>{texts.sentTitle}</h2>
      <p css={text.soft} role="status">
        {fillText(texts.sent, { email, time: shortMoment(goodUntil) })}
      </p>
    </Outcome>
    <p css={text.small}>{texts.spam}</p>
    <p css={text.small}>
      {texts.other} <a href="/account">{texts.back}</a>
    </p>
    <input type="hidden" name="email" value={email} />
    <Button type="submit" variant="line" name="step" value="link">
      {texts.again}
    </Button>
  </form>
);
