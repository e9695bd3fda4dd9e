import type { QuoteQueue } from '../../gql/types.ts';
import { readLine, referenceOf, unknownAction, usageOf } from '../readLine.ts';

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
      /** the request as `show` printed it; in its place the file may name it */
      readonly version: number | undefined;
    });

const QUEUES: readonly string[] = [
  ...(['WAITING', 'LATE', 'ASKED', 'ANSWERED', 'EXPIRING', 'ACCEPTED', 'ORDERED', 'CLOSED'] satisfies QuoteQueue[]),
];

export const USAGE = `npm run quotes -- list [--queue waiting|late|asked|answered|expiring|accepted|ordered|closed] [--search WORDS]
npm run quotes -- show REFERENCE
npm run quotes -- answer REFERENCE FILE --version N   an offer as JSON, as answerQuoteRequest takes it; FILE - is the input.
           N is the version that show printed; "version" in the file does as well
npm run quotes -- answer REFERENCE FILE --preview     its sums; nothing is sent
  --json   machine-readable        --url ADDRESS   another site than PUBLIC_URL        --help   this text
Asks the running site with the operator's token. Exit 0 done, 1 failed or refused, 64 not understood,
75 somebody took a step since that version and nothing was sent, 78 bad configuration.`;

const usage = usageOf(USAGE);

const OPTIONS = {
  queue: { type: 'string' },
  search: { type: 'string' },
  url: { type: 'string' },
  json: { type: 'boolean', default: false },
  preview: { type: 'boolean', default: false },
  version: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Reads a command line. @throws UsageError */
export function readRequest(args: string[]): Request {
  const { positionals, values } = readLine(args, OPTIONS, usage);
  const [action, subject, file, ...more] = positionals;
  if (values.help || action === 'help') return { action: 'help' };
  if (more.length > 0 || (file && action !== 'answer')) throw usage('Too many words.');
  const common = { url: urlOf(values.url), json: values.json };
  switch (action) {
    case 'list':
      return { ...common, action, queue: queueOf(values.queue), search: values.search };
    case 'show':
      return { ...common, action, reference: referenceOf(subject, usage) };
    case 'answer':
      if (!file) throw usage('Answer with which file?');
      return {
        ...common,
        action,
        reference: referenceOf(subject, usage),
        file,
        preview: values.preview,
        version: versionIn(values.version),
      };
    default:
      throw unknownAction(action, usage);
  }
}

function urlOf(text: string | undefined): string | undefined {
  if (text === undefined || /^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw usage(`No address of a site: ${text}. Give it whole, as https://labels.example.`);
}

function versionIn(text: string | undefined): number | undefined {
  if (text === undefined || /^[1-9]\d{0,8}$/.test(text)) return text ? Number(text) : undefined;
  throw usage(`No version: ${text}`);
}

function queueOf(queue: string | undefined): QuoteQueue | undefined {
  const named = queue?.toUpperCase();
  if (named === undefined || QUEUES.includes(named)) return named as QuoteQueue | undefined;
  throw usage(`Unknown queue: ${queue}`);
}
