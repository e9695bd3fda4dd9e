/** What an operation is answered as; the last one where a client takes either. */
export const ANSWER_TYPES = ['application/graphql-response+json', 'application/json'] as const;

export type AnswerType = (typeof ANSWER_TYPES)[number];

/** Headers read before: nearly all clients send one of a few, and a kept answer costs little more than to read one. */
const read = new Map<string, AnswerType | null>();
const MOST_READ = 100;
const LONGEST_READ = 200;

/** As which type a client wants its answer: what it likes best, of equals what it names first. Null where it takes none. */
export function answerTypeOf(accept: string | null | undefined): AnswerType | null {
  const header = accept || '*/*';
  const before = read.get(header);
  if (before !== undefined) return before;
  const type = choose(header);
  if (read.size < MOST_READ && header.length <= LONGEST_READ) read.set(header, type);
  return type;
}

function choose(header: string): AnswerType | null {
  const ranges = header.toLowerCase().split(',').map(rangeOf);
  const refused = ranges.filter(({ quality }) => quality === 0).map(({ type }) => type);
  const taken = ranges.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality);
  for (const { type } of taken) {
    const found = ANSWER_TYPES.findLast(one => covers(type, one) && !refused.includes(one));
    if (found) return found;
  }
  return null;
}

/** One part of the header; what is wanted in other letters than UTF-8 is not wanted at all. */
function rangeOf(text: string): { type: string; quality: number } {
  const [type = '', ...parameters] = text.split(';').map(part => part.trim());
  const foreign = parameters.some(one => /^charset=(?!"?utf-8"?$)/.test(one));
  const quality = parameters.find(one => one.startsWith('q='))?.slice(2);
  return foreign ? { type: '', quality: 0 } : { type, quality: quality === undefined ? 1 : Number(quality) || 0 };
}

const covers = (range: string, type: AnswerType): boolean =>
  range === type || range === '*/*' || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));
