import { fillText } from '../../../../rules/fillText.ts';
import { formatMoney, type Money } from '../../lib/format/formatMoney.ts';
import { packTexts } from './texts.ts';

/** What a price buys: 'roll of 1000' is a roll with a thousand on it. */
interface Pack {
  unit: keyof typeof packTexts.units;
  count: number | null;
}

const units = Object.keys(packTexts.units) as Pack['unit'][];

/** Reads 'roll of 1000', 'single roll', 'box of 36'; what names no unit is sold by the piece. */
export function readPack(pack: string | null): Pack {
  const unit = units.find(one => pack && new RegExp(`\\b${one}\\b`, 'i').test(pack)) ?? 'piece';
  const count = Number(/\bof ([\d \u00a0,]+)/.exec(pack ?? '')?.[1]?.replace(/\D/g, ''));
  return { unit, count: count > 1 ? count : null };
}

/** 'ZAR 0.71 a label': the price of one in a pack, with four decimals below ten cents, yen or fils; null where a pack has no number. */
export function perPiece(price: Money | null, pack: string | null): string | null {
  const { unit, count } = readPack(pack);
  const each = Number(price?.amount) / (count ?? 0);
  if (!price || !count || !Number.isFinite(each) || each <= 0) return null;
  const words = unit === 'roll' || unit === 'sheet' ? packTexts.each.label : packTexts.each.piece;
  return fillText(words, { price: printed(each, price.currency) });
}

function printed(each: number, currency: string): string {
  const finer = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 4 });
  // At least the currency's own: rules/money.ts would weigh half a kilobyte here.
  const { minimumFractionDigits: digits = 2 } = finer.resolvedOptions();
  if (each * 10 ** digits < 10) return finer.format(each);
  return formatMoney(digits > 2 ? String(each) : each.toFixed(2), currency);
}
