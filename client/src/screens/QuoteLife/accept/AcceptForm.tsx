import { useRef } from 'react';
import { fillText } from '../../../../../rules/fillText.ts';
import { formTexts } from '../../../../../rules/texts/form.ts';
import type { RefusedForm } from '../../../forms/formOutcome.ts';
import { showMoney } from '../../../lib/format/formatMoney.ts';
import { acceptHref } from '../../../quote/life/quoteAddress.ts';
import { useStepKey } from '../../../quote/life/useStepKey.ts';
import { text } from '../../../theme/text.ts';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Job } from '../../../ui/layout/Job.tsx';
import { JobFoot } from '../../../ui/layout/JobFoot.tsx';
import { quoteLifeTexts } from '../texts.ts';
import { AddressPart } from './AddressPart.tsx';
import type { AcceptedOffer, AcceptedRequest, AcceptParts } from './acceptedRequest.ts';
import { BuyerPart } from './BuyerPart.tsx';
import { PayPart } from './PayPart.tsx';
import { useKeptDetails } from './useKeptDetails.ts';
import { WordPart } from './WordPart.tsx';

const { acceptPage: texts } = quoteLifeTexts;

type AcceptFormProps = { request: AcceptedRequest; offer: AcceptedOffer; refused: RefusedForm | undefined };

/** What was typed; of another version than this, no word on its proofs and terms. */
const kept = ({ proofsChecked, terms, ...typed }: Record<string, string>, version: number): Record<string, string> => ({
  ...typed,
  ...(typed.offerVersion === String(version) && { ...(proofsChecked && { proofsChecked }), ...(terms && { terms }) }),
});

/** Who buys, where it goes, how it is paid: the browser posts it, and the answer is the order's page. */
export function AcceptForm({ request, offer, refused }: AcceptFormProps) {
  const { reference, version, name, email, company, phone } = request;
  const key = useStepKey();
  const form = useRef<HTMLFormElement>(null);
  useKeptDetails(form, { reference, version, answers: refused !== undefined });
  const known = { name, email, company: company ?? '', phone: phone ?? '', same: '1' };
  const parts: AcceptParts = {
    values: refused ? kept(refused.values, offer.version) : known,
    errors: refused?.errors ?? {},
  };
  const hidden = {
    step: 'accept',
    reference,
    version: String(version),
    country: offer.country,
    offerVersion: String(offer.version),
    idempotencyKey: key && `accept ${key}`,
  };
  return (
    <Job form ref={form} title={texts.heading} note={formTexts.required} method="post" action={acceptHref(reference)}>
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <BuyerPart {...parts} />
      <AddressPart {...parts} country={offer.country} reference={reference} />
      <PayPart {...parts} offer={offer} />
      <WordPart key={offer.version} {...parts} offer={offer} />
      <JobFoot>
        <Button type="submit" size="lg">
          {texts.submit}
        </Button>
        <p css={text.small}>{fillText(texts.sum, { total: showMoney(offer.totals.total) })}</p>
      </JobFoot>
    </Job>
  );
}
