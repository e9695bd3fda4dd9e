/**
 * What the idempotency keys of a caller are stored under. A partner's are its own: no other caller meets them. Those of
 * visitors are one space, without a prefix: nothing tells a visitor from another that a retry is sure to bring again, after
 * a new network, a cleared browser or without scripts. They are to be long and random, as the site's own are.
 */
export const keySpace = (partner: number | null | undefined): string => (partner == null ? '' : `partner ${partner} `);
