import { counted, fillText } from '../../../../rules/fillText.ts';
import { usePageQuery } from '../../data/usePageQuery.ts';
import type { RefusedForm } from '../../forms/formOutcome.ts';
import { shortDate, shortMoment } from '../../lib/format/longDate.ts';
import { Due, LifeHead } from '../../quote/life/LifeHead.tsx';
import { LifeMain } from '../../quote/life/LifeMain.tsx';
import { OfferDoc } from '../../quote/life/offer/OfferDoc.tsx';
import { Proofs } from '../../quote/life/offer/Proofs.tsx';
import { printedAlone } from '../../quote/life/offer/printedAlone.ts';
import { Part } from '../../quote/life/Part.tsx';
import { quoteHref } from '../../quote/life/quoteAddress.ts';
import { ScaleDrawing } from '../../quote/life/ScaleDrawing.tsx';
import { StateMark } from '../../quote/life/StateMark.tsx';
import { shapeOf } from '../../quote/life/shapeOf.ts';
import { lifeTexts } from '../../quote/life/texts.ts';
import { whatOf } from '../../quote/life/whatOf.ts';
import { Seo } from '../../seo/Seo.tsx';
import { fromHome } from '../../site/fromHome.ts';
import { AskedPart } from './AskedPart.tsx';
import { Decide } from './Decide.tsx';
import { earlierOffer, OtherVersions, Replaced } from './EarlierOffer.tsx';
import { LaterSteps } from './LaterSteps.tsx';
import { QuickBar } from './QuickBar.tsx';
import { RequestBanners } from './RequestBanners.tsx';
import type { ShownRequest } from './shownRequest.ts';
import { TalkPart } from './TalkPart.tsx';
import { Timeline } from './Timeline.tsx';
import { TransferCard } from './TransferCard.tsx';
import { quoteLifeTexts as texts } from './texts.ts';

type RequestViewProps = { request: ShownRequest; refused: RefusedForm | undefined };

/** A request as its buyer follows it: where it stands, the offer, proofs, what was asked, what was said. */
export function RequestView({ request, refused }: RequestViewProps) {
  const { reference, status, company, name, labelSize } = request;
  const query = usePageQuery();
  const earlier = earlierOffer(request, query.get('offer'));
  const offer = earlier ?? request.offer;
  const proofs = offer?.proofs ?? [];
  const title = fillText(texts.title, { what: whatOf(request) });
  const crumbs = fromHome({ label: texts.account, href: '/account' }, { label: reference, href: quoteHref(reference) });
  return (
    <div css={offer && printedAlone}>
      <Seo title={title} path={null} noindex />
      <LifeHead title={title} crumbs={crumbs} reference={reference} end={<HeadDate request={request} />}>
        <StateMark shape={shapeOf[status]}>{lifeTexts.states[status]}</StateMark>
        {request.offer && (
          <span>
            {fillText(texts.version, { version: request.offer.version, date: shortDate(request.offer.sentAt) })}
          </span>
        )}
      </LifeHead>
      <Timeline request={request} />
      {!earlier && <QuickBar request={request} />}
      <LifeMain
        label={texts.decide}
        aside={
          <>
            {offer && <Decide request={request} offer={offer} />}
            {!earlier && status === 'ANSWERED' && <TransferCard methods={request.offer?.paymentMethods} />}
            {!earlier && <LaterSteps request={request} refused={refused} />}
          </>
        }
      >
        <RequestBanners request={request} refused={refused} />
        {earlier && <Replaced request={request} earlier={earlier} />}
        {offer && (
          <OfferDoc offer={offer} to={[company, name].filter(Boolean).join(', ')}>
            <OtherVersions request={request} shown={offer} />
          </OfferDoc>
        )}
        {(proofs.length > 0 || labelSize) && (
          <Part
            title={proofs.length > 0 ? lifeTexts.proofs : lifeTexts.size}
            note={proofs.length > 0 && fillText(lifeTexts.pictures, { count: proofs.length })}
          >
            <Proofs proofs={proofs}>{labelSize && <ScaleDrawing size={labelSize} />}</Proofs>
          </Part>
        )}
        <AskedPart request={request} refused={refused} />
        <TalkPart request={request} refused={refused} />
      </LifeMain>
    </div>
  );
}

function HeadDate({ request: { status, offer, answerBy, dueAt, waitsFor } }: { request: ShownRequest }) {
  if (status === 'ANSWERED' && offer)
    return (
      <Due label={texts.validUntil} note={daysLeft(offer.validUntil)}>
        <time dateTime={offer.validUntil}>{shortMoment(offer.validUntil)}</time>
      </Due>
    );
  if (waitsFor !== 'FIRM') return null;
  const by = dueAt ?? answerBy;
  return (
    <Due label={texts.answerBy} note={texts.person}>
      {by ? <time dateTime={by}>{shortMoment(by)}</time> : texts.within}
    </Due>
  );
}

const DAY = 24 * 3_600_000;

function daysLeft(until: string): string {
  const days = Math.floor((Date.parse(until) - Date.now()) / DAY);
  return days < 1 ? texts.lastDay : counted(days, texts.dayLeft, texts.daysLeft);
}
