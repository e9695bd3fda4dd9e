import { type GraphQLSchema, getOperationAST, parse, validate } from 'graphql';
import { LIMITS } from '../../graphql/plugins/documentLimits.ts';
import { measure } from '../../graphql/plugins/measure.ts';
import { judgeDocument } from '../../graphql/plugins/useDocumentLimits.ts';
import {
  givenOperations,
  keepPartnerOperation,
  listPartnerOperations,
  type PartnerOperation,
  removePartnerOperation,
} from '../../partners/operationFiles.ts';
import { columns, EXIT, say } from '../command.ts';
import { nobody } from '../partners/perform.ts';
import { type Brought, DocumentError, readDocuments } from './documents.ts';
import type { Request } from './request.ts';
import { faultsOfToolNames } from './toolNames.ts';

export interface Place {
  readonly dataDir: string;
  /** as everyone but the operator has it */
  readonly schema: GraphQLSchema;
  /** Looks into the store, which that brings to this release's schema. */
  isPartner(name: string): Promise<boolean>;
}

/** Does what the operator asks for and says so; returns what the shell is told. */
export async function perform(request: Exclude<Request, { action: 'help' }>, place: Place): Promise<number> {
  switch (request.action) {
    case 'list':
      return show(listPartnerOperations(place.dataDir), request.json);
    case 'add':
      return add(request, place);
    case 'remove':
      return remove(request, place);
  }
}

/** All of a file or nothing. */
async function add(
  { file, partner, json }: Request & { action: 'add' },
  { dataDir, schema, isPartner }: Place,
): Promise<number> {
  const before = listPartnerOperations(dataDir);
  const given = givenOperations(dataDir);
  const priced = readDocuments(file).map(one => ({ ...one, ...judged(one, schema) }));
  const faults = [
    ...priced.flatMap(({ name, faults }) => faults.map(fault => `${name}: ${fault}`)),
    ...faultsOfToolNames(priced, before),
  ];
  if (faults.length) throw new DocumentError(faults.join('\n'));
  if (partner && !(await isPartner(partner))) throw new DocumentError(nobody(partner));
  const kept = priced.map(({ faults: _, ...one }): PartnerOperation => {
    const same = before.find(({ name, hash, text }) => name === one.name && hash === one.hash && text === one.text);
    if (same && partner && same.partner !== partner)
      throw new DocumentError(
        `${same.name}@${same.version} is registered already${same.partner && ` for ${same.partner}`}.`,
      );
    const operation = same ?? { ...one, version: versionFor(one, given), partner, addedAt: new Date().toISOString() };
    given.push(operation);
    return operation;
  });
  for (const operation of kept) if (!before.includes(operation)) keepPartnerOperation(dataDir, operation);
  return show(kept, json);
}

/** The one that its text had before it was removed, else the next that its name never had. */
function versionFor({ name, hash }: Brought, given: ReturnType<typeof givenOperations>): number {
  const named = given.filter(one => one.name === name);
  return named.find(one => one.hash === hash)?.version ?? Math.max(0, ...named.map(({ version }) => version)) + 1;
}

/** What is wrong with it, and what it costs with its variables' defaults. */
function judged({ text, name }: Brought, schema: GraphQLSchema): { faults: string[]; cost: number } {
  const document = parse(text);
  const faults = [...validate(schema, document), ...judgeDocument(schema, document, LIMITS)].map(
    ({ message, extensions }) => (extensions.code ? `${extensions.code}: ${message}` : message),
  );
  const { cost } = measure(schema, document, getOperationAST(document, name)!, {});
  return { faults, cost };
}

function remove({ name, version, json }: Request & { action: 'remove' }, { dataDir }: Place): number {
  const found = listPartnerOperations(dataDir).filter(
    one => one.name === name && (version === undefined || one.version === version),
  );
  if (found.length === 0) throw new DocumentError(`No operation ${name}${version ? `@${version}` : ''} is registered.`);
  for (const operation of found) removePartnerOperation(dataDir, operation);
  if (json) return show(found, json);
  say(`Removed: ${found.map(one => `${one.name}@${one.version}`).join(', ')}`);
  return EXIT.done;
}

function show(operations: readonly PartnerOperation[], json: boolean): number {
  const rows = operations.map(({ name, version, partner, cost, addedAt, hash }) => [
    `${name}@${version}`,
    partner || '-',
    String(cost),
    addedAt.slice(0, 10),
    hash,
  ]);
  const table = rows.length
    ? columns([['DOCUMENT ID', 'PARTNER', 'COST', 'ADDED', 'OR BY ITS HASH'], ...rows])
    : 'None.';
  say(json ? JSON.stringify(operations, null, 2) : table);
  return EXIT.done;
}
