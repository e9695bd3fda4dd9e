import { css } from '@emotion/react';
import { useState } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { usePageQuery } from '../../data/usePageQuery.ts';
import { shortMoment } from '../../lib/format/longDate.ts';
import { LifeHead } from '../../quote/life/LifeHead.tsx';
import { Outcome } from '../../quote/life/Outcome.tsx';
import { StateMark } from '../../quote/life/StateMark.tsx';
import { shapeOf } from '../../quote/life/shapeOf.ts';
import { lifeTexts } from '../../quote/life/texts.ts';
import { whatOf } from '../../quote/life/whatOf.ts';
import { Seo } from '../../seo/Seo.tsx';
import { media, space } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { crumbs, quoteHref } from './addresses.ts';
import { CloseForm } from './CloseForm.tsx';
import { OfferComparison } from './conflict/OfferComparison.tsx';
import { FirmAsked } from './FirmAsked.tsx';
import { FirmBanners } from './FirmBanners.tsx';
import { FirmHistory } from './FirmHistory.tsx';
import { FirmTalk } from './FirmTalk.tsx';
import { Neighbours } from './Neighbours.tsx';
import type { Queue } from './neighboursOf.ts';
import { OfferPreview } from './OfferPreview.tsx';
import { isOffers, OfferForm } from './offer/OfferForm.tsx';
import { type FirmRequest, OPEN } from './offerValues.ts';
import { ThisBuyer } from './ThisBuyer.tsx';
import type { FirmAnswer } from './takeFirmStep.ts';
import { firmTexts } from './texts.ts';

const { request: texts } = firmTexts;

const desk = css({
  ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: 40, alignItems: 'start' },
  paddingBlock: `28px ${space.s8}`,
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 40, minWidth: 0 });
const wide = css({ gridColumn: '1 / -1', '&:empty': { display: 'none' }, display: 'grid', gap: 16 });

type FirmViewProps = { request: FirmRequest; queue: Queue; answer: FirmAnswer | undefined };

/** What was asked and said at the left, the offer at the right. */
export function FirmView({ request, queue, answer }: FirmViewProps) {
  const { reference, status, company, name, dueAt, held } = request;
  const title = fillText(texts.title, { who: company ?? name, what: whatOf(request) });
  const query = usePageQuery();
  const [kept, setKept] = useState<FirmAnswer>();
  const preview = answer?.kind === 'edited-offer' ? answer.preview : null;
  const shown = preview ?? request.offers.find(({ version }) => String(version) === query.get('offer'));
  return (
    <>
      <Seo title={title} path={null} noindex />
      <LifeHead
        title={title}
        crumbs={[...crumbs, { label: reference, href: quoteHref(reference) }]}
        reference={reference}
        end={<Neighbours reference={reference} queue={queue} open={OPEN.has(status)} />}
      >
        <StateMark shape={shapeOf[status]}>
          {held ? fillText(firmTexts.held, { why: held }) : lifeTexts.states[status]}
        </StateMark>
        {dueAt && (
          <span>
            <time dateTime={dueAt}>{fillText(texts.answerBy, { date: shortMoment(dueAt) })}</time>
          </span>
        )}
      </LifeHead>
      <Wrap css={desk}>
        <Outcome css={wide} answers={answer?.kind === 'refused'}>
          <FirmBanners request={request} answer={answer} queue={queue} />
        </Outcome>
        <div css={wide}>
          <OfferComparison request={request} answer={answer} />
        </div>
        {shown && (
          <div css={wide}>
            <OfferPreview offer={shown} request={request} sent={!preview} />
          </div>
        )}
        <div css={stack}>
          <FirmAsked request={request} />
          <FirmTalk request={request} answer={answer} />
          <ThisBuyer request={request} />
          <FirmHistory request={request} />
        </div>
        <div>
          <OfferForm
            key={isOffers(answer) ? 'answered' : kept ? 'kept' : 'fresh'}
            request={request}
            answer={isOffers(answer) ? answer : kept}
            restored={kept !== undefined && !isOffers(answer)}
            onKept={setKept}
          />
          <CloseForm request={request} answer={answer} />
        </div>
      </Wrap>
    </>
  );
}
