import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
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
  const { data } = useFragment({
    fragment,
    fragmentName: nameOf(fragment),
    from,
    ...(variables ? { variables } : {}),
  } as never);
  return data as T;
}

/** A document holds the fragments that its own spreads, behind it. */
function nameOf({ definitions: [first] }: DocumentNode): string | undefined {
  return first?.kind === 'FragmentDefinition' ? first.name.value : undefined;
}
