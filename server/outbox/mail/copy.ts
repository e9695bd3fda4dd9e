import { fillText } from '../../../rules/fillText.ts';
import type { DeliveryJob } from '../storage/stored.ts';
import type { Mail } from './mail.ts';
import { rowsOf } from './rowsOf.ts';
import { mailTexts } from './texts.ts';

/** What the shop is sent: everything that was asked. */
export function copyOf({ kind, reference, payload }: DeliveryJob): Mail {
  return {
    subject: fillText(mailTexts.copySubject[kind], { reference, name: payload.name ?? '' }),
    parts: [{ rows: rowsOf(kind, payload) }],
  };
}
