import { expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { buyer, offered, operator, quoting } from '../quoting.ts';
import { shopSaying } from '../shopSaying.ts';

// A mail says until when an offer holds by the clock of the site; its page shows the wall clock that it is sent.

const service = startEmbedded();
const { take, submit } = quoting(() => service.gateway);

it('gives every moment of a request by the clock of the site', async () => {
  const root = (await (await fetch(`${service.demo.url}/wp-json/`)).json()) as object;
  const kolkata = { ...root, timezone_string: 'Asia/Kolkata', gmt_offset: 5.5 };
  const gateway = service.another({
    upstream: await shopSaying(service.demo.url, { '/wp-json/?_fields=name': kolkata }),
  });
  await gateway.ready();
  const { reference } = await submit('Kolkata', gateway);
  await take('answerQuoteRequest', { reference, version: 1, ...offered }, gateway);
  await take('acceptOffer', { reference, ...buyer, offerVersion: 1 }, gateway);
  const query = `query ($reference: String!) { quoteRequest(reference: $reference) { receivedAt updatedAt
    offer { sentAt validUntil } order { acceptedAt } history { at } } }`;
  const { data } = await ask(gateway, query, { reference }, operator());
  const { offer, order, history, ...request } = data.quoteRequest;
  const steps = history.map(({ at }: { at: string }) => at);
  expect(steps.length).toBeGreaterThan(2);
  for (const at of [...Object.values({ ...request, ...offer, ...order }), ...steps]) expect(at).toMatch(/\+05:30$/);
});
