/** Whether something in it is what the index knew while the shop was away (`asOf` says since when): shown, and asked for again. */
export const standsIn = (data: unknown): boolean => JSON.stringify(data ?? null).includes('"asOf":"');
