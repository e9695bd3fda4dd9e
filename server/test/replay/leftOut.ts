import type { Recording } from '../../../demo/contract/recording.ts';
import { askedOf } from './edge.ts';
import type { Reader } from './reader.ts';
import { readers, refusalReaders } from './readers.ts';

const pathOf = (recording: Recording): string => askedOf(recording).split('?')[0]!;

/** Who reads a recording; none where the gateway makes no such call, and it is no refusal. */
export function readerOf(recording: Recording): Reader | undefined {
  const isRefusal = recording.response.status >= 400;
  return [...readers, ...(isRefusal ? refusalReaders : [])].find(
    ({ method, path }) => method === recording.request.method && path.test(pathOf(recording)),
  );
}

/** Why a recording is not replayed, first come first served. */
const REASONS: readonly (readonly [reason: string, applies: (recording: Recording) => boolean])[] = [
  ['a method that the gateway does not use', ({ request }) => /^(HEAD|PUT|OPTIONS)$/.test(request.method)],
  ['a route that the gateway does not ask', recording => !readerOf(recording)],
  ['in a wrapping that the gateway does not ask for', ({ request }) => /[?&](_envelope|_jsonp)/.test(request.url)],
];

export const reasonAgainst = (recording: Recording): string | null =>
  REASONS.find(([, applies]) => applies(recording))?.[0] ?? null;
