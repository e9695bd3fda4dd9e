import { readLine, usageOf } from '../readLine.ts';

/** What the operator asks for. */
export type Request = { readonly json: boolean } & (
  | { readonly action: 'help' }
  | { readonly action: 'list' }
  | { readonly action: 'add'; readonly file: string; readonly partner: string }
  | { readonly action: 'remove'; readonly name: string; readonly version: number | undefined }
);

export const USAGE = `npm run operations -- list
npm run operations -- add FILE [--partner NAME]   operations as GraphQL, or as JSON by their hashes; all of them or none,
                                                  for a partner that there is
npm run operations -- remove NAME[@VERSION]       without a version all of them
  --json   machine-readable        --help   this text
Each is checked against the schema and the limits, and priced. Running gateways on this DATA_DIR know of it within a second.
Exit 0 done, 1 failed or refused, 64 not understood, 78 bad configuration.`;

const usage = usageOf(USAGE);

const OPTIONS = {
  partner: { type: 'string', default: '' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Reads a command line. @throws UsageError */
export function readRequest(args: string[]): Request {
  const { positionals, values } = readLine(args, OPTIONS, usage);
  const { json, partner } = values;
  if (values.help) return { action: 'help', json };
  const [action, subject = '', ...more] = positionals;
  if (more.length > 0) throw usage(`Too many words: ${more.join(' ')}`);
  if (action === 'list' && subject) throw usage(`It lists all of them. Too many words: ${subject}`);
  if (action === 'list') return { action, json };
  if (action === 'add' && subject) return { action, json, partner, file: subject };
  if (action === 'remove' && subject) return { action, json, ...named(subject) };
  throw usage(action ? `Not understood: ${args.join(' ')}` : 'What is to be done?');
}

function named(text: string): { name: string; version: number | undefined } {
  const [, name, version] = /^(\w+)(?:@(\d+))?$/.exec(text) ?? [];
  if (!name) throw usage(`No name of an operation: ${text}`);
  return { name, version: version === undefined ? undefined : Number(version) };
}
