import { fillText } from '../../../../../rules/fillText.ts';
import { ErrorList } from '../../../forms/ErrorList.tsx';
import type { RefusedForm } from '../../../forms/formOutcome.ts';
import { errorsById } from '../../../forms/listErrors.ts';
import { quoteHref } from '../../../quote/life/quoteAddress.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { quoteLifeTexts } from '../texts.ts';
import type { AcceptedRequest } from './acceptedRequest.ts';

const { failures, acceptPage } = quoteLifeTexts;

type AcceptBannerProps = { refused: RefusedForm; request: AcceptedRequest };

/** Why nothing was ordered; each field that is to be corrected leads there. */
export function AcceptBanner({ refused, request: { reference, offer } }: AcceptBannerProps) {
  const { code, message, errors, values } = refused;
  if (code === 'OFFER_CHANGED') {
    const read = fillText(quoteLifeTexts.readOffer, { version: offer?.version ?? '' });
    return (
      <Banner kind="warning" icon="clock" live action={<a href={quoteHref(reference)}>{read}</a>}>
        <b>{failures.OFFER_CHANGED}</b> {failures.OFFER_CHANGEDText}
      </Banner>
    );
  }
  if (code === 'OFFER_EXPIRED')
    return (
      <Banner kind="error" live action={<a href={quoteHref(reference)}>{quoteLifeTexts.again}</a>}>
        <b>{failures.OFFER_EXPIRED}</b> {failures.OFFER_EXPIREDText}
      </Banner>
    );
  // With one address for both there is one of each field.
  const listed = errorsById(errors, values, values.same === '1' ? undefined : sayOfAddress);
  return (
    <Banner kind="error" requestId={refused.requestId} live>
      {listed.length > 0 ? acceptPage.check : message}
      <ErrorList errors={listed} />
    </Banner>
  );
}

/** Names the address, of which the same is said as of the other one. */
function sayOfAddress(target: string, message: string): string {
  const [, owner] = /^(delivery|invoice)\./.exec(target) ?? [];
  return owner ? `${acceptPage.addresses[owner as keyof typeof acceptPage.addresses]}: ${message}` : message;
}
