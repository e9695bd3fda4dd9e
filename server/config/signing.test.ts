import { expect, it } from 'vitest';
import { createCartSessions } from '../commerce/sessions/cartSession.ts';
import { wooCommerce } from '../invalidation/webhooks/wooCommerce.ts';
import { createLinks } from '../outbox/uploads/links.ts';
import { createPreviewLinks } from '../upstreams/content/previewLinks.ts';
import { createImageAddresses } from '../upstreams/html/imageAddress.ts';
import { createOperators } from '../web/middleware/operator.ts';
import { createCardAddresses } from '../web/routes/cards/cardAddress.ts';
import { isSame, sign } from './signing.ts';

const GOOD = 's'.repeat(32);
const origins = () => ['https://wp.example'];
const links = (secret: string) =>
  createLinks({ secrets: [secret], publicUrl: 'https://labels.example', clock: Date.now });

const makers: Record<string, (secret: string) => unknown> = {
  'an operator by the token': token => createOperators({ token, secrets: [GOOD], secure: false }),
  'the cookie of an operator': secret => createOperators({ token: GOOD, secrets: [secret], secure: false }),
  'a cart': secret => createCartSessions({ secrets: [secret], secure: false }),
  'the address of a picture': secret =>
    createImageAddresses({ secrets: [secret], origins }).url('https://wp.example/a.png', 160, 'webp'),
  'the address of a card': secret => createCardAddresses([secret]).url({ title: 'a', site: 'b', picture: null }),
  'a link to artwork': secret => links(secret).make({ reference: 'Q-1', id: 'a' }),
  'a link to a draft': secret => createPreviewLinks(secret).path({ type: 'post', id: 1 }),
  'a webhook': secret => wooCommerce(secret).read({ 'x-wc-webhook-signature': '' }, Buffer.from('{}')),
};

it.each(Object.keys(makers))('no empty or short secret opens, signs or seals %s', maker => {
  for (const secret of ['', 'short', 's'.repeat(23)])
    expect(() => makers[maker]!(secret)).toThrow(/shorter than 24 characters/);
});

it('takes a signature for itself alone, and nothing for none', () => {
  expect(isSame(sign(GOOD, 'a', 'b'), sign(GOOD, 'ab'))).toBe(true);
  expect(isSame(sign(GOOD, 'a'), sign(GOOD, 'b'))).toBe(false);
  expect(isSame(sign(GOOD, 'a'), sign(GOOD, 'a').subarray(1))).toBe(false);
  expect(isSame(Buffer.alloc(0), Buffer.alloc(0))).toBe(false);
});
