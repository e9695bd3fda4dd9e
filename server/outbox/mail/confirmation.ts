import { fillText } from '../../../rules/fillText.ts';
import { answerBy } from '../../../rules/officeHours.ts';
import { formTexts } from '../../../rules/texts/form.ts';
import { quoteMailTexts } from '../../../rules/texts/quoteLife.ts';
import { writtenTime } from '../../../rules/writtenTime.ts';
import type { DeliveryJob } from '../storage/stored.ts';
import type { Mail } from './mail.ts';
import { rowsOf } from './rowsOf.ts';
import type { Shop } from './shop.ts';
import { mailTexts } from './texts.ts';

type Received = Pick<DeliveryJob, 'kind' | 'reference' | 'payload' | 'createdAt'>;

/** What the visitor is sent: the reference number, by when an answer comes, and what was asked. */
export function confirmationOf({ kind, reference, payload, createdAt }: Received, shop: Shop, link?: string): Mail {
  const { received, subject, asked } = kind === 'quote' ? mailTexts.quote : mailTexts.contact;
  const by = answerBy(createdAt, shop);
  return {
    subject: fillText(subject, { reference }),
    parts: [
      { sentences: [fillText(mailTexts.greeting, { name: payload.name ?? '' })] },
      {
        sentences: [
          received,
          ...(by ? [fillText(formTexts.answerBy, { time: writtenTime(by) })] : []),
          fillText(formTexts.reference, { reference }),
        ],
      },
      ...(kind === 'quote' && link ? [{ button: { label: quoteMailTexts.follow, href: link } }] : []),
      { heading: asked, rows: rowsOf(kind, payload).map(([label, value]) => [label, withoutLinks(value)]) },
      { sentences: [shop.name, ...(shop.phone ? [shop.phone] : []), shop.email] },
      { sentences: [mailTexts.unasked] },
    ],
  };
}

/** The request names its files with addresses that only the operator may open. */
const withoutLinks = (text: string): string => text.replace(/:? https?:\/\/\S+[?&]signature=\S+/g, '');
