/** How long one try may take: a WordPress that sends its mail before it answers is slow, and would be sent everything twice. */
export const TRY_MS = 30_000;
