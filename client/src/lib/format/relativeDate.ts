import { counted, fillText } from '../../../../rules/fillText.ts';
import { uiTexts } from '../../../../rules/texts/ui.ts';

const DAY = 86_400_000;
const texts = uiTexts.ago;

/**
 * How long ago a date was: days under 7, weeks under 30 days, months under 365, then years. Computed in the browser
 * only; the HTML carries the absolute date.
 */
export function relativeDate(date: string | Date, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - new Date(date).getTime()) / DAY));
  if (days === 0) return texts.today;
  if (days === 1) return texts.yesterday;
  if (days < 7) return fillText(texts.days, { count: days });
  if (days < 30) return counted(Math.floor(days / 7), texts.week, texts.weeks);
  if (days < 365) return counted(Math.floor(days / 30), texts.month, texts.months);
  return counted(Math.floor(days / 365), texts.year, texts.years);
}
