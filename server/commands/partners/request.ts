import { faultOfName, scopes, type Terms } from '../../partners/partner.ts';
import { type Topic, topics } from '../../partners/webhooks/topics.ts';
import { readLine, unknownAction, usageOf } from '../readLine.ts';

/** What the operator asks for. */
export type Request = { readonly json: boolean } & (
  | { readonly action: 'help' }
  | { readonly action: 'list' }
  | { readonly action: 'add' | 'limit'; readonly name: string; readonly terms: Partial<Terms> }
  | { readonly action: 'replace'; readonly name: string; readonly hours: number }
  | { readonly action: 'revoke'; readonly name: string }
  | { readonly action: 'hooks'; readonly name: string }
  | { readonly action: 'hook'; readonly name: string; readonly url: string; readonly topics: readonly Topic[] }
  | { readonly action: 'unhook' | 'rehook'; readonly name: string; readonly webhook: number }
);

export const USAGE = `npm run partners -- list
npm run partners -- add NAME --scopes ${scopes.join(',')} [--origins https://a.example,https://b.example]
                        [--requests A-MINUTE] [--cost POINTS-A-MINUTE]     says the key, once
npm run partners -- limit NAME [--scopes …] [--origins …] [--requests …] [--cost …]     what is not named stays
npm run partners -- replace NAME [--hours 24]     a new key, said once; the ones before it end so many hours later
npm run partners -- revoke NAME                   ends all its keys at once
npm run partners -- hook NAME https://partner.example/hooks --topics ${topics.join(',')}
                                                  calls it there; says what calls are signed with, once
npm run partners -- hooks NAME                    where it is called, what waits, what it answered
npm run partners -- rehook NAME 7                 calls address 7 again, beginning with what was given up
npm run partners -- unhook NAME 7                 calls it no more, and forgets what waits
  --json   machine-readable        --help   this text
Running gateways know of it within two seconds. Exit 0 done, 1 failed or refused, 64 not understood, 78 bad configuration.`;

const usage = usageOf(USAGE);

const OPTIONS = {
  scopes: { type: 'string' },
  origins: { type: 'string' },
  requests: { type: 'string' },
  cost: { type: 'string' },
  hours: { type: 'string' },
  topics: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Words before an address or its number. */
const ABOUT_AN_ADDRESS = ['hook', 'unhook', 'rehook'];
const MOST_HOURS = 24 * 90;

/** Reads a command line. @throws UsageError */
export function readRequest(args: string[]): Request {
  const { positionals, values } = readLine(args, OPTIONS, usage);
  const { json } = values;
  if (values.help) return { action: 'help', json };
  const [action, name, ...rest] = positionals;
  const [word = '', ...more] = ABOUT_AN_ADDRESS.includes(action ?? '') ? rest : ['', ...rest];
  if (action === 'list' && name !== undefined) throw usage(`It lists all of them. Too many words: ${name}`);
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
    case 'hooks':
      return { action, json, name: nameOf(name) };
    case 'hook':
      if (!word) throw usage('Where? Give the address.');
      if (!values.topics) throw usage(`--topics: choose from ${topics.join(', ')}.`);
      return { action, json, name: nameOf(name), url: word, topics: listedIn(values.topics, topics, 'topic') };
    case 'unhook':
    case 'rehook':
      if (!/^\d{1,15}$/.test(word)) throw usage('Which? Give the number of the address: hooks lists them.');
      return { action, json, name: nameOf(name), webhook: Number(word) };
    default:
      throw unknownAction(action, usage);
  }
}

function nameOf(name = ''): string {
  const fault = faultOfName(name);
  if (fault) throw usage(name ? fault : 'Whose? Give the name of the partner.');
  return name;
}

function termsOf(given: Partial<Record<'scopes' | 'origins' | 'requests' | 'cost', string>>): Partial<Terms> {
  return {
    ...(given.scopes === undefined ? {} : { scopes: listedIn(given.scopes, scopes, 'scope') }),
    ...(given.origins === undefined ? {} : { origins: wordsOf(given.origins) }),
    ...(given.requests === undefined ? {} : { requestsPerMinute: Number(given.requests) }),
    ...(given.cost === undefined ? {} : { costPerMinute: Number(given.cost) }),
  };
}

const wordsOf = (text: string): string[] => [...new Set(text.split(',').map(part => part.trim()))].filter(Boolean);

function listedIn<Word extends string>(text: string | undefined, known: readonly Word[], what: string): Word[] {
  const words = wordsOf(text ?? '');
  const unknown = words.find(word => !known.includes(word as Word));
  if (unknown) throw usage(`Unknown ${what}: ${unknown}. There are ${known.join(', ')}.`);
  return words as Word[];
}

function hoursOf(text = '24'): number {
  const hours = Number(text);
  if (/^\d+$/.test(text) && hours <= MOST_HOURS) return hours;
  throw usage(`--hours: give a whole number from 0 to ${MOST_HOURS}.`);
}
