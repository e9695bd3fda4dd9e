import { counted } from '../../../../rules/fillText.ts';
import { lifeTexts } from './texts.ts';

/** A lead time in words. */
export const workingDays = (days: number): string => counted(days, lifeTexts.day, lifeTexts.days);
