import { expect, it } from 'vitest';
import { pdf, serveSite, upload } from '../../web/routes/uploads/testUploads.ts';
import { productId } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';
import { newShopper } from '../shopper.ts';

const service = startEmbedded();
const SEND = `mutation ($input: SendPaymentProofInput!) { sendPaymentProof(input: $input) { __typename } }`;

it.each(['Acme (Pty) Ltd', ''])('takes the proof of an order that names no person but %j', async company => {
  const { username, applicationPassword, url } = service.demo;
  const authorization = `Basic ${Buffer.from(`${username}:${applicationPassword}`).toString('base64')}`;
  const email = 'acme@example.test';
  const lines = [{ product_id: Number(await productId(service, 'on-sale')), quantity: 1 }];
  const billing = { first_name: '', last_name: '', company, email };
  const made = await fetch(`${url}/wp-json/wc/v3/orders`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'on-hold', payment_method: 'bacs', billing, line_items: lines }),
  });
  const { id, order_key: key } = (await made.json()) as { id: number; order_key: string };
  const site = await serveSite(service.gateway);
  const { body } = await upload(site.origin, [{ bytes: pdf(`proof ${company}`), name: 'proof.pdf' }]);
  site.close();
  const input = { id: String(id), key, email, artwork: [body.id] };
  const { data } = await newShopper(service.gateway).ask(SEND, { input });
  expect(data.sendPaymentProof).toEqual({ __typename: 'SubmissionReceipt' });
});
