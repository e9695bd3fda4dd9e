import { uiTexts } from '../../../rules/texts/ui.ts';
import type { CartLine } from './store/lines.ts';

/** What a line says below its name: the chosen options, and that some of it comes later. Empty where there is neither. */
export const lineFacts = ({ options, backordered }: Pick<CartLine, 'options' | 'backordered'>): string =>
  [...options.map(({ value }) => value), ...(backordered ? [uiTexts.stock.onbackorder] : [])].join(', ');
