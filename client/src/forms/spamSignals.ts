/** By which the gateway tells a machine from a person. */
export function spamSignals(read: (name: string) => string) {
  const elapsed = read('elapsedMs');
  return { website: read('website'), elapsedMs: /^\d{1,9}$/.test(elapsed) ? Number(elapsed) : null };
}
