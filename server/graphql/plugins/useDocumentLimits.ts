import type { DocumentNode, GraphQLError, GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { refuse } from '../../http/refusal.ts';
import { countComparisons } from './comparisons.ts';
import { operationsOf } from './definitions.ts';
import type { Limits } from './documentLimits.ts';
import { exceeded } from './exceeded.ts';
import { count, measure } from './measure.ts';

/** Judged before the rules of validation, some of which are slow on what is refused here. */
export function useDocumentLimits(limits: Limits, registered: Pick<WeakSet<DocumentNode>, 'has'>): Plugin {
  const judged = new WeakMap<DocumentNode, GraphQLError[]>();
  return {
    onValidate({ params, setResult }) {
      const document = params.documentAST as DocumentNode;
      if (registered.has(document)) return;
      const errors = judged.get(document) ?? judgeDocument(params.schema, document, limits);
      judged.set(document, errors);
      if (errors.length) setResult(errors);
    },
  };
}

/** What is too much of a document, valid or not: at most one error, with its code. */
export function judgeDocument(schema: GraphQLSchema, document: DocumentNode, limits: Limits): GraphQLError[] {
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
