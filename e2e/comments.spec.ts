import { inProof } from './full.ts';
import { expect, open, test } from './page.ts';
import { expectAccessible } from './whole.ts';

const HELD = 'Thank you. Your comment waits for approval and is shown after that.';
const POST = '/post/questions-we-ask-before-quoting';
const words = (content: string) => ({ name: 'Naledi K.', email: 'naledi@example.co.za', content });

test('a comment waits for the editor: its author sees it on this page, and nobody else does', async ({
  page,
  browser,
}) => {
  const { name, email, content } = words('We asked all eight. The third one saved a week.');
  await page.clock.install();
  await open(page, POST);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Write a comment' }).click();
  await expect(main.getByLabel('Name', { exact: true })).toBeFocused();
  await main.getByRole('button', { name: 'Send comment' }).click();
  await expect(main.getByRole('alert')).toContainText('Please fill in all required fields.');
  await expectAccessible(page, '#write-comment');

  await main.getByLabel('Name', { exact: true }).fill(name);
  await main.getByLabel('Email', { exact: true }).fill(email);
  await main.getByLabel('Comment', { exact: true }).fill(content);
  // Who has written within two seconds is taken for a machine.
  await page.clock.fastForward(10_000);
  await main.getByRole('button', { name: 'Send comment' }).click();
  await expect(main.getByText(HELD)).toBeVisible();
  await expect(main.getByText(content)).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Comment' })).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${POST}$`));

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await open(other, POST);
  await expect(other.getByRole('main').getByRole('button', { name: 'Write a comment' })).toBeVisible();
  await expect(other.getByText(content)).toHaveCount(0);
  await stranger.close();
});

test('the form of a comment can be closed again, and no post shows one that takes none', inProof, async ({ page }) => {
  await open(page, POST);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Write a comment' }).click();
  await main.getByRole('link', { name: 'Cancel' }).click();
  await expect(main.getByRole('button', { name: 'Write a comment' })).toBeVisible();
  await open(page, '/post/the-two-second-dock-check');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Write a comment' })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused comment comes back with its words, a good one with thanks, and waits', async ({ page, watch }) => {
    watch.allow(/status of 422/);
    const { name, email, content } = words('The box for the rest was the longest of ours.');
    await page.goto(POST);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Write a comment' }).click();
    await expect(page).toHaveURL(/\?write=1#write-comment$/);
    await main.getByLabel('Name', { exact: true }).fill(name);
    await main.getByLabel('Email', { exact: true }).fill('nobody@example');
    await main.getByLabel('Comment', { exact: true }).fill(content);
    const send = async () => {
      const posted = page.waitForResponse(response => response.request().method() === 'POST');
      await main.getByRole('button', { name: 'Send comment' }).click();
      return posted;
    };
    const refused = await send();
    expect(refused.status()).toBe(422);
    expect(refused.headers()['cache-control']).toContain('no-store');
    await expect(main.getByRole('alert')).toContainText('Please fill in all required fields.');
    await expect(main.getByLabel('Comment', { exact: true })).toHaveValue(content);

    await main.getByLabel('Email', { exact: true }).fill(email);
    expect((await send()).status()).toBe(303);
    await expect(page).toHaveURL(/\?commented=held#write-comment$/);
    await expect(main.getByText(HELD)).toBeVisible();
    await expect(main.getByText(content)).toHaveCount(0);
  });
});
