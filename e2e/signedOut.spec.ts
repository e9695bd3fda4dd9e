import { putIn } from './buying.ts';
import { linkIn } from './mailbox.ts';
import { expect, hydrated, open, test } from './page.ts';
import { mailbox, openQuoteShop, site } from './quoteShop.ts';

// A computer that several share: whoever signs out in one tab has others open.

openQuoteShop();

const EMAIL = 'sipho@highveld.example';
const ASK = `mutation { submitQuoteRequest(input: { name: "Sipho", email: "${EMAIL}", labelType: "security-void",
  quantity: "1001-5000" }) { __typename } }`;

test('whoever signs out in one tab leaves nothing of theirs in the others', async ({ page, context, request }) => {
  await request.post(`${site.url}/graphql`, { data: { query: ASK } });
  await open(page, `${site.url}/account`);
  await page.getByLabel('Email', { exact: true }).fill(EMAIL);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.goto(linkIn(await mailbox.mailTo(EMAIL, /sign-in/i), /http\S+\/account\/sign-in\?token=\S+/));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();

  const buying = await context.newPage();
  await putIn(buying, site.url);
  await open(buying, `${site.url}/checkout`);
  await buying.getByLabel('First name').fill('Sipho');
  const writing = await context.newPage();
  await open(writing, `${site.url}/contact?about=labels#form`);
  await writing.getByRole('main').getByLabel('Message').fill('Call me at home');

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();
  await expect(buying.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(writing.getByRole('main').getByLabel('Message')).toHaveValue('');
  await hydrated(writing);
  for (const tab of [page, buying, writing]) {
    const kept = await tab.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept).not.toMatch(/Sipho|Call me|wc-cart/);
  }
});
