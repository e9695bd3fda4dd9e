import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  type Source,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { countComparisons } from './comparisons.ts';
import { count, type Measure, measure, type Variables } from './measure.ts';
import { refuse } from '../../http/refusal.ts';

/** What one document may ask for. */
export interface Limits {
  /** characters */
  length: number;
  tokens: number;
  operations: number;
  aliases: number;
  directives: number;
  /** fields, and pairs of them that validation compares */
  comparisons: number;
  /** fields below each other, introspection apart */
  depth: number;
  cost: number;
}

/** Room for every field of a hundred products; our own operations stay far below. */
export const LIMITS: Limits = {
  length: 64_000,
  tokens: 5_000,
  operations: 20,
  aliases: 15,
  directives: 8,
  comparisons: 5_000,
  depth: 12,
  cost: 35_000,
};

/**
 * Plugins that refuse, each with its code, before work is done: while parsing, before validation, before execution.
 * @param registered our own operations, which were judged when they were written
 */
export function createLimits(
  config: { public: boolean },
  changed: Partial<Limits> = {},
  registered: Pick<WeakSet<DocumentNode>, 'has'> = new WeakSet(),
): Plugin[] {
  const limits = { ...LIMITS, ...changed };
  const plugins = [jsonOnly, limitSource(limits), limitDocument(limits, registered), limitVariables(limits)];
  return config.public ? [...plugins, discreet] : plugins;
}

/** For yoga's `parserAndValidationCache`: its own holds a thousand documents however large, which fills the memory. */
export const boundedDocumentCache = () => ({
  documentCache: new LRUCache<string, DocumentNode>({ maxSize: 24_000_000, sizeCalculation: parsed }),
  errorCache: new LRUCache<string, object>({ maxSize: 8_000_000, sizeCalculation: parsed }),
});

/** Bytes of a document that was parsed, or of what is wrong with it, by its text: about 40 for each character. */
const parsed = (_value: unknown, text: string): number => 40 * text.length + 2_000;

/** A form on another site can post anything but JSON. */
const jsonOnly: Plugin = {
  onRequestParse({ request, endResponse, fetchAPI }) {
    if (request.method !== 'POST') return;
    const type = (request.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
    if (type === 'application/json' || type === 'application/graphql+json') return;
    const { message, extensions } = refuse('UNSUPPORTED_MEDIA_TYPE');
    const body = { errors: [{ message, extensions: { code: extensions.code } }] };
    endResponse(fetchAPI.Response.json(body, { status: 415 }));
  },
};

function limitSource(limits: Limits): Plugin {
  const options = { maxLexicalTokens: limits.tokens, maxComments: limits.tokens, maxSourceLength: limits.length };
  return {
    onParse({ setParseFn }) {
      setParseFn((source: string | Source) => {
        try {
          return parse(source, options);
        } catch (error) {
          throw explain(error, limits);
        }
      });
    },
  };
}

function explain(error: unknown, limits: Limits): unknown {
  // The parser recurses: what overflows its stack was nested beyond any use.
  if (error instanceof RangeError) return refuse('QUERY_TOO_DEEP', { limit: limits.depth });
  if (!(error instanceof GraphQLError)) return error;
  if (/contains more than \d+ (tokens|comments)/.test(error.message))
    return refuse('TOO_MANY_TOKENS', { limit: limits.tokens });
  return /contains more than \d+ UTF-16/.test(error.message)
    ? refuse('QUERY_TOO_LONG', { limit: limits.length })
    : error;
}

/** Judged before the rules of validation, some of which are slow on what is refused here. */
function limitDocument(limits: Limits, registered: Pick<WeakSet<DocumentNode>, 'has'>): Plugin {
  const judged = new WeakMap<DocumentNode, GraphQLError[]>();
  return {
    onValidate({ params, setResult }) {
      const document = params.documentAST as DocumentNode;
      if (registered.has(document)) return;
      const errors = judged.get(document) ?? judge(params.schema, document, limits);
      judged.set(document, errors);
      if (errors.length) setResult(errors);
    },
  };
}

function judge(schema: GraphQLSchema, document: DocumentNode, limits: Limits): GraphQLError[] {
  const found = count(document);
  const over = (name: 'operations' | 'aliases' | 'directives') => found[name] > limits[name];
  const said = (name: 'operations' | 'aliases' | 'directives') => ({ found: found[name], limit: limits[name] });
  if (over('operations')) return [refuse('TOO_MANY_OPERATIONS', said('operations'))];
  if (over('aliases')) return [refuse('TOO_MANY_ALIASES', said('aliases'))];
  if (over('directives')) return [refuse('TOO_MANY_DIRECTIVES', said('directives'))];
  const tooLarge = operationsOf(document)
    .map(operation => measure(schema, document, operation))
    .map(size => exceeded(size.guessed ? { ...size, cost: 0 } : size, limits))
    .find(error => error !== null);
  if (tooLarge) return [tooLarge];
  const tooMany = countComparisons(document, limits.comparisons) > limits.comparisons;
  return tooMany ? [refuse('TOO_MANY_FIELDS', { limit: limits.comparisons })] : [];
}

function exceeded(size: Measure, limits: Limits): GraphQLError | null {
  if (size.depth > limits.depth) return refuse('QUERY_TOO_DEEP', { limit: limits.depth });
  if (!(size.cost <= limits.cost))
    return refuse('QUERY_TOO_EXPENSIVE', { found: Math.min(size.cost, Number.MAX_SAFE_INTEGER), limit: limits.cost });
  return null;
}

/** Where a variable says how many rows are asked for, the cost is known only now. */
function limitVariables(limits: Limits): Plugin {
  const guessed = new WeakMap<OperationDefinitionNode, boolean>();
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const { schema, document, operationName, variableValues } = args;
      const operation = operationsOf(document).find(one => !operationName || one.name?.value === operationName);
      if (!operation) return;
      const open = guessed.get(operation) ?? measure(schema, document, operation).guessed;
      guessed.set(operation, open);
      if (!open) return;
      const error = exceeded(measure(schema, document, operation, (variableValues ?? {}) as Variables), limits);
      if (error) setResultAndStopExecution({ errors: [error] });
    },
  };
}

const operationsOf = (document: DocumentNode): OperationDefinitionNode[] =>
  document.definitions.filter(one => one.kind === Kind.OPERATION_DEFINITION);

/** Where introspection is off, a misspelt name does not bring the right one. */
const discreet: Plugin = {
  onValidate:
    () =>
    ({ result, setResult }) => {
      if (result.some(error => / Did you mean /.test(error.message)))
        setResult(
          result.map(
            error =>
              new GraphQLError(error.message.replace(/ Did you mean .*$/s, ''), {
                nodes: error.nodes,
                source: error.source,
                positions: error.positions,
                extensions: error.extensions,
              }),
          ),
        );
    },
};
