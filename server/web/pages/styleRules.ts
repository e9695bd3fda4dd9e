import { createBounded } from '../../cache/bounded.ts';

/** `var(--name)`, and nothing in its place. */
export interface Read {
  reads: string;
}

/** A custom property with its value. */
export interface Property {
  name: string;
  value: (string | Read)[];
  /** the properties that its value reads in other ways */
  loose: string[];
}

export type Part = string | Read | Property;

/** What a selector wants of a page that it shows of. */
interface Selector {
  /** of `STATES`, one bit for each */
  states: number;
  /** elements and attributes, as markup has them: `<mark` and ` lang=` */
  names: string[];
}

/** A rule, or what stands between two. */
export interface Rule {
  parts: Part[];
  /** the properties that it reads in other ways, but for the values of its own */
  loose: string[];
  /** those that may show of a page that has just come */
  selectors: Selector[];
}

/** Rules inside of another. */
export interface Group {
  head: string;
  rules: (Rule | Group)[];
}

/** Rules, those inside others not apart. */
export const RULE = /[^{}]+\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
/** Those that others stand inside of. */
const GROUP = /^(@(?:media|supports|container)[^{]*\{)([\s\S]*)\}$/;
const BLOCK = /\{[^{}]*\}/g;
/** Custom properties with their values. */
export const PROPERTY = /(?<=[{;])(--[\w-]+):((?:"[^"]*"|[^;}"])*);/g;
const READ = /var\((--[\w-]+)/g;
const WHOLE_READ = /var\((--[\w-]+)\)/g;

/** Rules for what is printed, and for colours of the visitor's own, which move nothing. */
const LATER_MEDIA = /^@media (?:print|\(forced-colors)/;
/** What is seen of a change alone. */
const LATER_DECLARATION = /(?<=[{;])(?:transition|cursor):[^;{}]*;/g;
/** States that come with what a visitor does, and those that a page may be in at once, with what its markup then says. */
const LATER_STATE = /:(?:hover|active|modal|focus-visible)\b|::view-transition/;
const STATES: readonly (readonly [selector: RegExp, markup: string])[] = [
  [/:disabled\b/, ' disabled=""'],
  [/:checked\b/, ' checked=""'],
  [/\[open\]/, ' open=""'],
  [/\[aria-busy/, ' aria-busy="true"'],
  [/::placeholder\b/, ' placeholder="'],
];
/** What the first script writes into a page before it is painted. */
const WRITTEN = 'data-carrying';
const ARGUMENTS = /\((?:[^()]|\([^()]*\))*\)/g;
const TAG_NAME = /(?<![\w.#-])[a-z][a-z\d]*/g;
const NAME_IN_MARKUP = /<[a-z]\w*| [a-z-]+=/g;

const statesWhere = (holds: (state: (typeof STATES)[number]) => boolean): number =>
  STATES.reduce((states, state, index) => (holds(state) ? states | (1 << index) : states), 0);

/** Whether a rule shows of a page that has just come, by its markup. */
export function showsIn(html: string): (rule: Rule) => boolean {
  const missing = statesWhere(([, markup]) => !html.includes(markup));
  const found = new Set<string>(html.match(NAME_IN_MARKUP));
  const shows = ({ states, names }: Selector) => (states & missing) === 0 && names.every(name => found.has(name));
  return ({ selectors }) => selectors.some(shows);
}

/** What a pseudo-class names is not looked for. */
function namesIn(selector: string): string[] {
  const plain = selector.replaceAll(ARGUMENTS, '').replaceAll(/::?[\w-]+/g, '');
  const attributes = [...plain.matchAll(/\[([\w-]+)/g)].map(([, name]) => name!).filter(name => name !== WRITTEN);
  const elements = plain.replaceAll(/\[[^\]]*\]/g, '').match(TAG_NAME) ?? [];
  return [...attributes.map(name => ` ${name}=`), ...elements.map(name => `<${name}`)];
}

/** The selectors of a rule's text; one that is always met where it has none. */
export function selectorsOf(rule: string): Selector[] {
  const head = rule.slice(0, rule.indexOf('{'));
  if (head.startsWith('@')) return LATER_MEDIA.test(head) ? [] : ALWAYS;
  return head.split(/,(?![^(]*\))/).flatMap(whole => {
    const one = whole.replaceAll(/:not\([^)]*\)/g, '');
    if (LATER_STATE.test(one)) return [];
    return [{ states: statesWhere(([selector]) => selector.test(one)), names: namesIn(whole) }];
  });
}

const ALWAYS: Selector[] = [{ states: 0, names: [] }];

/** The custom properties that a text reads. */
export const readsIn = (text: string): string[] => [...text.matchAll(READ)].map(([, name]) => name!);

/** A text as what `pattern` finds, by way of `made`, and what stands in between. */
function cut<Found>(text: string, pattern: RegExp, made: (found: RegExpExecArray) => Found): (string | Found)[] {
  const pieces: (string | Found)[] = [];
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    if (found.index > end) pieces.push(text.slice(end, found.index));
    pieces.push(made(found));
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

const piecesOf = (text: string) => cut(text, WHOLE_READ, ([, reads]): Read => ({ reads: reads! }));

const looseIn = (pieces: readonly Part[]): string[] =>
  pieces.flatMap(piece => (typeof piece === 'string' ? readsIn(piece) : []));

/** A text that shows where one of `selectors` does. */
export function ruleOf(text: string, selectors = ALWAYS): Rule {
  const properties = cut(text, PROPERTY, ([, name, value]): Property => {
    const pieces = piecesOf(value!);
    return { name: name!, value: pieces, loose: looseIn(pieces) };
  });
  const parts = properties.flatMap((part): Part[] => (typeof part === 'string' ? piecesOf(part) : [part]));
  return { parts, loose: looseIn(parts), selectors };
}

/** Spaces that say nothing; those of quoted words stay. */
const IDLE_SPACE = /"[^"]*"|'[^']*'|(?<=[,:]) /g;

const withoutSpaces = (text: string): string => text.replaceAll(IDLE_SPACE, found => (found === ' ' ? '' : found));

/** Rules without spaces that say nothing and custom properties that they set twice. */
export const brief = (text: string): string =>
  withoutSpaces(text).replaceAll(BLOCK, block =>
    block.replaceAll(PROPERTY, (all, name: string, _value, at: number) =>
      block.includes(`;${name}:`, at + all.length - 1) ? '' : all,
    ),
  );

function readRules(text: string): (Rule | Group)[] {
  const rules = text.match(RULE) ?? [];
  if (rules.join('') !== text) return [ruleOf(brief(text))];
  return rules.map(rule => {
    const [, head, inside] = (!LATER_MEDIA.test(rule) && GROUP.exec(rule)) || [];
    if (head && inside !== undefined) return { head: withoutSpaces(head), rules: readRules(inside) };
    return ruleOf(brief(rule.replaceAll(LATER_DECLARATION, '')), selectorsOf(rule));
  });
}

/** Of a rule that was read, by the letters of its text; a release has 140,000. */
const PER_LETTER = 12;
const RULES_BYTES = 4 * 1024 * 1024;
/** Nearly all styles of a page are those of the page before. */
const rulesRead = createBounded<(Rule | Group)[]>({
  maxBytes: RULES_BYTES,
  sizeOf: (_, text) => PER_LETTER * text.length,
});

/** A text's rules, without what is seen of a change alone; one whole rule where they are nested deeper than is read here. */
export function rulesOf(text: string): (Rule | Group)[] {
  const known = rulesRead.get(text);
  if (known) return known;
  const rules = readRules(text);
  rulesRead.set(text, rules);
  return rules;
}
