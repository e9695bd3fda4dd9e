import { type DocumentNode, type FragmentDefinitionNode, Kind, type OperationDefinitionNode } from 'graphql';

export const operationsOf = ({ definitions }: DocumentNode): OperationDefinitionNode[] =>
  definitions.filter(one => one.kind === Kind.OPERATION_DEFINITION);

export const fragmentsOf = ({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> =>
  new Map(definitions.filter(one => one.kind === Kind.FRAGMENT_DEFINITION).map(one => [one.name.value, one]));
