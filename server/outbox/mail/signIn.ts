import { mailTexts } from '../../../rules/texts/mail.ts';
import type { Mail } from './mail.ts';
import type { Shop } from './shop.ts';

/** The link by which an address is proved. Opening it spends nothing: its page has a button. */
export function signInMail(shop: Shop, href: string): Mail {
  const { subject, heading, lead, button, unasked } = mailTexts.signIn;
  return {
    subject,
    bar: [shop.name, ''],
    parts: [{ heading, ofButton: lead }, { button: { label: button, href } }, { sentences: [unasked], small: true }],
  };
}
