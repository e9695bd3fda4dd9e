import { longDate } from '../lib/format/longDate.ts';

/** '12 March 2026', the same on the server and in the browser. */
export const PostDate = ({ date }: { date: string }) => <time dateTime={date}>{longDate(date)}</time>;
