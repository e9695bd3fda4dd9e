/** The headers of WordPress's REST answers that somebody reads. There is no ETag anywhere. */
export const restHeaders = (known: boolean): Record<string, string> => ({
  'Content-Type': 'application/json; charset=UTF-8',
  ...(known && { 'Cache-Control': 'no-cache, must-revalidate, max-age=0, no-store, private' }),
});
