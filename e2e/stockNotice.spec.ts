import { linkIn } from './mailbox.ts';
import { operator } from './operator.ts';
import { expect, open, takenOver, test } from './page.ts';
import { demo, mailbox, openQuoteShop, site } from './quoteShop.ts';
import { tellOfEdit } from './tellOfEdit.ts';

openQuoteShop();

test('a back-in-stock notice is asked for on the page of what is gone, and comes by mail', async ({ page }) => {
  await open(page, `${site.url}/product/cash-bag-seal`);
  const main = page.getByRole('main');
  const form = main.locator('form').filter({ has: page.getByRole('heading', { name: 'Tell me when it is back' }) });
  await expect(main.getByRole('button', { name: 'Add to cart', exact: true })).toHaveCount(0);
  // Until its code is there, the browser itself sends it.
  await takenOver(form);
  await form.getByLabel('Your email').fill('lerato@highveld');
  await form.getByRole('button', { name: 'Tell me' }).click();
  await expect(form.getByLabel('Your email')).toHaveAccessibleDescription(/valid email/);
  await form.getByLabel('Your email').fill('lerato.waits@highveld.example');
  await form.getByRole('button', { name: 'Tell me' }).click();
  await expect(main.getByText('Thank you. One mail comes to you when it is back in stock.')).toBeVisible();

  const { id } = (await demo.rows('wc/v3/products')).find(({ slug }) => slug === 'cash-bag-seal')!;
  await demo.edit('products', id, { stockStatus: 'instock', stockQuantity: 5 });
  await tellOfEdit(site.url, { kind: 'product', id }, operator.WEBHOOK_SECRET);
  const mail = await mailbox.mailTo('lerato.waits@highveld.example', /back/i);
  expect(linkIn(mail, /http\S+\/product\/\S+/)).toBe(`${site.url}/product/cash-bag-seal`);
});
