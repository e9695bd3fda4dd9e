import { writtenMoment } from '../../../../rules/dates/writtenTime.ts';
import { declineAddress } from '../../../../rules/declineAddress.ts';
import { counted, fillText } from '../../../../rules/fillText.ts';
import { shownAmount } from '../../../../rules/money.ts';
import { printMoney } from '../../../../rules/printMoney.ts';
import { mailTexts as texts } from '../../../../rules/texts/mail.ts';
import type { BankAccount } from '../../../config.ts';
import type { Life } from '../../../quotes/life/life.ts';
import type { QuoteMail } from '../../../quotes/life/mails.ts';
import type { StepKind } from '../../../quotes/life/states.ts';
import { isFree, type SentOffer } from '../../../quotes/offers/offer.ts';
import type { QuoteRequest } from '../../../quotes/quoteRequest.ts';
import type { Mail, Part } from '../mail.ts';
import type { Shop } from '../shop.ts';
import { sumsOf } from './sumsOf.ts';
import { transferOf } from './transferOf.ts';

/** What a mail about a request is written from. */
export interface MailedStep {
  readonly request: QuoteRequest;
  readonly life: Life;
  /** the step that it tells of */
  readonly step: Life['steps'][number];
  readonly shop: Shop;
  /** where a transfer goes; none where nobody knows */
  readonly accounts: readonly BankAccount[];
  /** what the offer looks like, for mails that tell of one */
  readonly pictures: readonly Part[];
  /** the signed address of the request, and that of the site */
  readonly link: string;
  readonly publicUrl: string;
}

/** Writes the mails of a request's life: one for each step that somebody waits for. */
export const quoteMails: Readonly<Record<QuoteMail, (mailed: MailedStep) => Mail>> = {
  question: mailed => {
    const words = mailed.life.offers.length ? texts.word : texts.question;
    return toBuyer(mailed, words, {}, [{ sentences: [words.lead, lastWord(mailed)] }], mailed.link);
  },
  offer: mailed => {
    const offer = offerOf(mailed);
    const { lead, replaces, validUntil, leadTime, leadTimeOne, ask } = texts.offer;
    const before = offer.version > 1 ? fillText(replaces, { version: String(offer.version - 1) }) : '';
    const opening = [fillText(lead, { version: String(offer.version) }), before].filter(Boolean).join(' ');
    const times = [
      fillText(validUntil, { time: until(offer, mailed) }),
      ...(offer.leadTimeDays ? [counted(offer.leadTimeDays, leadTimeOne, leadTime)] : []),
    ];
    const parts = [
      { sentences: [opening, ...(offer.note ? [offer.note] : [])] },
      ...mailed.pictures,
      { heading: texts.order.heading, sums: sumsOf(offer) },
    ];
    const mail = toBuyer(mailed, texts.offer, {}, parts, mailed.link, [
      { sentences: times },
      { sentences: [ask], small: true },
      { link: { label: texts.decline, href: declineAddress(mailed.link) }, small: true },
    ]);
    const total = printMoney(shownAmount(offer.totals.total, offer.currency), offer.currency);
    return { ...withStop(mail, mailed), preview: fillText(texts.offer.preview, { total, valid: times[0] ?? '' }) };
  },
  ordering: mailed => {
    const offer = offerOf(mailed);
    const { lead, making, checking } = texts.ordering;
    const next = mailed.life.order?.state === 'held' ? checking : making;
    const parts = [
      { sentences: [fillText(lead, { version: String(offer.version) }), next] },
      ...mailed.pictures,
      { heading: texts.order.heading, sums: sumsOf(offer) },
    ];
    return toBuyer(mailed, texts.ordering, { version: String(offer.version) }, parts, mailed.link);
  },
  accepted: mailed => {
    const offer = offerOf(mailed);
    const lead = fillText(texts.accepted.lead, { version: String(offer.version), number: numberOf(mailed) });
    const sums = { heading: texts.order.heading, sums: sumsOf(offer) };
    const parts = [{ sentences: [lead] }, ...mailed.pictures, sums, ...payParts(mailed)];
    return toBuyer(mailed, texts.accepted, { number: numberOf(mailed) }, parts, orderLink(mailed));
  },
  expiring: mailed => {
    const offer = offerOf(mailed);
    const time = until(offer, mailed);
    const lead = fillText(texts.expiring.lead, { version: String(offer.version), time });
    const parts = [{ sentences: [lead] }, ...mailed.pictures];
    return withStop(toBuyer(mailed, texts.expiring, { time }, parts, mailed.link), mailed);
  },
  paid: mailed => ofOrder(mailed, texts.paid),
  // What is collected says where.
  sent: mailed => ofOrder(mailed, mailed.step.note ? texts.collected : texts.sent),
  closed: mailed =>
    toBuyer(mailed, texts.closed, {}, [{ sentences: [texts.closed.lead, mailed.step.note ?? ''] }], mailed.link),
  firm: toFirm,
};

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly button: string;
}

