import { fillText } from '../../../rules/fillText.ts';
import { mailTexts } from '../../../rules/texts/mail.ts';
import type { Mail } from './mail.ts';
import type { Shop } from './shop.ts';

const { subject, heading, lead, button, once, stop } = mailTexts.stock;

/** Tells, once, that something is back. */
export const stockNoticeMail = (
  shop: Shop,
  { name, href, stop: stopHref }: { name: string; href: string; stop: string },
): Mail => ({
  subject: fillText(subject, { name }),
  preview: fillText(lead, { name }),
  bar: [shop.name, ''],
  parts: [
    { heading, sentences: [fillText(lead, { name })] },
    { button: { label: button, href } },
    { sentences: [once], small: true },
    { link: { label: stop, href: stopHref }, small: true },
  ],
});
