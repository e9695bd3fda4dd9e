import { GraphQLError, parse, type Source } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { refuse } from '../../http/refusal.ts';
import type { Limits } from './documentLimits.ts';

export function useSourceLimits(limits: Limits): Plugin {
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
