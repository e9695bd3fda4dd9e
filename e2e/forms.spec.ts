import { choose, expect, expectSameDocument, markDocument, open, test } from './page.ts';

const REFERENCE = /Your reference number is [A-Z]-[0-9A-Z]{5}-[0-9A-Z]{5}\./;

test('a quote form filled in wrongly leads to what is wrong, and rightly to a reference', async ({ page, watch }) => {
  await open(page, '/request-quote');
  expect(watch.asked()).toEqual([]);
  await markDocument(page);
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Request a Quote' });
  const alert = main.getByRole('alert');

  await test.step('an empty form is not sent', async () => {
    await send.click();
    await expect(alert).toBeFocused();
    await expect(alert).toContainText('Error! There was a problem submitting your request.');
    await expect(alert.getByRole('link')).toHaveCount(4);
    expect(watch.asked()).toEqual([]);
  });

  await test.step('each error leads to its field, and is tied to it', async () => {
    await alert.getByRole('link', { name: 'Please enter your email.' }).click();
    const email = main.getByLabel('Email', { exact: true });
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription('Please enter your email.');
    await alert.getByRole('link', { name: /label type/ }).click();
    await expect(main.getByRole('radio', { name: 'Telecoms Regulatory Labels' })).toBeFocused();
  });

  await test.step('a wrong phone number is told with its country', async () => {
    await choose(main, 'Security Void');
    await choose(main, '501-1000');
    await main.getByLabel('Name', { exact: true }).fill('Thandi Nkosi');
    await main.getByLabel('Email', { exact: true }).fill('thandi@example.co.za');
    await main.getByLabel(/^Phone/).fill('082 123');
    await send.click();
    await expect(alert).toContainText('Please enter a valid phone number.');
    await expect(main.getByLabel(/^Phone/)).toHaveAccessibleDescription(
      'Please enter a valid phone number for South Africa',
    );
    expect(watch.asked()).toEqual([]);
  });

  await test.step('corrected it is sent once, and its reference shown', async () => {
    await main.getByLabel(/^Phone/).fill('082 123 4567');
    await send.click();
    const status = main.getByRole('status').filter({ hasText: 'Success!' });
    await expect(status).toContainText(
      "Success! Your quote request has been submitted. We'll get back to you within 24 hours.",
    );
    await expect(status).toContainText(REFERENCE);
    await expect(status).toBeFocused();
    await expect(main.getByLabel('Name', { exact: true })).toHaveValue('');
    await expect(main.getByRole('radio', { name: 'Security Void' })).not.toBeChecked();
    expect(watch.asked()).toEqual(['POST SubmitQuoteRequest']);
    await expectSameDocument(page);
  });
});

test('a message is sent from the contact form', async ({ page, watch }) => {
  await open(page, '/contact');
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(main.getByRole('alert')).toBeFocused();
  await expect(main.getByLabel('Subject')).toHaveAccessibleDescription('Please choose a subject.');

  await main.getByLabel('Name').fill('Johan van Wyk');
  await main.getByLabel('Email').fill('johan@example.co.za');
  await main.getByLabel('Subject').selectOption('Products');
  await main.getByRole('textbox', { name: 'Message' }).fill('Do you stock 2.5 mm seals?');
  await send.click();
  const status = main.getByRole('status');
  await expect(status).toContainText('Thank you for your message! We will get back to you within 24 hours.');
  await expect(status).toContainText(REFERENCE);
  expect(watch.asked()).toEqual(['POST SubmitContactMessage']);
});

test('an address is signed up for the newsletter, a wrong one is not', async ({ page, watch }) => {
  await open(page, '/blog');
  const band = page.getByRole('region', { name: 'New materials and rule changes, by email' });
  const email = band.getByRole('textbox', { name: 'Email' });
  await email.fill('nobody');
  await band.getByRole('button', { name: 'Subscribe' }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
  watch.asked();

  await email.fill('somebody@example.co.za');
  await band.getByRole('button', { name: 'Subscribe' }).click();
  await expect(band.getByRole('status')).toContainText('Thank you for signing up.');
  expect(watch.asked()).toEqual(['POST SubscribeToNewsletter']);
});
