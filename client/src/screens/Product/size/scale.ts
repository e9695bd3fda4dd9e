import type { LabelSize } from '../../../../../rules/labels/labelSize.ts';

/** A bank card, ISO/IEC 7810 ID-1. */
export const CARD = { width: 85.6, height: 53.98 };

const STEPS = [1, 2, 4, 5];

/** How many times smaller card and label are drawn so that the label fits onto the card's width and twice its height. */
export const timesSmaller = ({ widthMm, heightMm }: LabelSize): number =>
  STEPS.find(step => widthMm / step <= CARD.width && heightMm / step <= CARD.height * 1.5) ?? 10;
