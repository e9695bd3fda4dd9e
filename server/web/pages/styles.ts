import { LRUCache } from 'lru-cache';

/** The styles of a page, as its renderer found them. */
export interface PageStyles {
  /** of the document itself */
  global: string;
  /** of its classes and movements, by name, in the order in which they were first drawn */
  named: readonly (readonly [name: string, text: string])[];
}

/** The one stylesheet of a release, and which names are in it. */
export interface ReleaseStyles {
  href: string;
  names: ReadonlySet<string>;
}

/** What client/src/lib/Fold.tsx draws, and the same in fewer bytes. */
const FOLD = '<div hidden="" data-fold="">';
const SHORT_FOLD = '<div hidden data-fold>';
const CLASS = /\bcss-\w+/g;

/** Rules, those inside others not apart. */
const RULE = /[^{}]+\{(?:[^{}]|\{[^{}]*\})*\}/g;
/** Custom properties with their values. */
const PROPERTY = /(?<=[{;])(--[\w-]+):((?:"[^"]*"|[^;}"])*);/g;
const READ = /var\((--[\w-]+)/g;

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

/** One bit for each of `STATES` of which `holds`. */
const statesWhere = (holds: (state: (typeof STATES)[number]) => boolean): number =>
  STATES.reduce((states, state, index) => (holds(state) ? states | (1 << index) : states), 0);

interface Property {
  name: string;
  /** its declaration */
  text: string;
  /** the properties that its value reads */
  reads: string[];
}

interface Rule {
  /** its text, custom properties apart */
  parts: (string | Property)[];
  /** of each selector that may show of a page that has just come, the states that the page must be in */
  selectors: number[];
  /** the properties that it reads, but for the values of its own */
  reads: string[];
}

const isProperty = (part: string | Property): part is Property => typeof part !== 'string';

const readsIn = (text: string): string[] => [...text.matchAll(READ)].map(([, name]) => name!);

function partsOf(text: string): Rule['parts'] {
  const parts: Rule['parts'] = [];
  let end = 0;
  for (const { 0: declaration, 1: name = '', 2: value = '', index } of text.matchAll(PROPERTY)) {
    parts.push(text.slice(end, index), { name, text: declaration, reads: readsIn(value) });
    end = index + declaration.length;
  }
  return [...parts, text.slice(end)];
}

function ruleOf(text: string, selectors: number[]): Rule {
  const parts = partsOf(text);
  return { parts, selectors, reads: readsIn(parts.filter(part => !isProperty(part)).join('')) };
}

function selectorsOf(rule: string): number[] {
  const head = rule.slice(0, rule.indexOf('{'));
  if (LATER_MEDIA.test(head)) return [];
  const selectors = head.replaceAll(/:not\([^)]*\)/g, '').split(/,(?![^(]*\))/);
  return selectors.filter(one => !LATER_STATE.test(one)).map(one => statesWhere(([selector]) => selector.test(one)));
}

/** Nearly all styles of a page are those of the page before. */
const rulesRead = new LRUCache<string, Rule[]>({ max: 2_000 });

/** A text's rules, without what is seen of a change alone; one whole rule where they are nested deeper than is read here. */
function rulesOf(text: string): Rule[] {
  const read = rulesRead.get(text);
  if (read) return read;
  const texts = text.match(RULE) ?? [];
  const rules =
    texts.join('') === text
      ? texts.map(rule => ruleOf(rule.replaceAll(LATER_DECLARATION, ''), selectorsOf(rule)))
      : [ruleOf(text, [0])];
  rulesRead.set(text, rules);
  return rules;
}

/** The custom properties in `reads`, and those that their values in `rules` read. */
function propertiesRead(rules: readonly Rule[], reads: Iterable<string>): Set<string> {
  const properties = rules.flatMap(({ parts }) => parts).filter(isProperty);
  const values = Map.groupBy(properties, ({ name }) => name);
  const read = new Set(reads);
  // What is added to a set on the way is walked, too.
  for (const name of read) for (const value of values.get(name) ?? []) for (const one of value.reads) read.add(one);
  return read;
}

