import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { execute, GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { createContext } from '../../context/context.ts';
import { operationOf } from '../../graphql/operations.ts';
import { type Asked, requestContext, type TestGateway, testGateway } from '../ask.ts';
import { createEdge, ORIGIN } from './edge.ts';
import { faultsOf, valuesIn } from './judge.ts';
import type { Mutation } from './mutate.ts';
import { schema, themes } from './themes.ts';

/** One service, spoilt. */
export interface Case {
  theme: string;
  /** which of the theme's routes, and which of the route's recordings, counted round and round */
  route: number;
  pick: number;
  mutations: Mutation[];
}

/** What a gateway made of a case. */
export interface Outcome {
  /** what must not be; empty when all is well */
  faults: string[];
  /** answers without an error, and with one that has a code of the services */
  whole: number;
  coded: number;
  /** values that were held to their type */
  values: number;
  /** rows that did not fit and were left out */
  leftOut: number;
  /** milliseconds of the processor */
  ms: number;
}

export interface Trial {
  judge(spoilt: Case): Promise<Outcome>;
  close(): Promise<void>;
}

/** Two gateways in front of a network that answers with recordings: one that has no index, and one whose index is walked for each case. */
export function createTrial(): Trial {
  const edge = createEdge();
  const texts = Object.values(themes).flatMap(theme => theme.documents);
  const operations = new Map(texts.map(text => [hashOf(text), operationOf(text)]));
  const make = () => testGateway({ upstream: ORIGIN, dispatcher: edge.dispatcher, operations });
  const [direct, indexed] = [make(), make()];
  for (const gateway of [direct, indexed]) exactly(gateway.schema);
  return {
    async judge({ theme: name, route, pick, mutations }) {
      const theme = themes[name]!;
      const gateway = theme.indexed ? indexed : direct;
      const began = process.cpuUsage();
      gateway.store.clear();
      gateway.lines.length = 0;
      edge.spoil({ route: theme.routes[route % theme.routes.length]!, pick, mutations });
      if (theme.indexed) await gateway.services.catalogue.refresh(true);
      // As at every start: what the services call their home is known before anybody asks.
      await gateway.services.content.index.read(requestContext().scope).catch(() => null);
      const answers = await askAll(gateway, theme.documents);
      const ms = Math.round(process.cpuUsage(began).user / 1_000);
      const unlike = theme.personal ? [] : await unlikeExecuted(gateway, answers);
      const coded = answers.filter(({ asked }) => asked.errors.length).length;
      return {
        faults: [
          ...answers.flatMap(({ root, asked }) => faultsOf(schema, root, asked)),
          ...mistakes(gateway.lines),
          ...unlike,
        ],
        whole: answers.length - coded,
        coded,
        values: valuesIn(answers.map(({ asked }) => asked.data)),
        leftOut: gateway.lines.filter(line => line.includes('left out')).length,
        ms,
      };
    },
    async close() {
      await Promise.all([direct.close(), indexed.close()]);
      await edge.dispatcher.close();
    },
  };
}

const hashOf = (document: string): string => hash('sha256', document);

/** As one visitor asks, who keeps the cookies. */
async function askAll(gateway: TestGateway, documents: readonly string[]) {
  const answers = [];
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json' });
  for (const document of documents) {
    const body = JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } } });
    const response = await gateway.fetch(
      new Request('http://localhost:4000/graphql', { method: 'POST', headers, body }),
      requestContext(),
    );
    for (const line of response.headers.getSetCookie()) headers.append('cookie', line.split(';')[0]!);
    const { data = null, errors = [] } = (await response.json()) as Partial<Asked>;
    const root = document.startsWith('mutation') ? schema.getMutationType()! : schema.getQueryType()!;
    answers.push({ document, root, asked: { data, errors } });
  }
  return answers;
}

/** Registered operations run compiled; the executor of graphql-js is the judge of what they answer. */
async function unlikeExecuted(
  gateway: TestGateway,
  answers: readonly { document: string; asked: Asked }[],
): Promise<string[]> {
  const faults: string[] = [];
  gateway.store.clear();
  for (const { document, asked } of answers) {
    const contextValue = createContext(gateway.services, { scope: requestContext().scope, operator: false });
    const result = await execute({ schema: gateway.schema, document: operationOf(document).document, contextValue });
    const { data, errors = [] } = JSON.parse(JSON.stringify(result)) as Partial<Asked>;
    const pathsOf = (found: Asked['errors']) => found.map(({ path }) => path?.join('.')).toSorted();
    if (!isDeepStrictEqual(data, asked.data)) faults.push('compiled: the data is not that of graphql-js');
    const expected = new Set(pathsOf(errors));
    const compared = asked.errors.filter(
      one => expected.has(one.path?.join('.')) || !isBelowNull(data, one.path ?? []),
    );
    if (!isDeepStrictEqual(pathsOf(errors), pathsOf(compared)))
      faults.push(`compiled: errors at ${pathsOf(asked.errors)}, by graphql-js at ${pathsOf(errors)}`);
  }
  return faults;
}

/** graphql-js stops collecting errors of a part as soon as the part has become null; a compiled operation names all of them. */
export function isBelowNull(data: unknown, path: readonly (string | number)[]): boolean {
  let above = data;
  for (const key of path) {
    if (above === null || above === undefined) return true;
    above = (above as Record<string | number, unknown>)[key];
  }
  return false;
}

/** What the log says of our own mistakes: a resolver that failed, an index that one row kept from being renewed. */
const mistakes = (lines: readonly string[]): string[] =>
  lines.flatMap(line => {
    const { level, msg, reason = '', err } = JSON.parse(line);
    const isOwn = level >= 50 || (msg === 'The index could not be renewed' && !reason.includes('API Error'));
    return isOwn ? [`log: ${msg} ${reason}${err?.stack ?? ''}`] : [];
  });

const KINDS: Record<string, readonly string[]> = {
  Int: ['number'],
  Float: ['number'],
  Boolean: ['boolean'],
  ID: ['string', 'number'],
  FilterValue: ['object'],
};

/** A schema's scalars make text of anything: here they take what already is of their kind, and nothing else. */
function exactly(strict: GraphQLSchema): void {
  for (const type of Object.values(strict.getTypeMap())) {
    if (!(type instanceof GraphQLScalarType)) continue;
    const kinds = KINDS[type.name] ?? ['string'];
    const coerce = type.coerceOutputValue;
    type.coerceOutputValue = value => {
      if (!kinds.includes(typeof value)) throw new TypeError(`${JSON.stringify(value)} is no ${type.name}`);
      return coerce.call(type, value);
    };
  }
}
