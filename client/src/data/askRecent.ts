import type { Answer, Ask } from './ask.ts';
import type { Operation } from './operation.ts';
import { standsIn } from './standsIn.ts';

const FRESH_MS = 60_000;
/** More than anybody walks through in a minute. */
const MOST_KEPT = 40;

interface Kept {
  answer: Answer<unknown>;
  until: number;
}

const memories = new WeakMap<Ask, Map<string, Kept>>();

function memoryOf(ask: Ask): Map<string, Kept> {
  const memory = memories.get(ask) ?? new Map<string, Kept>();
  memories.set(ask, memory);
  return memory;
}

/** Asks a query whose answer is nobody's own; what was answered whole a minute ago is not asked for again. */
export async function askRecent<T, V>(
  ask: Ask,
  operation: Operation<T, V>,
  variables: V,
  signal?: AbortSignal,
): Promise<Answer<T>> {
  const memory = memoryOf(ask);
  const key = operation.hash + JSON.stringify(variables);
  const kept = memory.get(key);
  if (kept && kept.until > Date.now()) return kept.answer as Answer<T>;
  const answer = await ask(operation, variables, { signal });
  memory.delete(key);
  // Whoever tries again is not shown a part for a minute.
  if (answer.errors.length === 0 && !standsIn(answer.data)) memory.set(key, { answer, until: Date.now() + FRESH_MS });
  for (const [oldest] of memory) if (memory.size > MOST_KEPT) memory.delete(oldest);
  return answer;
}
