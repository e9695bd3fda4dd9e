import { expect, it, onTestFinished } from 'vitest';
import { printMoney } from '../../../rules/printMoney.ts';
import { startEmbedded } from '../embedded.ts';
import { eventually } from '../eventually.ts';
import { startMailbox } from '../mailbox.ts';
import { offered, quoting } from '../quoting.ts';
import { settingsSaid, shopSaying } from '../shopSaying.ts';

const service = startEmbedded();
const { take, submit } = quoting(() => service.gateway);

it.each([
  ['ZAR', '4', {}],
  ['JPY', '2', { '/wc/v3/data/currencies/current': { code: 'JPY' } }],
])('mails an offer in %s with the sums of its page where the shop counts %s decimals', async (code, digits, more) => {
  const mailbox = await startMailbox();
  const said = { ...settingsSaid('general', { price_num_decimals: digits }), ...more };
  const upstream = await shopSaying(service.demo.url, said);
  const env = { SMTP_URL: mailbox.url, SITE_EMAIL: 'firm@labels.example' };
  const gateway = service.another({ upstream, env });
  onTestFinished(() => gateway.close());
  await gateway.ready();
  gateway.services.submissions.start();
  const { reference } = await submit('Fine', gateway);
  const lines = [
    { name: 'Seal', quantity: 333, unitPrice: '0.0852' },
    { name: 'Void', quantity: 77, unitPrice: '0.1237' },
  ];
  const input = { reference, version: 1, lines, delivery: offered.delivery };
  const { offer } = await take('answerQuoteRequest', input, gateway);
  await eventually(() => expect(mailbox.received.some(({ mail }) => /offer/i.test(mail.subject ?? ''))).toBe(true));
  const text = mailbox.received.find(({ mail }) => /offer/i.test(mail.subject ?? ''))!.mail.text!;
  const { net, tax, total } = offer.totals;
  for (const sum of [net, tax, total]) {
    const shown = printMoney(typeof sum === 'string' ? sum : sum.amount, code);
    expect(text).toMatch(new RegExp(`${shown.replace(/[.$]/g, '\\$&')}(?!\\d|\\.\\d)`));
  }
});
