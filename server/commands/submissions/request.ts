import type { SubmissionState } from '../../outbox/storage/backlog.ts';
import { readLine, referenceOf, unknownAction, usageOf } from '../readLine.ts';

/** What the operator asks for. */
export type Request =
  | { readonly action: 'help' }
  | { readonly action: 'list'; readonly state: SubmissionState | undefined; readonly json: boolean }
  | { readonly action: 'show' | 'release'; readonly reference: string }
  | { readonly action: 'retry'; readonly reference: string | undefined }
  | { readonly action: 'discard'; readonly reference: string; readonly sure: boolean }
  | { readonly action: 'export'; readonly email: string; readonly out: string | undefined }
  | { readonly action: 'erase'; readonly email: string; readonly sure: boolean };

const STATES: readonly string[] = ['pending', 'parked', 'held', 'delivered'] satisfies SubmissionState[];

export const USAGE = `npm run submissions -- list [--state pending|parked|held|delivered] [--json]
npm run submissions -- show REFERENCE
npm run submissions -- retry REFERENCE | --all       what is parked is tried again
npm run submissions -- release REFERENCE             what is held is delivered
npm run submissions -- discard REFERENCE --yes       what is held is removed for good
npm run submissions -- export EMAIL --out FOLDER     all that is kept of one person: JSON and files; without --out as
                                                     JSON alone
npm run submissions -- erase EMAIL --yes             the same, files too, removed for good
  --help   this text
Exit 0 done, 1 failed or refused, 64 not understood, 78 bad configuration.`;

const usage = usageOf(USAGE);

const OPTIONS = {
  state: { type: 'string' },
  json: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  out: { type: 'string' },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Reads a command line. @throws UsageError */
export function readRequest(args: string[]): Request {
  const { positionals, values } = readLine(args, OPTIONS, usage);
  const [action, subject, ...more] = positionals;
  if (values.help || action === 'help') return { action: 'help' };
  // What concerns all is not done where one is named besides.
  const rest = action === 'list' || values.all ? [subject, ...more].filter(Boolean) : more;
  if (rest.length > 0) throw usage(`Too many words: ${rest.join(' ')}`);
  switch (action) {
    case 'list':
      return { action, state: stateOf(values.state), json: values.json };
    case 'show':
    case 'release':
      return { action, reference: referenceOf(subject, usage) };
    case 'retry':
      return { action, reference: values.all ? undefined : referenceOf(subject, usage) };
    case 'discard':
      return { action, reference: referenceOf(subject, usage), sure: values.yes };
    case 'export':
      return { action, email: emailOf(subject), out: folderOf(values.out) };
    case 'erase':
      return { action, email: emailOf(subject), sure: values.yes };
    default:
      throw unknownAction(action, usage);
  }
}

function stateOf(state: string | undefined): SubmissionState | undefined {
  if (state === undefined || STATES.includes(state)) return state as SubmissionState | undefined;
  throw usage(`Unknown state: ${state}`);
}

/** An empty one, of a shell's variable that is not set, must not end as a person's data on the screen. */
function folderOf(text: string | undefined): string | undefined {
  if (text !== '') return text;
  throw usage('--out: into which folder?');
}

function emailOf(text: string | undefined): string {
  if (!text?.includes('@')) throw usage('Whose? Give the e-mail address.');
  return text.trim();
}
