/** A repeatable stream of numbers in [0, 1): the same seed always draws the same picture. */
export type Random = () => number;

export function randomFrom(seed: string | number): Random {
  const text = String(seed);
  let state = 1779033703 ^ text.length;
  for (const character of text) {
    state = Math.imul(state ^ character.charCodeAt(0), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
