import { parseArgs } from 'node:util';
import { faultOfName, type Scope, scopes, type Terms } from '../../partners/partner.ts';
import { UsageError } from '../command.ts';

/** What the operator asks for. */
export type Request = { readonly json: boolean } & (
  | { readonly action: 'help' }
  | { readonly action: 'list' }
  | { readonly action: 'add' | 'limit'; readonly name: string; readonly terms: Partial<Terms> }
  | { readonly action: 'replace'; readonly name: string; readonly hours: number }
  | { readonly action: 'revoke'; readonly name: string }
);

export const USAGE = `npm run partners -- list
npm run partners -- add NAME --scopes ${scopes.join(',')} [--origins https://a.example,https://b.example]
                        [--requests A-MINUTE] [--cost POINTS-A-MINUTE]     says the key, once
npm run partners -- limit NAME [--scopes …] [--origins …] [--requests …] [--cost …]     what is not named stays
npm run partners -- replace NAME [--hours 24]     a new key, said once; the ones before it end so many hours later
npm run partners -- revoke NAME                   ends all its keys at once
  --json   machine-readable        --help   this text
Running gateways know of it within two seconds. Exit 0 done, 1 failed or refused, 64 not understood, 78 bad configuration.`;

const OPTIONS = {
  scopes: { type: 'string' },
  origins: { type: 'string' },
  requests: { type: 'string' },
  cost: { type: 'string' },
  hours: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const MOST_HOURS = 24 * 90;

/** Reads a command line. @throws UsageError */
export function readRequest(args: string[]): Request {
  const { positionals, values } = parse(args);
  const { json } = values;
  if (values.help) return { action: 'help', json };
  const [action, name, ...more] = positionals;
  if (more.length > 0) throw usage(`Too many words: ${more.join(' ')}. Put a name of several words in quotes.`);
  switch (action) {
    case 'list':
      return { action, json };
    case 'add':
    case 'limit':
      return { action, json, name: nameOf(name), terms: termsOf(values) };
    case 'replace':
      return { action, json, name: nameOf(name), hours: hoursOf(values.hours) };
    case 'revoke':
      return { action, json, name: nameOf(name) };
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

function nameOf(name = ''): string {
  const fault = faultOfName(name);
  if (fault) throw usage(name ? fault : 'Whose? Give the name of the partner.');
  return name;
}

function termsOf(given: Partial<Record<'scopes' | 'origins' | 'requests' | 'cost', string>>): Partial<Terms> {
  const listed = (text: string) => [...new Set(text.split(',').map(part => part.trim()))].filter(Boolean);
  const unknown = listed(given.scopes ?? '').find(scope => !scopes.includes(scope as Scope));
  if (unknown) throw usage(`Unknown scope: ${unknown}. There are ${scopes.join(', ')}.`);
  return {
    ...(given.scopes === undefined ? {} : { scopes: listed(given.scopes) as Scope[] }),
    ...(given.origins === undefined ? {} : { origins: listed(given.origins) }),
    ...(given.requests === undefined ? {} : { requestsPerMinute: Number(given.requests) }),
    ...(given.cost === undefined ? {} : { costPerMinute: Number(given.cost) }),
  };
}

function hoursOf(text = '24'): number {
  const hours = Number(text);
  if (/^\d+$/.test(text) && hours <= MOST_HOURS) return hours;
  throw usage(`--hours: give a whole number from 0 to ${MOST_HOURS}.`);
}

const usage = (reason: string): UsageError => new UsageError(`${reason}\n\n${USAGE}`);
