import { existsSync, readFileSync } from 'node:fs';
import { type DocumentNode, Kind, type OperationDefinitionNode, OperationTypeNode, parse } from 'graphql';

/** A registered operation: what our own screens, and those of the last releases, may ask. */
export interface Operation {
  name: string;
  document: DocumentNode;
  definition: OperationDefinitionNode;
  /** names of the variables that it declares */
  declared: ReadonlySet<string>;
  /** whether every visitor may see the same answer; false for anything that writes or is someone's own */
  shared: boolean;
}

export type Operations = ReadonlyMap<string, Operation>;

/** Root fields whose answer belongs to one visitor or to the operator. */
const PERSONAL = new Set([
  ...['cart', 'order', 'quoteRequest', 'quoteRequests'],
  ...['operator', 'preview', 'orders', 'orderById', 'customer', 'customers', 'diagnostics'],
]);

const definitionOf = (document: DocumentNode): OperationDefinitionNode =>
  document.definitions.find((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)!;

/** The root fields of a document with one operation; a spread fragment is … */
export const rootsOf = (document: DocumentNode): string[] =>
  definitionOf(document).selectionSet.selections.map(field => (field.kind === Kind.FIELD ? field.name.value : '…'));

/** @param text a document with one operation */
export function operationOf(text: string): Operation {
  const document = parse(text, { noLocation: true });
  const definition = definitionOf(document);
  return {
    name: definition.name?.value ?? 'anonymous',
    document,
    definition,
    declared: new Set(definition.variableDefinitions?.map(({ variable }) => variable.name.value)),
    shared:
      definition.operation === OperationTypeNode.QUERY &&
      !rootsOf(document).some(name => name === '…' || PERSONAL.has(name)),
  };
}

/** Reads registered operations, by the SHA-256 of their text, from the files that the code generator writes; a missing file has none. */
export function readOperations(files: readonly string[]): Operations {
  const texts = files
    .filter(file => existsSync(file))
    .flatMap(file => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
  return new Map(texts.map(([hash, text]) => [hash, operationOf(text)]));
}
