import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { parse, validate } from 'graphql';
import { createDemo } from '../../../demo/service.ts';
import { type Operation, operationOf } from '../../graphql/operations.ts';
import { type Asked, send, testGateway } from '../ask.ts';
import { seed as known } from '../seed.ts';
import { type Asking, writeDocument } from './documents.ts';
import { schema } from './themes.ts';
import { isBelowNull } from './trial.ts';

/** What became of all documents. */
export interface OperationTally {
  cases: number;
  /** answered without an error */
  whole: number;
  /** not answered at all */
  refused: number;
}

interface Told {
  status: number;
  data: Asked['data'];
  errors: Asked['errors'];
}

/**
 * Asks a site on the embedded service for random documents with random variables, each as a registered operation and as
 * a document that nobody registered. Both must be answered alike, and refused alike.
 * @throws with the smallest document found for which that is not so
 */
export async function proveOperations(numRuns: number, seed: number): Promise<OperationTally> {
  const site = await startSite();
  const tally: OperationTally = { cases: 0, whole: 0, refused: 0 };
  const holds = async ([decisions, values]: readonly [readonly number[], readonly number[]]) => {
    const asking = writeDocument(drawnFrom(decisions), drawnFrom(values));
    fc.pre(validate(schema, parse(asking.document)).length === 0);
    const document = await site.document(asking);
    fc.pre(!document.errors.some(({ extensions }) => String(extensions.code).startsWith('QUERY_TOO_')));
    const registered = await site.registered(asking);
    tally.cases += 1;
    if (!document.errors.length) tally.whole += 1;
    if (document.data === null) tally.refused += 1;
    if (!isAlike(registered, document))
      throw new Error(
        [asking.document, ...[asking.variables, registered, document].map(one => JSON.stringify(one))].join('\n'),
      );
  };
  const decisions = (most: number) => fc.array(fc.nat(10_000), { minLength: most / 4, maxLength: most });
  try {
    await fc.assert(fc.asyncProperty(fc.tuple(decisions(160), decisions(40)), holds), { numRuns, seed });
  } finally {
    await site.close();
  }
  return tally;
}

/** One decision after another, and the simplest where there are no more. */
function drawnFrom(decisions: readonly number[]) {
  let at = 0;
  return (options: number): number => (options > 1 ? (decisions[at++] ?? 0) % options : 0);
}

async function startSite() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'operations-'));
  const demo = await createDemo({ dataDir, seed: known, render: async key => Buffer.from(key) });
  await demo.listen();
  const operations = new Map<string, Operation>();
  const env = { WORDPRESS_USERNAME: demo.username, WORDPRESS_APP_PASSWORD: demo.applicationPassword };
  const gateway = testGateway({ upstream: demo.url, operations, env });
  await gateway.ready();
  const told = async (body: object): Promise<Told> => {
    const response = await send(gateway, body);
    const { data = null, errors = [] } = (await response.json()) as Partial<Asked>;
    return { status: response.status, data, errors };
  };
  return {
    document: ({ document, variables }: Asking) => told({ query: document, variables }),
    registered({ document, variables }: Asking) {
      const sha256Hash = hash('sha256', document);
      operations.set(sha256Hash, operationOf(document));
      return told({ variables, extensions: { persistedQuery: { version: 1, sha256Hash } } });
    },
    async close() {
      await gateway.close();
      await demo.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** But for where in its text something stands: of a registered operation nobody sent one. */
function isAlike(registered: Told, document: Told): boolean {
  const said = ({ errors }: Told) =>
    errors.map(({ message, path: place, extensions }) => JSON.stringify([place, message, extensions.code])).toSorted();
  const expected = new Set(said(document));
  // Of a part that became null a compiled operation names every error, and graphql-js the first.
  const errors = registered.errors.filter(
    one =>
      expected.has(said({ ...registered, errors: [one] })[0]!) || !one.path || !isBelowNull(document.data, one.path),
  );
  return (
    registered.status === document.status &&
    isDeepStrictEqual(registered.data, document.data) &&
    isDeepStrictEqual(said({ ...registered, errors }), said(document))
  );
}
