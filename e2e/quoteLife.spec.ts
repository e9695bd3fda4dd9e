import { received } from './buying.ts';
import { inProofBut } from './full.ts';
import { linkIn, shown } from './mailbox.ts';
import { expect, hydrated, test } from './page.ts';
import { picture } from './picture.ts';
import { demo, expectOrder, mailbox, openQuoteShop, site } from './quoteShop.ts';
import {
  ask,
  CLIENT,
  expectFine,
  expectOutcome,
  expectProForma,
  expectStill,
  fill,
  fillAcceptForm,
  fillOffer,
  PROOF,
  signInAsOperator,
} from './quoteSides.ts';

// A quote from the first question to the paid order, both sides.

openQuoteShop();

for (const scripts of [true, false]) {
  test.describe(`${scripts ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled: scripts });

    test(
      'a seal is asked, questioned, answered, offered, ordered once, and followed',
      inProofBut(scripts),
      async ({ page, watch, browser, context }) => {
        watch.allow(/status of 422/, /^Request to another origin: .*\/(card-test|checkout)\//, /\/favicon\.ico/);
        const email = `lerato.${scripts ? 'with' : 'without'}@highveld.example`;
        await ask(page, site.url, email, scripts);
        await picture(page, 'quote-receipt');
        await page.getByRole('link', { name: 'Follow this request' }).click();
        await expect(page).toHaveURL(/\/quote\/q-[^?]+$/);
        const address = page.url();
        const reference = address.split('/').at(-1)!.toUpperCase();
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your quote: Security Void, 60 mm x 30 mm');
        await expect(main.getByRole('img', { name: /Drawing of the label: 60 x 30 mm/ })).toBeVisible();
        await expectFine(page, scripts, 'quote-received');

        // Whoever has neither link nor address learns nothing.
        const stranger = await (await browser.newContext({ javaScriptEnabled: scripts })).newPage();
        await stranger.goto(address);
        await stranger.getByLabel('Email').fill('someone@else.example');
        await stranger.getByRole('button', { name: 'Open' }).click();
        await expect(stranger.getByText('The two do not fit together.')).toBeVisible();
        await expectOutcome(stranger);
        await stranger.getByLabel('Email').fill(email);
        await stranger.getByRole('button', { name: 'Open' }).click();
        await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(/Your quote/);
        await stranger.context().close();

        const firm = await signInAsOperator(browser, site.url, scripts);
        await firm.page.goto(`${site.url}/operator/quotes`);
        await expectFine(firm.page, scripts, 'operator-quotes');
        await firm.page.getByRole('link', { name: reference }).click();
        await firm.page.getByLabel('Ask the buyer').fill('Is the meter cover powder coated, or painted steel?');
        await firm.page.getByRole('button', { name: 'Send question' }).click();
        await expect(firm.page.getByText('The question has been sent.')).toBeVisible();
        await expectOutcome(firm.page);
        await mailbox.mailTo(email, /question/i);

        await page.goto(address);
        await expect(main.getByText('We have a question.')).toBeVisible();
        await main.getByRole('textbox').last().fill('Painted steel, smooth.');
        await main.getByRole('button', { name: 'Send', exact: true }).click();
        await expect(main.getByText('Sent. We write back here and by mail.')).toBeVisible();
        await expectOutcome(page);
        await expect(main.getByText('Painted steel, smooth.')).toBeVisible();

        // Until there is an offer, what was asked and said is what there is to print.
        await page.emulateMedia({ media: 'print' });
        for (const words of ['5001-10000', 'Painted steel, smooth.'])
          await expect(main.getByText(words, { exact: true })).toBeVisible();
        for (const role of ['button', 'textbox'] as const)
          await expect(main.getByRole(role).filter({ visible: true })).toHaveCount(0);
        await expect(main.getByLabel('Add files')).toBeHidden();
        await page.emulateMedia({ media: null });

        // Files come later, too; with words or without, and by either button.
        const addFile = (name: string) =>
          main.getByLabel('Add files').setInputFiles({ name, mimeType: 'image/png', buffer: PROOF });
        await addFile('seal.png');
        await main.getByRole('button', { name: 'Send files' }).click();
        await expect(main.getByText('Your files have been added.')).toBeVisible();
        await expect(main.getByText('seal.png')).toBeVisible();
        for (const [file, button] of [
          ['front.png', 'Send'],
          ['back.png', 'Send files'],
        ] as const) {
          await addFile(file);
          await main.getByRole('textbox').last().fill(`This is ${file}`);
          await main.getByRole('button', { name: button, exact: true }).click();
          await expect(main.getByText('Sent. We write back here and by mail.')).toBeVisible();
          await expect(main.getByText(`This is ${file}`)).toBeVisible();
          await expect(main.getByText(file, { exact: true })).toBeVisible();
        }

        for (const version of [1, 2]) {
          await firm.page.goto(`${site.url}/operator/quotes/${reference.toLowerCase()}`);
          if (scripts) await hydrated(firm.page);
          await fillOffer(firm.page, version);
          if (version === 1 && scripts) await expectFine(firm.page, scripts, 'operator-quote');
          // From here on its pages are left before the client is there: what was sent is not begun again.
          await firm.page.route(CLIENT, route => route.abort());
          await firm.page.getByRole('button', { name: 'Preview' }).click();
          await expect(firm.page.getByRole('heading', { name: 'What the buyer will see' })).toBeVisible();
          await expect(firm.page.locator('#answer').getByText('VAT worked out as the shop rounds it')).toBeVisible();
          await firm.page.getByRole('button', { name: `Send offer ${version}` }).click();
          await expect(firm.page.getByText(new RegExp(`^Offer ${version} (sent to|is saved)`))).toBeVisible();
          await firm.page.unroute(CLIENT);
          // An offer that was read is replaced while it is being accepted.
          if (version === 1) await page.goto(`${address}/accept`);
        }
        await expect(main.getByRole('heading', { level: 1 })).toHaveText('Accept offer 1');
        await main.getByLabel('Town or city').first().fill('Midrand');
        await main.getByRole('button', { name: 'Accept and order' }).click();
        await expect(main.getByText(/changed|check the fields/)).toBeVisible();
        await expectOutcome(page);
        await expect(main.getByLabel('Town or city').first()).toHaveValue('Midrand');
        {
          // The link's first opening changes its key for a cookie.
          const told = await mailbox.mailTo(email, /offer/i);
          const reader = await (await browser.newContext({ javaScriptEnabled: scripts })).newPage();
          await reader.setContent(shown(told));
          await expect(reader.getByText(reference).first()).toBeVisible();
          if (scripts) await picture(reader, 'quote-mail');
          await reader.goto(linkIn(told, /http\S+\/quote\/\S+key=\S+/));
          await expect(reader).toHaveURL(address);
          await expect(reader.getByRole('heading', { level: 1 })).toHaveText(/Your quote/);
          await reader.context().close();
        }

        await page.goto(address);
        await expect(main.getByRole('region', { name: 'Offer 2' }).getByText('ZAR 9,885.17')).toBeVisible();
        await expect(main.getByRole('img', { name: 'Proof: proof.png' })).toBeVisible();
        await expectFine(page, scripts, 'quote-offer');
        if (scripts) await expectProForma(page);
        await main.getByRole('region', { name: 'Offer 2' }).getByRole('link', { name: 'See offer 1' }).click();
        await expect(main.getByText('Offer 1 has been replaced.')).toBeVisible();
        await expect(main.getByRole('region', { name: 'Offer 1' })).toContainText('6,056.40');
        await expect(main.getByRole('link', { name: 'Accept offer' })).toHaveCount(0);
        await expectFine(page, scripts, 'quote-replaced');
        await main.getByRole('link', { name: 'See offer 2' }).first().click();
        await expect(page).toHaveURL(address);
        await firm.page.getByRole('link', { name: 'See offer 1' }).click();
        await expect(firm.page.getByRole('heading', { name: 'As the buyer was sent it' })).toBeVisible();

        // Two tabs, at once.
        const other = await context.newPage();
        await fillAcceptForm(page, `${address}/accept`);
        await fillAcceptForm(other, `${address}/accept`);
        await expectFine(page, scripts, 'quote-accept');
        await Promise.all([page, other].map(tab => tab.getByRole('button', { name: 'Accept and order' }).click()));
        for (const tab of [page, other]) {
          const toOrder = tab.getByRole('link', { name: 'Go to the order' });
          // While it is still being made there is no way to it.
          await expect(async () => {
            if (received.test(tab.url())) return;
            await tab.goto(address);
            expect(await toOrder.count()).toBe(1);
          }).toPass();
          if (!received.test(tab.url())) await toOrder.click();
          await expect(tab).toHaveURL(received);
        }
        expect(other.url().replace(/#.*/, '')).toBe(page.url().replace(/#.*/, ''));
        await expect(main.getByText('ZAR 9,885.17').first()).toBeVisible();
        await expect(main.getByRole('link', { name: reference })).toHaveAttribute('href', new URL(address).pathname);
        if (scripts) await picture(page, 'quote-order');
        const order = page.url().replace(/#.*/, '');
        await other.close();
        await expectOrder(email);

        await main
          .getByRole('link', { name: /^Pay (ZAR|now)/ })
          .first()
          .click();
        await page.getByRole('link', { name: 'Pay by card' }).click();
        await page.getByRole('button', { name: 'Pay ZAR 9885.17' }).click();
        await page.waitForURL(/\/order-received\/\d+\?key=/);
        await expect(main.getByText(/received on \d/)).toBeVisible();
        expect((await demo.orders(email)).map(({ status }) => status)).toEqual(['processing']);

        // Without a password: the mail's link opens a page with one button.
        const buyer = await (await browser.newContext({ javaScriptEnabled: scripts })).newPage();
        await buyer.goto(`${site.url}/account`);
        await expectFine(buyer, scripts, 'account-sign-in');
        await buyer.getByLabel('Email', { exact: true }).fill(email);
        await buyer.getByRole('button', { name: 'Send me a link' }).click();
        await expect(buyer.getByText(/If .* has requests or orders with us, a link is on its way/)).toBeVisible();
        const signIn = linkIn(await mailbox.mailTo(email, /sign-in/i), /http\S+\/account\/sign-in\?token=\S+/);
        await buyer.goto(signIn);
        // Pressed twice, it breaks off its own first answer.
        await buyer.getByRole('button', { name: 'Sign in' }).dblclick();
        await expect(buyer).toHaveURL(`${site.url}/account`);
        await expect(buyer.getByRole('article').filter({ hasText: 'ZAR 9,885.17' }).getByText('Paid')).toBeVisible();
        await expectFine(buyer, scripts, 'account');
        // What was used opens nothing again.
        await buyer.goto(signIn);
        await buyer.getByRole('button', { name: 'Sign in' }).click();
        await expect(
          buyer.getByRole('heading', { name: 'This link has been used, or is older than 20 minutes' }),
        ).toBeVisible();

        await buyer.goto(`${site.url}/track`);
        await expectFine(buyer, scripts, 'track');
        await buyer.getByLabel('Order number').fill(new URL(order).pathname.split('/').at(-1)!);
        await buyer.getByLabel('Email', { exact: true }).fill(email);
        await buyer.getByRole('button', { name: 'Show the order' }).click();
        await expect(buyer).toHaveURL(/\/order-received\/\d+\?key=/);
        await buyer.goto(`${site.url}/account`);
        await buyer.getByRole('button', { name: 'Sign out everywhere' }).click();
        await expect(buyer.getByRole('button', { name: 'Send me a link' })).toBeVisible();
        await buyer.context().close();

        // No browser reads it any more that has not proved the address since.
        await page.goto(address);
        await expect(page.getByRole('button', { name: 'Open' })).toBeVisible();
        await page.goto(linkIn(await mailbox.mailTo(email, /Your quote request/), /http\S+\/quote\/\S+\?key=[\w-]+/));

        // The same again, and what a buyer does who does not want it.
        await page.goto(address);
        await page.getByRole('button', { name: 'Ask for this again' }).click();
        await expect(main.getByText('Sent again, under a new reference.')).toBeVisible();
        await page.getByRole('button', { name: 'Stop reminders for this quote' }).click();
        await expect(main.getByText('No reminders are sent about this quote.')).toBeVisible();
        const again = new URL(page.url()).pathname;
        expect(site.url + again).not.toBe(address);
        await firm.page.goto(`${site.url}/operator/quotes/${again.split('/').at(-1)}`);
        await fill(firm.page, 'line.0.name', 'Security void seal 60 x 30 mm');
        await fill(firm.page, 'line.0.quantity', '1');
        await fill(firm.page, 'line.0.unitPrice', '10');
        await firm.page.getByRole('button', { name: 'Send offer 1' }).click();
        await expect(firm.page.getByText(/^Offer 1 sent to/)).toBeVisible();
        await page.goto(site.url + again);
        await page.getByRole('link', { name: 'Decline' }).click();
        await expect(page.getByLabel('Reason')).toBeFocused();
        await page.getByLabel('Reason').selectOption('Lead time');
        await page.getByRole('button', { name: 'Decline', exact: true }).click();
        await expect(main.getByText('The offer is declined. Nothing was ordered.')).toBeVisible();
        await expectOutcome(page);
        await page.getByRole('button', { name: 'Ask for this again' }).click();
        await expect(main.getByText('Sent again, under a new reference.')).toBeVisible();
        await firm.page.goto(`${site.url}/operator/quotes/${new URL(page.url()).pathname.split('/').at(-1)}`);
        if (scripts) await expectStill(firm.page.getByRole('region', { name: 'Said so far' }));
        await firm.page.getByText('Close request').first().click();
        await firm.page.getByLabel('What the buyer is told').fill('We print no seals of this size any more.');
        await firm.page.getByRole('button', { name: 'Close request' }).click();
        await expect(firm.page.getByText('The request is closed.')).toBeVisible();
        await mailbox.mailTo(email, /closed/i);
        await page.reload();
        await expect(main.getByText('This request is closed.')).toBeVisible();
        await page.getByRole('button', { name: 'Ask for this again' }).click();
        await expect(main.getByText('Sent again, under a new reference.')).toBeVisible();
        await page.getByText('Withdraw the request').first().click();
        await expect(main.getByText('Nothing more is sent about it then.')).toBeVisible();
        await page.getByRole('button', { name: 'Withdraw the request' }).click();
        await expect(main.getByText('You have taken this request back.')).toBeVisible();
        await expectOutcome(page);
        expect(await demo.orders(email)).toHaveLength(1);
        await firm.context.close();
      },
    );
  });
}

test('a mail is no wider than a phone, whatever was pasted or named', async ({ page, browser, request }) => {
  const pasted = `https://files.example/${'void'.repeat(50)}`;
  const fields = `name: "Naledi", email: "naledi@wide.example", labelType: "custom", quantity: "1-100"`;
  const query = `mutation { submitQuoteRequest(input: { ${fields}, additionalInfo: "${pasted}" }) { ... on QuoteRequest { reference } } }`;
  const { data } = await (await request.post(`${site.url}/graphql`, { data: { query } })).json();
  const confirmed = await mailbox.mailTo('naledi@wide.example', /^Your quote request/);

  const firm = await signInAsOperator(browser, site.url, true);
  await firm.page.goto(`${site.url}/operator/quotes/${data.submitQuoteRequest.reference.toLowerCase()}`);
  await fill(firm.page, 'line.0.name', 'Void'.repeat(40));
  await fill(firm.page, 'line.0.quantity', '1000');
  await fill(firm.page, 'line.0.unitPrice', '432.60');
  await firm.page.locator('[name="note"]').fill(pasted);
  await firm.page.getByRole('button', { name: 'Send offer 1' }).click();
  const offered = await mailbox.mailTo('naledi@wide.example', /^Your offer/);
  await firm.context.close();

  await page.setViewportSize({ width: 390, height: 844 });
  for (const mail of [confirmed, offered]) {
    await page.setContent(shown(mail));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), mail.subject).toBe(390);
  }
});
