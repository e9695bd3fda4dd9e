/** An entity in an answer that spreads the fragment; of an interface, any of its types. */
export type PartOf<T> = T extends { ' $fragmentName'?: infer Name extends string | undefined }
  ? { ' $fragmentRefs'?: { [key in NonNullable<Name>]: T } }
  : never;

/**
 * What a component asked of an entity. It came with the screen's answer; the types alone keep from each component what it
 * did not ask for.
 */
export const partOf = <T>(entity: PartOf<T>): T => entity as T;
