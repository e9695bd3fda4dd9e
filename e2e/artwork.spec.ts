import { choose, expect, open, test } from './page.ts';
import { demo, openShop, site } from './shop.ts';

openShop();

const bytes = Buffer.from(`%PDF-1.7\n${'seal '.repeat(50_000)}\n%%EOF`);
const pdf = (name: string, buffer = bytes) => ({ name, mimeType: 'application/pdf', buffer });

test('artwork is attached with a quote request, and reaches the operator byte for byte', async ({ page, watch }) => {
  await page.clock.install();
  await open(page, `${site.url}/request-quote`);
  const main = page.getByRole('main');
  const input = main.getByLabel(/^Artwork/);
  const files = main.getByRole('list', { name: 'Attached files' });
  watch.allow(/503 \(Service Unavailable\)/);

  await test.step('its progress is shown, and a failed upload is tried again', async () => {
    let answer = () => {};
    const answered = new Promise<void>(resolve => {
      answer = resolve;
    });
    await page.route('**/uploads', async route => {
      await answered;
      await route.fulfill({ status: 503, json: { code: 'STORAGE_FAILED', message: 'The disk is full.' } });
    });
    await input.setInputFiles(pdf('seal.pdf'));
    await expect(files.getByRole('progressbar', { name: 'seal.pdf' })).toBeVisible();
    answer();
    await expect(files).toContainText('The disk is full.');
    await page.unroute('**/uploads');
    await files.getByRole('button', { name: 'Try again' }).click();
    await expect(files).toContainText('244 kB');
  });

  await test.step('what is no artwork is refused by its content', async () => {
    watch.allow(/415 \(Unsupported Media Type\)/);
    await input.setInputFiles(pdf('page.pdf', Buffer.from('<!DOCTYPE html>')));
    await expect(files).toContainText('This is not a PDF, AI, EPS, SVG, PNG, JPEG or TIFF file.');
    await files.getByRole('button', { name: 'Remove page.pdf' }).press('Enter');
    await expect(files).not.toContainText('page.pdf');
  });

  await test.step('it is still attached after a reload', async () => {
    await open(page, `${site.url}/request-quote`);
    await expect(files).toContainText('seal.pdf');
  });

  await test.step('it goes with the request, and the form has none afterwards', async () => {
    await choose(main, 'Security Void');
    await choose(main, '501-1000');
    await main.getByLabel('Name', { exact: true }).fill('Ayanda Dlamini');
    await main.getByLabel('Email', { exact: true }).fill('ayanda@example.co.za');
    // Whoever fills in a form this fast is held for a machine.
    await page.clock.fastForward(10_000);
    await main.getByRole('button', { name: 'Request a Quote' }).click();
    await expect(main.getByRole('status').filter({ hasText: 'Success!' })).toBeVisible();
    await expect(files).toHaveCount(0);
  });

  await test.step('another is attached to the next request', async () => {
    await open(page, `${site.url}/request-quote`);
    await input.setInputFiles(pdf('next.pdf'));
    await expect(files).toContainText('next.pdf');
    await expect(files).toContainText('244 kB');
  });

  await test.step('its link in the request leads to the same bytes', async () => {
    const arrived = async () => (await demo.submissions()).find(({ fields }) => fields.name === 'Ayanda Dlamini');
    await expect.poll(arrived).toBeDefined();
    const sent = await arrived();
    const [, link = ''] = /seal\.pdf \(PDF, 244 kB\): (\S+)/.exec(sent?.fields.additionalInfo ?? '') ?? [];
    const answer = await page.request.get(link);
    expect(answer.headers()['content-disposition']).toContain('attachment; filename="seal.pdf"');
    expect(await answer.body()).toEqual(bytes);
  });
});
