import { parseArgs } from 'node:util';
import { readReference } from '../../../rules/reference.ts';
import type { QuoteQueue } from '../../gql/types.ts';
import { UsageError } from '../command.ts';

interface Common {
  /** another address than PUBLIC_URL */
  readonly url: string | undefined;
  readonly json: boolean;
}

/** What the operator asks for. */
export type Request =
  | { readonly action: 'help' }
  | (Common & { readonly action: 'list'; readonly queue: QuoteQueue | undefined; readonly search: string | undefined })
  | (Common & { readonly action: 'show'; readonly reference: string })
  | (Common & {
      readonly action: 'answer';
      readonly reference: string;
      readonly file: string;
      readonly preview: boolean;
    });

const QUEUES: readonly string[] = [
  ...(['WAITING', 'LATE', 'ASKED', 'ANSWERED', 'EXPIRING', 'ACCEPTED', 'ORDERED', 'CLOSED'] satisfies QuoteQueue[]),
];

export const USAGE = `npm run quotes -- list [--queue waiting|late|asked|answered|expiring|accepted|ordered|closed] [--search WORDS]
npm run quotes -- show REFERENCE
npm run quotes -- answer REFERENCE FILE [--preview]   an offer as JSON, as answerQuoteRequest takes it; FILE - is the input
  --json   machine-readable        --url ADDRESS   another site than PUBLIC_URL        --help   this text
Asks the running site with the operator's token. Exit 0 done, 1 failed or refused, 64 not understood, 78 bad configuration.`;

const OPTIONS = {
  queue: { type: 'string' },
  search: { type: 'string' },
  url: { type: 'string' },
  json: { type: 'boolean', default: false },
  preview: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Reads a command line. @throws UsageError */
export function readRequest(args: string[]): Request {
  const { positionals, values } = parse(args);
  const [action, subject, file, ...more] = positionals;
  if (values.help || action === 'help') return { action: 'help' };
  if (more.length > 0 || (file && action !== 'answer')) throw usage('Too many words.');
  const common = { url: values.url, json: values.json };
  switch (action) {
    case 'list':
      return { ...common, action, queue: queueOf(values.queue), search: values.search };
    case 'show':
      return { ...common, action, reference: referenceOf(subject) };
    case 'answer':
      if (!file) throw usage('Answer with which file?');
      return { ...common, action, reference: referenceOf(subject), file, preview: values.preview };
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

function queueOf(queue: string | undefined): QuoteQueue | undefined {
  const named = queue?.toUpperCase();
  if (named === undefined || QUEUES.includes(named)) return named as QuoteQueue | undefined;
  throw usage(`Unknown queue: ${queue}`);
}

function referenceOf(text: string | undefined): string {
  const reference = text ? readReference(text) : null;
  if (!reference) throw usage(text ? `No reference number: ${text}` : 'Which one? Give its reference number.');
  return reference;
}

const usage = (reason: string): UsageError => new UsageError(`${reason}\n\n${USAGE}`);
