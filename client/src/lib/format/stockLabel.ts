import { uiTexts } from '../../../../rules/texts/ui.ts';

export type StockState = keyof typeof uiTexts.stock;

/** Reads a stock status however it is spelled ('instock', 'IN_STOCK', 'on-backorder'); anything else is unknown. */
export function stockState(status: string | null | undefined): StockState {
  const plain = (status ?? '').toLowerCase().replace(/[^a-z]/g, '');
  return plain in uiTexts.stock ? (plain as StockState) : 'unknown';
}

export function stockLabel(status: string | null | undefined): string {
  return uiTexts.stock[stockState(status)];
}
