import { UpstreamError } from './errors.ts';

/** As many as go at a time: a pool has as many connections. */
const AT_ONCE = 8;

/**
 * All pages of a list, and none beyond the first that has nothing: how many there are is the service's word, and one that
 * says too many would be asked for all of them by each who asks.
 */
export async function allPages<Page extends { totalPages: number | null }>(
  read: (page: number) => Promise<Page>,
  isEmpty: (page: Page) => boolean,
): Promise<Page[]> {
  const first = await read(1);
  const pages = [first];
  const count = first.totalPages ?? 1;
  for (let next = 2; next <= count; next += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - next + 1) }, (_, at) =>
      read(next + at).catch(noneThere),
    );
    const there = (await Promise.all(some)).filter(page => page !== null && !isEmpty(page));
    pages.push(...(there as Page[]));
    if (there.length < some.length) break;
  }
  return pages;
}

function noneThere(error: unknown): null {
  if (isPastTheEnd(error)) return null;
  throw error;
}

/** wp/v2 answers 400 for a page past the end where everything else answers an empty list. */
export const isPastTheEnd = (error: unknown): boolean =>
  error instanceof UpstreamError && error.serviceCode === 'rest_post_invalid_page_number';

/** Whether an answer is a list of nothing. */
export const hasNoRows = ({ json }: { json: unknown }): boolean => Array.isArray(json) && json.length === 0;
