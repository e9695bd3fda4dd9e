import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type DocumentNode, Kind, parse, print, separateOperations } from 'graphql';
import { LIMITS } from '../../graphql/plugins/documentLimits.ts';

/** One operation as a partner brought it. */
export interface Brought {
  readonly name: string;
  readonly hash: string;
  readonly text: string;
}

/** What a file cannot be taken for; its message says why. */
export class DocumentError extends Error {}

const HASH = /^(sha256:)?[0-9a-f]{64}$/;

/**
 * Reads the operations of a file: GraphQL, of which each operation is taken with the fragments that it uses, or what a
 * code generator writes of registered operations, as JSON: texts by their SHA-256.
 * @throws DocumentError
 */
export function readDocuments(file: string): Brought[] {
  const text = contentOf(file);
  const brought = text.trimStart().startsWith('{') && isJson(text) ? fromManifest(JSON.parse(text)) : fromText(text);
  if (brought.length === 0) throw new DocumentError(`${file} holds no operation.`);
  return brought;
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new DocumentError(`${file} could not be read: ${(error as Error).message}`);
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function fromManifest(manifest: object): Brought[] {
  return Object.entries(manifest).map(([hash, text]) => {
    if (!HASH.test(hash) || typeof text !== 'string') throw new DocumentError(`${hash} is no SHA-256 with a document.`);
    const operations = Object.entries(separateOperations(parsed(text)));
    if (hash.replace('sha256:', '') !== hashOf(text))
      throw new DocumentError(`${hash} is not the SHA-256 of its document. Generate the file again.`);
    if (operations.length !== 1) throw new DocumentError(`${hash} holds ${operations.length} operations, not one.`);
    return { name: nameOf(operations[0]![0]), hash, text };
  });
}

function fromText(text: string): Brought[] {
  const file = parsed(text);
  // Of one name the last alone would be found.
  const names = file.definitions.flatMap(one =>
    one.kind === Kind.OPERATION_DEFINITION ? [nameOf(one.name?.value ?? '')] : [],
  );
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new DocumentError(`Two operations are named ${twice}. Give each a name of its own.`);
  return Object.entries(separateOperations(file)).map(([name, document]) => {
    const printed = print(document);
    return { name, hash: hashOf(printed), text: printed };
  });
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

function nameOf(name: string): string {
  if (name === '') throw new DocumentError('An operation has no name. Name each one.');
  return name;
}

function parsed(text: string): DocumentNode {
  try {
    const document = parse(text, { maxTokens: LIMITS.tokens * LIMITS.operations });
    if (
      document.definitions.every(one => one.kind === Kind.OPERATION_DEFINITION || one.kind === Kind.FRAGMENT_DEFINITION)
    )
      return document;
  } catch (error) {
    throw new DocumentError(`It is no GraphQL: ${(error as Error).message}`);
  }
  throw new DocumentError('It holds more than operations and fragments.');
}
