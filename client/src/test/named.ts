/** Of what an operation may be answered with, the type of this name. */
export type Named<T, Name extends string> = T extends { __typename: infer Names }
  ? Name extends Names
    ? T & { __typename: Name }
    : never
  : never;
