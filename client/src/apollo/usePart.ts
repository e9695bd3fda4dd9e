import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';

/** An entity in an answer that spreads the fragment; of an interface, any of its types. */
export type PartOf<T> = T extends { ' $fragmentName'?: infer Name extends string | undefined }
  ? { ' $fragmentRefs'?: { [key in NonNullable<Name>]: T } }
  : never;

/**
 * What a component asked of an entity. The screen's query has put all of it into the cache, so it is read in the first
 * pass, on the server too.
 */
export function usePart<T, V extends OperationVariables>(
  fragment: TypedDocumentNode<T, V>,
  from: PartOf<T>,
  variables?: NoInfer<V>,
): T {
  const { data } = useFragment({ fragment, from, ...(variables ? { variables } : {}) } as never);
  return data as T;
}
