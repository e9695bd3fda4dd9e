import { fillText } from '../../../../rules/fillText.ts';
import { quoteMailTexts as texts } from '../../../../rules/texts/quoteLife.ts';
import { writtenMoment } from '../../../../rules/writtenTime.ts';
import type { Life } from '../../../quotes/life/life.ts';
import type { QuoteMail } from '../../../quotes/life/mails.ts';
import type { StepKind } from '../../../quotes/life/states.ts';
import type { SentOffer } from '../../../quotes/offers/offer.ts';
import type { QuoteRequest } from '../../../quotes/quoteRequest.ts';
import type { Mail, Part } from '../mail.ts';
import type { Shop } from '../shop.ts';
import { sumsOf } from './sumsOf.ts';

/** What a mail about a request is written from. */
export interface Told {
  readonly request: QuoteRequest;
  readonly life: Life;
  /** the step that it tells of */
  readonly step: Life['steps'][number];
  readonly shop: Shop;
  /** the signed address of the request, and that of the site */
  readonly link: string;
  readonly publicUrl: string;
}

/** Writes the mails of a request's life: one for each step that somebody waits for. */
export const quoteMails: Readonly<Record<QuoteMail, (told: Told) => Mail>> = {
  question: told =>
    toBuyer(told, texts.question, {}, [{ sentences: [texts.question.lead, lastWord(told)] }], told.link),
  offer: told => {
    const offer = offerOf(told);
    const { lead, replaces, validUntil, leadTime, ask } = texts.offer;
    const before = offer.version > 1 ? fillText(replaces, { version: String(offer.version - 1) }) : '';
    const opening = [fillText(lead, { version: String(offer.version) }), before].filter(Boolean).join(' ');
    const times = [
      fillText(validUntil, { time: until(offer, told) }),
      ...(offer.leadTimeDays ? [fillText(leadTime, { days: String(offer.leadTimeDays) })] : []),
    ];
    const parts = [
      { sentences: [opening, ...(offer.note ? [offer.note] : [])] },
      { heading: texts.order.heading, sums: sumsOf(offer) },
    ];
    return toBuyer(told, texts.offer, {}, parts, told.link, [{ sentences: times }, { sentences: [ask], small: true }]);
  },
  accepted: told => {
    const offer = offerOf(told);
    const lead = fillText(texts.accepted.lead, { version: String(offer.version), number: numberOf(told) });
    const parts = [{ sentences: [lead] }, { heading: texts.order.heading, sums: sumsOf(offer) }];
    return toBuyer(told, texts.accepted, { number: numberOf(told) }, parts, orderLink(told));
  },
  expiring: told => {
    const offer = offerOf(told);
    const time = until(offer, told);
    const lead = fillText(texts.expiring.lead, { version: String(offer.version), time });
    const mail = toBuyer(told, texts.expiring, { time }, [{ sentences: [lead] }], told.link);
    const stop = { label: texts.stop, href: `${told.link}&reminders=stop` };
    return { ...mail, parts: [...mail.parts, { link: stop, small: true }] };
  },
  paid: told => ofOrder(told, texts.paid),
  sent: told => ofOrder(told, texts.sent),
  closed: told =>
    toBuyer(told, texts.closed, {}, [{ sentences: [texts.closed.lead, told.step.note ?? ''] }], told.link),
  firm: toFirm,
};

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly button: string;
}

function toBuyer(
  told: Told,
  words: Words,
  values: Readonly<Record<string, string>>,
  parts: readonly Part[],
  href: string,
  after: readonly Part[] = [],
): Mail {
  const { request, shop, publicUrl } = told;
  const { reference, fields } = request;
  const place = `${publicUrl.replace(/^https?:\/\//, '')}/quote`;
  return {
    subject: fillText(words.subject, { reference, ...values }),
    bar: [shop.name, reference],
    parts: [
      { heading: words.heading, sentences: [fillText(texts.greeting, { name: fields.name })] },
      ...parts,
      { button: { label: words.button, href } },
      ...after,
      { sentences: [fillText(texts.link, { place, reference })], small: true },
      { sentences: [[shop.name, shop.phone, shop.email].filter(Boolean).join(', ')], small: true },
    ],
  };
}

function ofOrder(told: Told, words: Words & { lead: string }): Mail {
  const number = numberOf(told);
  return toBuyer(told, words, { number }, [{ sentences: [fillText(words.lead, { number })] }], orderLink(told));
}

function toFirm(told: Told): Mail {
  const { request, step, shop, publicUrl } = told;
  const { reference, fields } = request;
  const what = texts.firm.what[step.kind as keyof typeof texts.firm.what] ?? step.kind;
  const said = step.kind === ('REPLIED' satisfies StepKind) ? lastWord(told) : (step.note ?? '');
  return {
    subject: fillText(texts.firm.subject, { what, reference, name: fields.name }),
    bar: [shop.name, reference],
    parts: [
      {
        heading: fillText(texts.firm.heading, { what }),
        sentences: [[fields.name, fields.company].filter(Boolean).join(', '), ...(said ? [said] : [])],
      },
      { button: { label: texts.firm.button, href: `${publicUrl}/operator/quotes/${reference}` } },
    ],
  };
}

/** What was said with the step. */
const lastWord = ({ life, step }: Told): string => life.messages.findLast(({ at }) => at === step.at)?.text ?? '';

/** @throws where there is no offer: then there is nothing to tell of it */
function offerOf({ life, step }: Told): SentOffer {
  const offer = life.offers.find(({ version }) => version === step.offerVersion) ?? life.offers[0];
  if (!offer) throw new Error('a mail of an offer without one');
  return offer;
}

const numberOf = ({ life }: Told): string => life.order?.number ?? '';
const orderLink = ({ life, publicUrl }: Told): string =>
  `${publicUrl}/order-received/${life.order?.id}?key=${life.order?.key}`;
const until = ({ validUntil }: SentOffer, { shop }: Told): string => writtenMoment(validUntil, shop.timeZone);
