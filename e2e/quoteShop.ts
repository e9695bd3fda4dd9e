import { freePort } from '../server/test/freePort.ts';
import { type Demo, startDemo } from './demo.ts';
import { startTestMailbox, type TestMailbox } from './mailbox.ts';
import { operator } from './operator.ts';
import { expect, test } from './page.ts';
import { type Site, startSite } from './site.ts';

// A site with a shop and a mailbox of its own, on which both sides of a quote can act.

/** Those of the spec that runs, from its start on. */
export let demo: Demo;
export let site: Site;
export let mailbox: TestMailbox;

/** Starts them before the tests of a spec, and stops them after. */
export function openQuoteShop(): void {
  test.beforeAll(async () => {
    mailbox = await startTestMailbox();
    const port = String(await freePort());
    demo = await startDemo({ SITE_URL: `http://localhost:${port}` });
    const env = {
      ...operator,
      ...demo.env,
      PORT: port,
      SITE_VAT_NUMBER: '4123456789',
      SMTP_URL: mailbox.url,
      SITE_EMAIL: 'quotes@labels.example',
    };
    site = await startSite({ env });
  });

  test.afterAll(async () => {
    await site?.stop();
    await demo?.stop();
    await mailbox?.stop();
  });
}

/** The one order of the second offer, part by part. */
export async function expectOrder(email: string): Promise<void> {
  const orders = await demo.orders(email);
  expect(orders).toHaveLength(1);
  const { fee_lines, ...order } = orders[0]!;
  expect(fee_lines.map(({ name, total, total_tax }) => [name, total, total_tax])).toEqual([
    [expect.stringContaining('60 x 30 mm, red'), '4326.00', '648.90'],
    [expect.stringContaining('60 x 30 mm, blue'), '1885.00', '282.75'],
    ['Cutting die 60 x 30 mm', '1450.00', '217.50'],
    ['Printing plates, two', '770.00', '115.50'],
    ['Courier to Midrand', '164.80', '24.72'],
  ]);
  expect(order).toMatchObject({ shipping_lines: [], status: 'pending', total: '9885.17', total_tax: '1289.37' });
}