/** What a release's stylesheet says of the document itself, for a page has of it what it needs at once. */
export function sharedOf(global: string): string {
  const isLater = (rule: string) => selectorsOf(rule).every(states => states > 0);
  return (global.match(RULE) ?? []).filter(rule => rule.search(PROPERTY) >= 0 || isLater(rule)).join('');
}

/** The names of a release's stylesheet. */
export const namesIn = (sheet: string): Set<string> =>
  new Set([...sheet.matchAll(/\.css-(\w+)|@keyframes ([\w-]+)/g)].map(([, name, keyframes]) => name ?? keyframes!));

const textOf = (named: PageStyles['named']): string => named.map(([, text]) => text).join('');

/** Without what nobody sees before opening it, but for what opens inside it. */
function withoutClosed(html: string): string {
  const [before, ...parts] = html.split('<details');
  const seen = parts.map(part => {
    const summary = part.indexOf('</summary>');
    const end = part.indexOf('</details>', summary);
    return summary < 0 || end < 0 || /^[^>]* open/.test(part) ? part : part.slice(0, summary) + part.slice(end);
  });
  return [before, ...seen].join('<details');
}

/** The styles that a page carries of `named`, whole where the release has not got them, and their movements. */
function stylesAbove(above: string, html: string, { global, named }: PageStyles, { names }: ReleaseStyles): string {
  const missing = statesWhere(([, markup]) => !above.includes(markup));
  const shows = ({ selectors }: Rule) => selectors.some(states => (states & missing) === 0);
  const seen = new Set(withoutClosed(above).match(CLASS));
  // Of classes that were joined in one, the page has that one alone.
  const isDrawn = (name: string) => name.startsWith('animation-') || html.includes(`css-${name}`);
  const classes = named
    .filter(([name]) => (names.has(name) ? seen.has(`css-${name}`) : isDrawn(name)))
    .map(([name, text]) =>
      names.has(name) ? { rules: rulesOf(text).filter(shows) } : { rules: rulesOf(text), own: text },
    );
  const document = rulesOf(global).filter(shows);
  const rules = [...document, ...classes.flatMap(one => one.rules)];
  const movements = textOf(
    named.filter(([name]) => name.startsWith('animation-') && names.has(name) && rules.some(isMovedBy(name))),
  );
  const whole = classes.map(({ own = '' }) => own);
  const read = propertiesRead(rules, [
    ...rules.flatMap(({ reads }) => reads),
    ...[movements, ...whole, above].flatMap(readsIn),
  ]);
  const lean = (some: readonly Rule[]) => some.map(({ parts }) => parts.map(partRead(read)).join('')).join('');
  return lean(document) + classes.map(one => one.own ?? lean(one.rules)).join('') + movements;
}

const isMovedBy = (name: string) => (rule: Rule) =>
  rule.parts.some(part => (isProperty(part) ? part.text : part).includes(name));

const partRead = (read: ReadonlySet<string>) => (part: string | Property) =>
  isProperty(part) ? (read.has(part.name) ? part.text : '') : part;

/**
 * A page in parts, with its styles divided: what stands above its fold and can be seen keeps them inside the page, the rest
 * comes with the release's stylesheet, linked at the fold: so does what shows only on paper, under a pointer or in a state
 * that nothing is in yet, and the custom properties that nothing above reads. What the stylesheet does not have stays inside.
 */
export function divideStyles(
  html: string,
  styles: PageStyles,
  release: ReleaseStyles | null,
): { parts: string[]; style: string } {
  const [above = '', ...below] = html.split(FOLD);
  if (!release || below.length === 0)
    return {
      parts: [above, ...below.flatMap(part => [SHORT_FOLD, part])],
      style: styles.global + textOf(styles.named),
    };
  const link = `<link rel="stylesheet" href="${release.href}" fetchpriority="low">`;
  return {
    parts: [above, ...below.flatMap((part, index) => [index === 0 ? SHORT_FOLD + link : SHORT_FOLD, part])],
    style: stylesAbove(above, html, styles, release),
  };
}
