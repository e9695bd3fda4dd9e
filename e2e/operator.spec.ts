import { inProof, inProofBut } from './full.ts';
import { operator } from './operator.ts';
import { expect, test } from './page.ts';
import { expectAccessible, expectWhole } from './whole.ts';

// Refusals are brought about on purpose.
const REFUSED = /status of 403/;
const ASK = `mutation { submitQuoteRequest(input: { name: "Lerato", company: "Operator Spec Holdings",
  email: "lerato@example.test", labelType: "security-void", quantity: "1001-5000", size: "60x30mm" }) { __typename } }`;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test(
      'the operator signs in, looks at a draft, the report, a quote and partners, shares the draft, and leaves',
      inProofBut(!javaScriptEnabled),
      async ({ page, watch, playwright, request }) => {
        watch.allow(REFUSED);
        await request.post('/graphql', { data: { query: ASK } });
        await page.goto('/operator/quotes');
        await expect(page).toHaveURL(/\/operator$/);
        const token = page.getByLabel('Operator token');
        await token.fill('guessed');
        await page.getByRole('button', { name: 'Sign in' }).click();
        await expect(page.getByText('This is not the token of the operator.')).toBeVisible();
        await expect(token).toBeFocused();
        await token.fill(operator.OPERATOR_TOKEN);
        await page.getByRole('button', { name: 'Sign in' }).click();
        const row = page.getByRole('row', { name: /Ink prices next year/ });
        const link = await row.getByRole('link', { name: 'Link to share' }).getAttribute('href');
        await row.getByRole('link', { name: 'Ink prices next year' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Ink prices next year' })).toBeVisible();
        await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

        const report = page.getByRole('heading', { level: 2, name: 'What readers would stumble on' });
        await page.goto('/seo-tools?kind=MENU_ITEM_NOWHERE');
        await expect(report).toBeVisible();
        await expect(page.getByRole('row', { name: /Price list 2019/ })).toBeVisible();

        const { origin, pathname, search } = new URL(link!);
        const stranger = await playwright.request.newContext({ baseURL: origin });
        const shared = await stranger.get(pathname + search);
        expect([shared.status(), shared.headers()['cache-control']]).toEqual([200, 'private, no-store']);
        expect(await shared.text()).toContain('Waiting for the second supplier');
        const changed = await stranger.get(`${pathname}${search.replace(/.$/, last => (last === '0' ? '1' : '0'))}`);
        expect(changed.status()).toBe(403);
        expect(await changed.text()).not.toContain('Waiting for the second supplier');
        await stranger.dispose();

        await page.goto('/operator/quotes');
        await page.getByLabel('Buyer', { exact: true }).fill('spec holdings');
        await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
        await expect(page).toHaveURL(/buyer=spec\+holdings/);
        const asked = page.getByRole('row', { name: /Operator Spec Holdings/ }).first();
        await expect(asked).toContainText('Security Void, 60x30mm');
        await asked.getByRole('link').click();
        await expect(
          page.getByRole('heading', { level: 1, name: /^Operator Spec Holdings, Security Void/ }),
        ).toBeVisible();
        await expect(page.getByRole('main')).toContainText('Read as 60 x 30 mm.');
        await expectWhole(page);
        if (javaScriptEnabled) await expectAccessible(page);

        await page.goto('/operator/partners');
        const name = `Press ${javaScriptEnabled ? 'with' : 'without'} scripts`;
        const adding = page.locator('form', { has: page.getByRole('button', { name: 'Add and show the key' }) });
        await adding.getByLabel('Name').fill(name);
        await adding.getByLabel('Catalogue').check();
        await adding.getByRole('button').click();
        const key = (await page.getByText(/^pk_/).textContent())!;
        const program = await playwright.request.newContext({ baseURL: origin });
        const askByKey = async () => {
          const data = { query: '{ products(perPage: 1) { items { name } } }' };
          return (await program.post('/graphql', { headers: { 'x-api-key': key }, data })).status();
        };
        expect(await askByKey()).toBe(200);
        await expectWhole(page);
        if (javaScriptEnabled) await expectAccessible(page);
        const card = page.locator('section', { has: page.getByRole('heading', { level: 2, name }) });
        await card.getByText('End all keys').first().click();
        await card.getByRole('button', { name: 'End all keys' }).click();
        await expect(page.getByText('Every process knows of it')).toBeVisible();
        await expect(page.getByText(key)).toBeHidden();
        expect(await askByKey()).toBe(401);
        await program.dispose();

        await page.goto('/operator');
        await page.getByRole('button', { name: 'Sign out' }).click();
        await expect(token).toBeVisible();
        await page.goto('/seo-tools');
        await expect(page.getByRole('heading', { level: 2, name: 'Status' })).toBeVisible();
        await expect(report).toBeHidden();
        await page.goto(pathname);
        await expect(page.getByRole('heading', { level: 1, name: 'No preview' })).toBeVisible();
      },
    );

    test(
      'on a phone the first request is in sight, and the rest of the search a tick away',
      inProof,
      async ({ page, request }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await request.post('/graphql', { data: { query: ASK } });
        await page.goto('/operator');
        await page.getByLabel('Operator token').fill(operator.OPERATOR_TOKEN);
        await page.getByRole('button', { name: 'Sign in' }).click();
        await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
        await page.goto('/operator/quotes');
        await expect(page.getByRole('row').nth(1)).toBeInViewport({ ratio: 0.9 });
        const buyer = page.getByLabel('Buyer', { exact: true });
        await expect(buyer).toBeHidden();
        await page.getByLabel('By buyer or product, in another order').check();
        await buyer.fill('spec holdings');
        await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
        await expect(page).toHaveURL(/buyer=spec\+holdings/);
        await expect(buyer).toHaveValue('spec holdings');
        await expectWhole(page);
        if (javaScriptEnabled) await expectAccessible(page);
      },
    );
  });
}
