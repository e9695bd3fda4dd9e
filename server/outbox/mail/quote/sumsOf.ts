import { fillText } from '../../../../rules/fillText.ts';
import { shownAmount } from '../../../../rules/money.ts';
import { printMoney } from '../../../../rules/printMoney.ts';
import { mailTexts as texts } from '../../../../rules/texts/mail.ts';
import type { SentOffer } from '../../../quotes/offers/offer.ts';

/** An offer with every part of its sum, as it stands in a mail. */
export function sumsOf(offer: SentOffer): [string, string, string][] {
  const { lines, fees, delivery, totals, taxRate, currency } = offer;
  // As every page shows it: the shop may count finer than its currency. A unit's price has no such end.
  const money = (amount: string) => printMoney(shownAmount(amount, currency), currency);
  return [
    ...lines.map(({ name, quantity, unit, unitPrice, net }): [string, string, string] => {
      const many = `${quantity} ${unit}`.trim();
      return [name, fillText(texts.line, { quantity: many, price: printMoney(unitPrice, currency) }), money(net)];
    }),
    ...[...fees, ...(delivery ? [delivery] : [])].map(({ name, net }): [string, string, string] => [
      name,
      '',
      money(net),
    ]),
    [taxRate?.label === 'VAT' ? texts.order.net : texts.order.netPlain, '', money(totals.net)],
    ...(taxRate || Number(totals.tax)
      ? [
          [taxRate ? fillText(texts.order.tax, taxRate) : texts.order.taxes, '', money(totals.tax)] as [
            string,
            string,
            string,
          ],
        ]
      : []),
    [texts.order.total, '', money(totals.total)],
  ];
}
