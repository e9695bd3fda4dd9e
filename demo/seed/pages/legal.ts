import type { SeedPage } from '../types.ts';
import { page } from './page.ts';
import { privacyPolicy } from './privacy.ts';

const privacyHtml = privacyPolicy.paragraphs
  .map(({ heading, text }) => `${heading ? `<h2>${heading}</h2>\n` : ''}<p>${text}</p>`)
  .join('\n');

export const legalPages: SeedPage[] = [
  page({
    slug: 'terms-of-service',
    title: 'Terms of Service',
    menuOrder: 20,
    modified: '2026-02-01T09:00:00',
    excerpt: '<p>What you may expect of us and we of you when you order labels.</p>',
    content: `
<p>These terms apply to orders placed on this site and to quotes accepted by e-mail. South African law governs them.</p>
<h2>Quotes and proofs</h2>
<p>A quote holds for 30 days. Printing starts when you approve the proof in writing. Check the proof against your licence: we print what you approve, and a number that was wrong on an approved proof is yours.</p>
<h2>Prices and payment</h2>
<p>Prices are in rand and include VAT at the rate of the day. Account customers pay within 30 days of the invoice, others before dispatch, by EFT.</p>
<h2>Quantities</h2>
<p>Custom runs may come out up to five per cent over or under; you pay for what you receive. Serialised labels are exact.</p>
<h2>Regulator marks</h2>
<p>You confirm that you hold the approval whose number you ask us to print. We may ask for the letter and refuse the job without it.</p>
<h2>Returns</h2>
<p>Stock items may be returned unopened within 14 days. Labels printed for you cannot be sold to anyone else and are returned only when they are faulty. Tell us within seven days and keep the roll.</p>
<h2>Liability</h2>
<p>We replace or refund faulty labels. A seal gives evidence of opening; it does not prevent theft, and we do not insure the goods it is fitted to. Nothing here limits rights under the Consumer Protection Act, 2008.</p>`,
  }),
  page({
    slug: 'cookies',
    title: 'Cookies',
    menuOrder: 21,
    modified: '2026-02-01T09:10:00',
    excerpt: '<p>Two cookies for the cart, none for tracking.</p>',
    content: `
<p>This site reads without cookies. Two are set when you put something into the cart. What you write or list here stays in your own browser until you send it; all of it is named below.</p>
<p>No advertising, no statistics by third parties, nothing to consent to. More in the <a href="{{media:privacy-policy-pdf}}">privacy policy (PDF)</a>.</p>`,
  }),
  page({
    slug: 'privacy',
    title: 'Privacy Policy',
    menuOrder: 22,
    modified: '2026-02-01T09:20:00',
    excerpt: '<p>What we keep about you, why, for how long, and how to have it deleted.</p>',
    content: `${privacyHtml}\n<p><a href="{{media:privacy-policy-pdf}}">Download this policy as a PDF</a>.</p>`,
    meta: { privacy_pdf: '{{media:privacy-policy-pdf}}' },
  }),
];
