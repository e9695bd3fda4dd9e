/** Gives a page's data a key of its own: what is sent twice from one page is one step. Only a secure address has randomUUID. */
export function withStepKey<Loaded extends { data: object }>(loaded: Loaded): Loaded {
  Object.assign(loaded.data, { stepKey: globalThis.crypto.randomUUID?.() ?? '' });
  return loaded;
}
