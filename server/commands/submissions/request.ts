import { parseArgs } from 'node:util';
import { readReference } from '../../../rules/reference.ts';
import type { SubmissionState } from '../../outbox/storage/backlog.ts';
import { UsageError } from '../command.ts';

/** What the operator asks for. */
export type Request =
  | { readonly action: 'list'; readonly state: SubmissionState | undefined; readonly json: boolean }
  | { readonly action: 'show' | 'release'; readonly reference: string }
  | { readonly action: 'retry'; readonly reference: string | undefined }
  | { readonly action: 'discard'; readonly reference: string; readonly sure: boolean }
  | { readonly action: 'export'; readonly email: string }
  | { readonly action: 'erase'; readonly email: string; readonly sure: boolean };

const STATES: readonly string[] = ['pending', 'parked', 'held', 'delivered'] satisfies SubmissionState[];

const USAGE = `npm run submissions -- list [--state pending|parked|held|delivered] [--json]
npm run submissions -- show REFERENCE
npm run submissions -- retry REFERENCE | --all       what is parked is tried again
npm run submissions -- release REFERENCE             what is held is delivered
npm run submissions -- discard REFERENCE --yes       what is held is removed for good
npm run submissions -- export EMAIL                  all that is kept of one person, as JSON
npm run submissions -- erase EMAIL --yes             the same, removed for good`;

const OPTIONS = {
  state: { type: 'string' },
  json: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const;

/** Reads a command line. @throws UsageError */
export function readRequest(args: string[]): Request {
  const { positionals, values } = parse(args);
  const [action, subject, ...more] = positionals;
  if (more.length > 0) throw usage(`Too many words: ${more.join(' ')}`);
  switch (action) {
    case 'list':
      return { action, state: stateOf(values.state), json: values.json };
    case 'show':
    case 'release':
      return { action, reference: referenceOf(subject) };
    case 'retry':
      return { action, reference: values.all ? undefined : referenceOf(subject) };
    case 'discard':
      return { action, reference: referenceOf(subject), sure: values.yes };
    case 'export':
      return { action, email: emailOf(subject) };
    case 'erase':
      return { action, email: emailOf(subject), sure: values.yes };
    default:
      throw usage(action ? `Unknown: ${action}` : 'What is to be done?');
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw usage((error as Error).message);
  }
}

function stateOf(state: string | undefined): SubmissionState | undefined {
  if (state === undefined || STATES.includes(state)) return state as SubmissionState | undefined;
  throw usage(`Unknown state: ${state}`);
}

function referenceOf(text: string | undefined): string {
  const reference = text ? readReference(text) : null;
  if (!reference) throw usage(text ? `No reference number: ${text}` : 'Which one? Give its reference number.');
  return reference;
}

function emailOf(text: string | undefined): string {
  if (!text?.includes('@')) throw usage('Whose? Give the e-mail address.');
  return text.trim();
}

const usage = (reason: string): UsageError => new UsageError(`${reason}\n\n${USAGE}`);
