import type { TextDocument } from '../../artwork/pdf.ts';

/** The privacy policy: the PDF and the page are made from the same words. */
export const privacyPolicy: TextDocument = {
  title: 'Privacy policy',
  paragraphs: [
    {
      text: 'This policy says what Diri Labels of Johannesburg, Gauteng, does with personal information under the Protection of Personal Information Act, 2013 (POPIA). It took effect on 1 February 2026.',
    },
    {
      heading: 'What we collect',
      text: 'When you ask for a quote or send a message we keep your name, e-mail address and, if you give them, your phone number and company, together with what you ask for and any artwork you attach. When you order we also keep the delivery and billing address. Reading this site needs none of it.',
    },
    {
      heading: 'Why we collect it',
      text: 'To answer you, to price and make labels, to deliver them, and to keep the records that tax law asks for. Approval numbers and licence letters are used to set the label they belong to and for nothing else.',
    },
    {
      heading: 'How long we keep it',
      text: 'Quote requests and messages for two years. Orders and invoices for five years after the end of the tax year. Artwork for five years after the last order, so that a repeat can be printed. Number logs for ten years, because a seal may be questioned long after it was fitted. Newsletter consent for as long as you receive the newsletter and one year after.',
    },
    {
      heading: 'Who sees it',
      text: 'The people who work on your job, our courier for the address on the parcel, and the company that hosts this site, under contract. We do not sell or lend it to anyone.',
    },
    {
      heading: 'Cookies',
      text: 'The shop sets one cookie that holds your cart. It carries no name and is not readable by scripts. There is no advertising and no tracking by third parties.',
    },
    {
      heading: 'Your rights',
      text: 'You may ask what we hold about you, have it corrected or deleted where no law obliges us to keep it, and object to its use. Write to quotes@diri.example or phone +27 11 000 0100. If we do not settle it, you may turn to the Information Regulator (South Africa).',
    },
    {
      heading: 'Information officer',
      text: 'The managing member of Diri Labels is the information officer. The address for post is Diri Labels, Johannesburg, Gauteng.',
    },
  ],
};
