import { existsSync, readFileSync } from 'node:fs';
import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  KnownDirectivesRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { operationsIn, type Releases } from './releases.ts';

/** A registered operation: what our own screens, and those of the last releases, may ask. */
export interface Operation {
  name: string;
  /** where it may be asked for by more than its hash */
  hash?: string;
  document: DocumentNode;
  definition: OperationDefinitionNode;
  /** names of the variables that it declares */
  declared: ReadonlySet<string>;
}

/** By the SHA-256 of their text. */
export type Operations = ReadonlyMap<string, Operation>;

/** The registered operation of a hash, or of what else it may be asked for by. */
export type FindOperation = (id: string) => Operation | undefined;

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
  };
}

/** The rules but one: our client's operations carry directives that only it reads. */
const rules = specifiedRules.filter(rule => rule !== KnownDirectivesRule);

/** What of a registered operation a schema could not answer. */
export const faultsOf = ({ document }: Operation, schema: GraphQLSchema): readonly GraphQLError[] =>
  validate(schema, document, rules);

/** Reads registered operations from the files that the code generator writes; a missing file has none. */
export function readOperations(files: readonly string[]): Operations {
  return new Map(files.flatMap(textsIn).map(([hash, text]) => [hash, operationOf(text)]));
}

/** The texts of the operations in such a file. */
export const operationTexts = (file: string): string[] => textsIn(file).map(([, text]) => text);

const textsIn = (file: string): [hash: string, text: string][] =>
  existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : [];

/**
 * Finds what is not registered here among the releases that were deployed since: during a rolling deploy a new page
 * asks processes of the old release too. What the schema of this one could not answer is found nowhere.
 */
export function createLaterOperations(releases: Releases, schema: GraphQLSchema): FindOperation {
  const read = new Set<string>();
  const texts = new Map<string, string>();
  const found = new Map<string, Operation | undefined>();
  const judged = (text: string): Operation | undefined => {
    const operation = operationOf(text);
    return faultsOf(operation, schema).length === 0 ? operation : undefined;
  };
  return hash => {
    for (const dir of releases.dirs()) {
      if (read.has(dir)) continue;
      read.add(dir);
      for (const [hash, text] of textsIn(operationsIn(dir))) texts.set(hash, text);
    }
    const text = texts.get(hash);
    if (text !== undefined && !found.has(hash)) found.set(hash, judged(text));
    return found.get(hash);
  };
}
