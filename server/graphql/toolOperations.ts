import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, print, separateOperations } from 'graphql';
import { type Operations, operationOf } from './operations.ts';

/** The operations that this repository registers for agents, by their hashes. */
export function readToolOperations(): Operations {
  const text = readFileSync(path.join(import.meta.dirname, 'tools.graphql'), 'utf8');
  const texts = Object.values(separateOperations(parse(text))).map(print);
  return new Map(
    texts.map(one => {
      const hash = createHash('sha256').update(one).digest('hex');
      return [hash, { ...operationOf(one), hash }];
    }),
  );
}
