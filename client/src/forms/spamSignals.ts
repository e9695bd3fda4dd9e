/** By which the gateway tells a machine from a person. */
export const spamSignals = ({ website = '', elapsedMs = '' }: Record<string, string>) => ({
  website,
  elapsedMs: /^\d{1,9}$/.test(elapsedMs) ? Number(elapsedMs) : null,
});
