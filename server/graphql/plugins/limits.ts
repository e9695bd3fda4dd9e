import type { DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { createBounded } from '../../cache/bounded.ts';
import { LIMITS, type Limits, OWN_LIMITS } from './documentLimits.ts';
import { useDocumentLimits } from './useDocumentLimits.ts';
import { useJsonAnswers } from './useJsonAnswers.ts';
import { useJsonOnly } from './useJsonOnly.ts';
import { useSourceLimits } from './useSourceLimits.ts';
import { useVariableLimits } from './useVariableLimits.ts';
import { useWithoutSuggestions } from './useWithoutSuggestions.ts';

/**
 * Plugins that refuse, each with its code, before work is done: while parsing, before validation, before execution.
 * @param registered what was judged when it was written
 * @param own of that, the operations of our own pages
 */
export function createLimits(
  config: { public: boolean },
  changed: Partial<Limits> = {},
  registered: Pick<WeakSet<DocumentNode>, 'has'> = new WeakSet(),
  own: Pick<WeakSet<DocumentNode>, 'has'> = new WeakSet(),
): Plugin[] {
  const limits = { ...LIMITS, ...changed };
  const plugins = [
    useJsonOnly,
    useJsonAnswers,
    useSourceLimits(limits),
    useDocumentLimits(limits, registered),
    useVariableLimits(document => (own.has(document) ? OWN_LIMITS : limits)),
  ];
  return config.public ? [...plugins, useWithoutSuggestions] : plugins;
}

/** For yoga's `parserAndValidationCache`: its own holds a thousand documents however large, which fills the memory. */
export const boundedDocumentCache = () => ({
  documentCache: createBounded<DocumentNode>({ maxBytes: 24_000_000, sizeOf: parsed }),
  errorCache: createBounded<object>({ maxBytes: 8_000_000, sizeOf: parsed }),
});

/** Bytes of a document that was parsed, or of what is wrong with it, by its text: about 40 for each character. */
const parsed = (_value: unknown, text: string): number => 40 * text.length + 2_000;
