import { longDate } from '../../../lib/longDate.ts';
import { relativeDate } from '../../../lib/relativeDate.ts';
import { useHydrated } from '../../../lib/useHydrated.ts';

/** How long ago, once the browser's clock may be asked; the HTML carries the date itself. */
export function ReviewDate({ date }: { date: string }) {
  const hydrated = useHydrated();
  return (
    <time dateTime={date} title={longDate(date)}>
      {hydrated ? relativeDate(date, new Date()) : longDate(date)}
    </time>
  );
}
