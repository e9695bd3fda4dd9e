import { fillText } from '../fillText.ts';
import { type AdviceRule, type LabelAdvice, labelAdvice } from './labelAdvice.ts';
import { type LabelSize, labelSizeText } from './labelSize.ts';

/** What is worth knowing about labels of a type in a size, with the gaps of the texts filled. */
export function adviseSize(
  labelType: string,
  size: LabelSize,
  advice: readonly LabelAdvice[] = labelAdvice,
): readonly LabelAdvice[] {
  return advice
    .filter(({ labelTypes, rule }) => (labelTypes?.includes(labelType) ?? true) && applies(rule, size))
    .map(one => ({
      ...one,
      text: fillText(one.text, { size: labelSizeText(size), plate: plateText(one.rule, size) }),
    }));
}

function applies(rule: AdviceRule, size: LabelSize): boolean {
  if (rule.kind === 'side-under') return Math.min(size.widthMm, size.heightMm) < rule.mm;
  const low = plateHeight(size, rule.ratio) < rule.heightMm;
  return rule.kind === 'plate-under' ? low : !low && !isPlate(size, rule.ratio);
}

function plateText(rule: AdviceRule, size: LabelSize): string {
  if (rule.kind === 'side-under') return '';
  const heightMm = Math.floor(plateHeight(size, rule.ratio) * 10) / 10;
  const widthMm = Math.floor(heightMm * rule.ratio * 10) / 10;
  return labelSizeText({ shape: 'rectangle', widthMm, heightMm });
}

function isPlate({ shape, widthMm, heightMm }: LabelSize, ratio: number): boolean {
  return shape === 'rectangle' && Math.max(widthMm, heightMm) === ratio * Math.min(widthMm, heightMm);
}

/** The height of the largest plate within a label, which may be turned. */
function plateHeight({ shape, widthMm, heightMm }: LabelSize, ratio: number): number {
  const long = Math.max(widthMm, heightMm);
  const short = Math.min(widthMm, heightMm);
  // Its corners lie on the ellipse: (ratio * h / long)² + (h / short)² = 1.
  return shape === 'rectangle' ? Math.min(short, long / ratio) : 1 / Math.hypot(ratio / long, 1 / short);
}
