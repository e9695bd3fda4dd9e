import type { Source } from './sources.ts';

/** Words of the field, as a newcomer may write them: joined or apart, with any ending (invalidate, invalidation). */
const SEARCHED = [
  'middleware',
  'repository',
  'invalidat',
  'redact',
  'request context',
  'worker',
  'lease',
  'session',
  'order service',
  'spelling correction',
];

/** Private metaphors that the field's words have replaced. */
const REPLACED = [
  'Visit',
  'Courier',
  'Pace',
  'OrderDesk',
  'selling',
  'operatorDoor',
  'keeper',
  'mending',
  'conceal',
  'told',
  'wish',
];

export type Count = { word: string; inNames: number; inText: number };

/** How often each word of the field begins a word, in camel case too. */
export const countSearched = (sources: readonly Source[]): Count[] =>
  SEARCHED.map(word => count(sources, word, new RegExp(beginning(word), 'g')));

/** How often each replaced word stands as a whole word, in camel case too. */
export const countReplaced = (sources: readonly Source[]): Count[] =>
  REPLACED.map(word => count(sources, word, new RegExp(`${beginning(word)}(?![a-z])`, 'g')));

/** `lease` in lease and ordersLeased, not in release; `order service` in orderService too. */
const beginning = (word: string): string => {
  const [first, ...next] = word.split(' ').map(part => ({ initial: part[0]!, rest: part.slice(1) }));
  const { initial, rest } = first!;
  const start = `(?:(?<![A-Za-z])${initial.toLowerCase()}|${initial.toUpperCase()})${rest}`;
  return start + next.map(more => `[ _-]?[${more.initial}${more.initial.toUpperCase()}]${more.rest}`).join('');
};

/** `inNames`: in identifiers of the code; `inText`: anywhere, comments, texts and paths too. */
const count = (sources: readonly Source[], word: string, pattern: RegExp): Count => {
  const times = (text: string): number => text.match(pattern)?.length ?? 0;
  return {
    word,
    inNames: sources.reduce((sum, { names }) => sum + times(names.join('\n')), 0),
    inText: sources.reduce((sum, { file, text }) => sum + times(file) + times(text), 0),
  };
};
