import { answerBy } from '../../../rules/dates/officeHours.ts';
import { writtenTime } from '../../../rules/dates/writtenTime.ts';
import { fillText } from '../../../rules/fillText.ts';
import { formTexts } from '../../../rules/texts/form.ts';
import { mailTexts } from '../../../rules/texts/mail.ts';
import { referenceLine } from '../payload.ts';
import type { DeliveryJob } from '../storage/stored.ts';
import type { Mail, Part } from './mail.ts';
import { rowsOf } from './rowsOf.ts';
import type { Shop } from './shop.ts';

type Received = Pick<DeliveryJob, 'kind' | 'reference' | 'payload' | 'createdAt'>;

/** Who confirms it, with the label as it was understood, and where it can be followed. */
interface Confirming {
  readonly shop: Shop;
  readonly drawing: readonly Part[];
  readonly link: string | undefined;
}

/** What the visitor is sent: the reference number, by when an answer comes, and what was asked. */
export function confirmationOf(received: Received, { shop, drawing, link }: Confirming): Mail {
  const { kind, reference, payload, createdAt } = received;
  const words = kind === 'quote' ? mailTexts.quote : mailTexts.contact;
  const by = answerBy(createdAt, shop);
  return {
    subject: fillText(words.subject, { reference }),
    bar: [shop.name, reference],
    parts: [
      { heading: words.heading, sentences: [fillText(mailTexts.greeting, { name: payload.name ?? '' })] },
      {
        sentences: [
          words.received,
          ...(by ? [fillText(formTexts.answerBy, { time: writtenTime(by) })] : []),
          fillText(formTexts.reference, { reference }),
        ],
      },
      ...(kind === 'quote' && link ? [{ button: { label: mailTexts.follow, href: link } }] : []),
      { heading: words.asked, rows: askedRows(received) },
      ...drawing,
      { sentences: [mailTexts.unasked], small: true },
      { sentences: [[shop.name, shop.phone, shop.email].filter(Boolean).join(', ')], small: true },
    ],
  };
}

/** What was asked. The service has no field for the reference, so a text ends in it: the mail has said it already. */
const askedRows = ({ kind, payload, reference }: Received): [string, string][] =>
  rowsOf(kind, payload)
    .map(([label, value]): [string, string] => [
      label,
      withoutLinks(value).replace(referenceLine(reference), '').trim(),
    ])
    .filter(([, value]) => value);

/** The request names its files with addresses that only the operator may open. */
const withoutLinks = (text: string): string => text.replace(/:? https?:\/\/\S+[?&]signature=\S+/g, '');