function toBuyer(
  mailed: MailedStep,
  words: Words,
  values: Readonly<Record<string, string>>,
  parts: readonly Part[],
  href: string,
  after: readonly Part[] = [],
): Mail {
  const { request, shop } = mailed;
  const { reference, fields } = request;
  return {
    subject: fillText(words.subject, { reference, ...values }),
    bar: [shop.name, reference],
    parts: [
      { heading: words.heading, sentences: [fillText(texts.greeting, { name: fields.name })] },
      ...parts,
      { button: { label: words.button, href } },
      ...after,
      { ofButton: wayIn(mailed, href), small: true },
      { sentences: [[shop.name, shop.phone, shop.email].filter(Boolean).join(', ')], small: true },
    ],
  };
}

/** What the button takes, and where to go without it: an order's page knows nobody by its key alone. */
function wayIn(mailed: MailedStep, href: string): string {
  const { request, link, publicUrl } = mailed;
  const site = publicUrl.replace(/^https?:\/\//, '');
  return href === link
    ? fillText(texts.link, { place: `${site}/quote/find`, reference: request.reference })
    : fillText(texts.orderLink, { place: `${site}/track`, number: numberOf(mailed) });
}

/** Ends with the way to be reminded no more. */
const withStop = (mail: Mail, { link, request }: MailedStep): Mail =>
  request.reminders
    ? { ...mail, parts: [...mail.parts, { link: { label: texts.stop, href: `${link}&reminders=stop` }, small: true }] }
    : mail;

function ofOrder(mailed: MailedStep, words: Words & { lead: string }): Mail {
  const number = numberOf(mailed);
  return toBuyer(
    mailed,
    words,
    { number },
    [{ sentences: [fillText(words.lead, { number, way: mailed.step.note ?? '' })] }],
    orderLink(mailed),
  );
}

function toFirm(mailed: MailedStep): Mail {
  const { request, step, shop, publicUrl } = mailed;
  const { reference, fields } = request;
  const what = texts.firm.what[step.kind as keyof typeof texts.firm.what] ?? step.kind;
  const said = step.kind === ('REPLIED' satisfies StepKind) ? lastWord(mailed) : (step.note ?? '');
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
const lastWord = ({ life, step }: MailedStep): string => life.messages.findLast(({ at }) => at === step.at)?.text ?? '';

/** The offer that a step tells of. @throws where there is no offer: then there is nothing to tell of it */
export function offerOf({ life, step }: Pick<MailedStep, 'life' | 'step'>): SentOffer {
  const offer = life.offers.find(({ version }) => version === step.offerVersion) ?? life.offers[0];
  if (!offer) throw new Error('a mail of an offer without one');
  return offer;
}

/** Where to pay, where the order waits for a transfer. */
const payParts = (mailed: MailedStep): Part[] =>
  mailed.life.order?.buyer.paymentMethod === 'bacs' && !isFree(offerOf(mailed))
    ? transferOf(mailed.accounts, numberOf(mailed))
    : [];

const numberOf = ({ life }: MailedStep): string => life.order?.number ?? '';
const orderLink = ({ life, publicUrl }: MailedStep): string =>
  `${publicUrl}/order-received/${life.order?.id}?key=${life.order?.key}`;
const until = ({ validUntil }: SentOffer, { shop }: MailedStep): string => writtenMoment(validUntil, shop.timeZone);
