import { longDate } from '../../../lib/format/longDate.ts';
import { relativeDate } from '../../../lib/format/relativeDate.ts';
import { useHydrated } from '../../../lib/later/useHydrated.ts';

/** How long ago, once the browser's clock may be asked; the HTML carries the date itself. */
export function ReviewDate({ date }: { date: string }) {
  const hydrated = useHydrated();
  return (
    <time dateTime={date} title={longDate(date)}>
      {hydrated ? relativeDate(date, new Date()) : longDate(date)}
    </time>
  );
}
