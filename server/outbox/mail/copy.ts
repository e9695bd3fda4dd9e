import { fillText } from '../../../rules/fillText.ts';
import { mailTexts } from '../../../rules/texts/mail.ts';
import type { DeliveryJob } from '../storage/stored.ts';
import type { Mail } from './mail.ts';
import { rowsOf } from './rowsOf.ts';
import type { Shop } from './shop.ts';

/** What the shop is sent: everything that was asked. */
export function copyOf({ kind, reference, payload }: DeliveryJob, shop: Pick<Shop, 'name'>): Mail {
  const subject = fillText(mailTexts.copySubject[kind], {
    reference,
    name: payload.name ?? '',
    number: payload.number ?? '',
  });
  return {
    subject,
    bar: [shop.name, reference],
    parts: [{ rows: rowsOf(kind, payload) }],
  };
}
