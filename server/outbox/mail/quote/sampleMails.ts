import type { BankAccount } from '../../../config.ts';
import type { Life } from '../../../quotes/life/life.ts';
import type { QuoteMail } from '../../../quotes/life/mails.ts';
import type { StepKind } from '../../../quotes/life/states.ts';
import { workOut } from '../../../quotes/offers/workOut.ts';
import { fieldsIn, newRequest } from '../../../quotes/quoteRequest.ts';
import { confirmationOf } from '../confirmation.ts';
import type { Mail } from '../mail.ts';
import { labelDrawing } from '../pictures/drawLabel.ts';
import type { Shop } from '../shop.ts';
import { signInMail } from '../signIn.ts';
import { quoteMails } from './quoteMail.ts';

const REFERENCE = 'Q-0W3XK-7QF2P';
const SENT_AT = Date.UTC(2026, 10, 19, 8, 20);
const STEPS: Readonly<Record<QuoteMail, StepKind>> = {
  question: 'ASKED',
  offer: 'OFFERED',
  ordering: 'ACCEPTED',
  accepted: 'ORDERED',
  expiring: 'OFFERED',
  paid: 'PAID',
  sent: 'SENT',
  closed: 'CLOSED',
  firm: 'REPLIED',
};

const line = (name: string, quantity: number, unitPrice: string) => ({
  productId: null,
  variationId: null,
  name,
  description: '',
  unit: 'rolls',
  labelsPerUnit: 500,
  quantity,
  unitPrice,
});
const offer = workOut(
  {
    lines: [
      line('Security void seal 60 x 30 mm, red', 10, '432.60'),
      line('Security void seal 60 x 30 mm, blue', 4, '471.25'),
    ],
    fees: [{ name: 'Cutting die 60 x 30 mm, corner 2 mm', net: '1450.00' }],
    delivery: { name: 'Delivery to Midrand', net: '164.80' },
    country: 'ZA',
    currency: 'ZAR',
    leadTimeDays: 6,
    terms: '',
    proofs: [],
    note: 'Blue runs B00001 to B02000 on the same die.',
  },
  { label: 'VAT', percent: '15', delivery: { label: 'VAT', percent: '15' }, roundAtSubtotal: false, halfDown: true },
);

/** Every mail of a quote's life, and the one that signs in, of a request that nobody has made: for the operator to look at. */
export async function sampleMails(
  shop: Shop,
  accounts: readonly BankAccount[],
  publicUrl: string,
): Promise<Record<QuoteMail | 'received' | 'signIn', Mail>> {
  const payload = {
    name: 'Lerato Mokoena',
    email: 'lerato@example.com',
    company: 'Highveld Devices',
    size: '60 x 30 mm',
  };
  const fields = fieldsIn(payload);
  const request = newRequest(
    { fields, items: [] },
    { id: 0, reference: REFERENCE, receivedAt: SENT_AT, held: null, confirmed: true },
  );
  const drawing = await labelDrawing(payload.size);
  const link = `${publicUrl}/quote/${REFERENCE}?key=…`;
  const made = Object.entries(quoteMails).map(([name, write]) => {
    const step = {
      id: 1,
      at: SENT_AT,
      kind: STEPS[name as QuoteMail],
      by: null,
      offerVersion: 2,
      note: 'We do not print on glass.',
    };
    const common = { accounts, pictures: drawing, link, publicUrl };
    const mail = write({ request, life: lifeWith(step), step, shop, ...common });
    return [name, mail];
  });
  const received = confirmationOf(
    { kind: 'quote', reference: REFERENCE, createdAt: SENT_AT, payload },
    { shop, drawing, link },
  );
  return { received, ...Object.fromEntries(made), signIn: signInMail(shop, `${publicUrl}/account/sign-in?token=…`) };
}

const lifeWith = (step: Life['steps'][number]): Life => ({
  messages: [{ id: 1, from: 'FIRM', text: 'Is the meter cover powder coated, or painted steel?', at: SENT_AT }],
  offers: [{ ...offer, version: 2, sentAt: SENT_AT, validUntil: Date.UTC(2026, 11, 3, 15) }],
  steps: [step],
  order: {
    offerVersion: 2,
    acceptedAt: SENT_AT,
    state: 'made',
    id: 10482,
    key: '…',
    number: '10482',
    paymentUrl: null,
    buyer: { name: '', email: '', billing: {}, shipping: {}, paymentMethod: 'bacs', note: '' },
  },
});
