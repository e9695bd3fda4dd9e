import type { Database } from '../data/database.ts';
import { readParams } from '../rest/params.ts';
import { NOWHERE } from '../store/address.ts';
import { createOrder, orderBodyParams } from '../store/createOrder.ts';

/** What the recorder did in the back office: rows that existed only while he recorded, one spam review, one closed product. */
export function prepare(database: Database) {
  // It was recorded without our plugin.
  database.editSite({ discussion: { anonymous: false } });
  const post = database.all('articles').find(row => row.type === 'post' && row.status === 'publish')!;
  const id = database.nextId('articles');
  database.put('articles', { ...post, id, slug: 'future', title: 'Future', status: 'future', sticky: false });
  const [product, closed] = database.all('products').filter(row => row.type === 'simple' && row.status === 'publish');
  database.put('products', { ...closed!, reviewsAllowed: false });
  const spam = database.all('reviews').filter(review => review.status === 'spam');
  for (const review of spam.slice(1)) database.remove('reviews', review.id);
  database.put('products', {
    ...product!,
    id: database.nextId('products'),
    slug: 'seal-tape-pro-5e',
    sku: 'T-ENTITY',
    name: 'Seal & "Tape" <b>Pro</b> – 5€',
    date: '2026-01-01T00:00:00',
  });
  prepareOrders(database);
}

/** Two customers, and orders of the second in several states. */
function prepareOrders(database: Database) {
  const product_id = database.all('products').find(row => row.type === 'simple' && row.regularPrice !== '')!.id;
  for (const [at, username] of ['cust1', 'cust2'].entries()) {
    const email = `${username}@example.test`;
    const date = '2026-11-01T09:00:00';
    const names = { firstName: username, lastName: 'Mokoena' };
    const addresses = { billing: { ...NOWHERE, email: '' }, shipping: NOWHERE };
    database.put('customers', { id: 50_001 + at, email, username, ...names, date, modified: date, ...addresses });
  }
  for (const status of ['completed', 'processing', 'processing', 'completed', 'refunded']) {
    const sent = {
      status,
      customer_id: 50_002,
      billing: { email: 'cust2@example.test', country: 'ZA' },
      line_items: [{ product_id, quantity: 3 }],
    };
    createOrder(readParams(orderBodyParams, sent), database);
  }
}
