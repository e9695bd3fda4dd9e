import { fillText } from '../../../../../rules/fillText.ts';
import type { RefusedForm } from '../../../forms/formOutcome.ts';
import { shortMoment } from '../../../lib/format/longDate.ts';
import { Due, LifeHead } from '../../../quote/life/LifeHead.tsx';
import { LifeMain } from '../../../quote/life/LifeMain.tsx';
import { Outcome } from '../../../quote/life/Outcome.tsx';
import { acceptHref, quoteHref } from '../../../quote/life/quoteAddress.ts';
import { lifeTexts } from '../../../quote/life/texts.ts';
import { whatOf } from '../../../quote/life/whatOf.ts';
import { Seo } from '../../../seo/Seo.tsx';
import { fromHome } from '../../../site/fromHome.ts';
import { EmptyPanel } from '../../../ui/feedback/EmptyPanel.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { quoteLifeTexts } from '../texts.ts';
import { AcceptBanner } from './AcceptBanner.tsx';
import { AcceptForm } from './AcceptForm.tsx';
import type { AcceptedRequest } from './acceptedRequest.ts';
import { OrderedSum } from './OrderedSum.tsx';

const { acceptPage: texts } = quoteLifeTexts;

type AcceptViewProps = { request: AcceptedRequest; refused: RefusedForm | undefined };

/** The form that orders, and beside it what is ordered. */
export function AcceptView({ request, refused }: AcceptViewProps) {
  const { reference, offer, status } = request;
  const open = status === 'ANSWERED' && offer;
  const title = open ? fillText(texts.title, { version: offer.version }) : texts.closed;
  const crumbs = fromHome(
    { label: fillText(texts.crumb, { reference }), href: quoteHref(reference) },
    { label: quoteLifeTexts.acceptCrumb, href: acceptHref(reference) },
  );
  const until = open && (
    <Due label={lifeTexts.validUntil}>
      <time dateTime={offer.validUntil}>{shortMoment(offer.validUntil)}</time>
    </Due>
  );
  return (
    <>
      <Seo title={title} path={null} noindex />
      <LifeHead title={title} crumbs={crumbs} reference={reference} end={until}>
        <span>{whatOf(request)}</span>
      </LifeHead>
      <LifeMain label={texts.summary} aside={open && <OrderedSum offer={offer} />}>
        {refused && (
          <Outcome answers>
            <AcceptBanner refused={refused} request={request} />
          </Outcome>
        )}
        {open ? <AcceptForm request={request} offer={offer} refused={refused} /> : <Closed {...request} />}
      </LifeMain>
    </>
  );
}

const Closed = ({ reference, status }: AcceptedRequest) => (
  <EmptyPanel
    title={texts.closed}
    action={
      <Button variant="ink" href={quoteHref(reference)}>
        {texts.back}
      </Button>
    }
  >
    <p>{status === 'ACCEPTED' || status === 'ORDERED' ? texts.acceptedText : texts.closedText}</p>
  </EmptyPanel>
);
