import { counted, fillText } from '../../../../rules/fillText.ts';
import { knownTexts } from './texts.ts';

const PACK = /^([a-z]+) of (\d+)$/i;

/** What is counted, from the shop's 'roll of 1000': 'Rolls of 1000'; null where it is no pack of so many. */
export function packUnits(pack: string | null): string | null {
  const [, kind, count] = PACK.exec(pack ?? '') ?? [];
  if (!kind) return null;
  const many = kind.endsWith('x') ? `${kind}es` : `${kind}s`;
  return fillText(knownTexts.units, { kind: many[0]!.toUpperCase() + many.slice(1), count: count ?? '' });
}

/** How much so many packs are: '5000 labels', '108 pieces'. */
export function packContent(pack: string | null, quantity: number): string | null {
  const [, kind, count] = PACK.exec(pack ?? '') ?? [];
  if (!count) return null;
  const content = quantity * Number(count);
  return /^(roll|sheet|pack)$/i.test(kind ?? '')
    ? counted(content, knownTexts.label, knownTexts.labels)
    : counted(content, knownTexts.piece, knownTexts.pieces);
}
