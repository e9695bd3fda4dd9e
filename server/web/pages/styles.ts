import {
  brief,
  type Group,
  type Part,
  PROPERTY,
  type Property,
  type Read,
  RULE,
  type Rule,
  readsIn,
  ruleOf,
  rulesOf,
  selectorsOf,
  showsIn,
} from './styleRules.ts';

/** The styles of a page, as its renderer found them. */
export interface PageStyles {
  /** of the document itself */
  global: string;
  /** of its classes and movements, by name, in the order in which they were first drawn */
  named: readonly (readonly [name: string, text: string])[];
}

/** Styles as they are sent: what ends a declaration before its rule ends says nothing. */
export const tight = (css: string): string => css.replaceAll(';}', '}');

/** The one stylesheet of a release, and which names are in it. */
export interface ReleaseStyles {
  href: string;
  names: ReadonlySet<string>;
}

/** What client/src/lib/Fold.tsx draws, and the same in fewer bytes. */
const FOLD = '<div hidden="" data-fold="">';
const SHORT_FOLD = '<div hidden data-fold>';
const CLASS = /\bc-\w+/g;

/** A release's stylesheet. */
export const sheetOf = (styles: Iterable<string>): string => tight([...styles].map(brief).join(''));

/** What a release's stylesheet says of the document itself, for a page has of it what it needs at once. */
export function sharedOf(global: string): string {
  const shows = showsIn('');
  const isShared = (rule: string) => rule.search(PROPERTY) >= 0 || !shows(ruleOf(rule, selectorsOf(rule)));
  return (global.match(RULE) ?? []).filter(isShared).join('');
}

/** The names of a release's stylesheet. */
export const namesIn = (sheet: string): Set<string> =>
  new Set([...sheet.matchAll(/\.c-(\w+)|@keyframes ([\w-]+)/g)].map(([, name, keyframes]) => name ?? keyframes!));

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

const isGroup = (rule: Rule | Group): rule is Group => 'rules' in rule;
const isText = (part: Part): part is string => typeof part === 'string';
const isRead = (part: Part): part is Read => !isText(part) && 'reads' in part;
const isProperty = (part: Part): part is Property => !isText(part) && 'name' in part;

/** Those that show, of groups what shows of them. */
function shown(rules: readonly (Rule | Group)[], shows: (rule: Rule) => boolean): (Rule | Group)[] {
  return rules.flatMap((rule): (Rule | Group)[] => {
    if (!isGroup(rule)) return shows(rule) ? [rule] : [];
    const inside = shown(rule.rules, shows);
    return inside.length ? [{ head: rule.head, rules: inside }] : [];
  });
}

const flat = (rules: readonly (Rule | Group)[]): Rule[] =>
  rules.flatMap(rule => (isGroup(rule) ? flat(rule.rules) : [rule]));

/** Longer values are worth a name wherever they are read twice. */
const SHORT = 24;

/** Values that the document gives its custom properties once and for all, where they take no more room than their names. */
function constantsOf(root: Rule | Group | undefined, parts: readonly Part[]): Map<string, string> {
  const properties = parts.filter(isProperty);
  const given = tally(properties.map(({ name }) => name));
  const read = tally([...parts, ...properties.flatMap(({ value }) => value)].filter(isRead).map(({ reads }) => reads));
  const constants = new Map<string, string>();
  for (const { name, value, loose } of root && !isGroup(root) ? root.parts.filter(isProperty) : []) {
    const text = value.filter(isText).join('');
    const isPlain = loose.length === 0 && value.every(isText);
    if (isPlain && given.get(name) === 1 && (text.length <= SHORT || read.get(name) === 1)) constants.set(name, text);
  }
  return constants;
}

function tally(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The custom properties that are read, by way of the values of others or at once. */
function propertiesRead(properties: readonly Property[], reads: readonly string[], constants: Constants): Set<string> {
  const values = Map.groupBy(properties, ({ name }) => name);
  const read = new Set(reads);
  // What is added to a set on the way is walked, too.
  for (const name of read) {
    for (const { value, loose } of values.get(name) ?? [])
      for (const one of [...loose, ...readsOf(value, constants)]) read.add(one);
  }
  return read;
}

type Constants = ReadonlyMap<string, string>;

const readsOf = (parts: readonly Part[], constants: Constants): string[] =>
  parts.flatMap(part => (isRead(part) && !constants.has(part.reads) ? [part.reads] : []));

/** Nothing in the place of a rule that has nothing left to say. */
const withoutEmpty = (rule: string): string => (rule.endsWith('{}') ? '' : rule);

/** Writes rules with `constants` in the place of their names, and without custom properties that nobody reads. */
function writer(constants: Constants, read: ReadonlySet<string>): (rules: readonly (Rule | Group)[]) => string {
  const plain = (part: string | Read) => (isText(part) ? part : (constants.get(part.reads) ?? `var(${part.reads})`));
  const partOf = (part: Part): string => {
    if (!isProperty(part)) return plain(part);
    return read.has(part.name) ? `${part.name}:${part.value.map(plain).join('')};` : '';
  };
  const write = (rule: Rule | Group): string => {
    if (!isGroup(rule)) return withoutEmpty(rule.parts.map(partOf).join(''));
    const inside = rule.rules.map(write).join('');
    return inside && `${rule.head}${inside}}`;
  };
  return rules => rules.map(write).join('');
}

/** The styles that a page carries of `named`, whole where the release has not got them, and their movements. */
function stylesAbove(above: string, { global, named }: PageStyles, { names }: ReleaseStyles): string {
  const open = withoutClosed(above);
  const shows = showsIn(open);
  const seen = new Set(open.match(CLASS));
  const classes = named
    .filter(([name]) => !names.has(name) || seen.has(`c-${name}`))
    .map(([name, text]) =>
      names.has(name) ? { rules: shown(rulesOf(text), shows) } : { rules: [ruleOf(text)], own: text },
    );
  const document = shown(rulesOf(global), shows);
  const rules = flat([...document, ...classes.flatMap(one => one.rules)]);
  const parts = rules.flatMap(rule => rule.parts);
  const constants = constantsOf(document.find(isRoot), parts);
  const isMoved = (name: string) => parts.some(part => isText(part) && part.includes(name));
  const movements = textOf(named.filter(([name]) => name.startsWith('animation-') && names.has(name) && isMoved(name)));
  const whole = [movements, above, ...classes.map(({ own = '' }) => own)];
  const reads = [...rules.flatMap(({ loose }) => loose), ...readsOf(parts, constants), ...whole.flatMap(readsIn)];
  const write = writer(constants, propertiesRead(parts.filter(isProperty), reads, constants));
  return write(document) + classes.map(one => one.own ?? write(one.rules)).join('') + movements;
}

const isRoot = (rule: Rule | Group): boolean => !isGroup(rule) && String(rule.parts[0]).startsWith(':root,');

/**
 * A page in parts, with its styles divided: what stands above its fold and can be seen keeps them inside the page, the rest
 * comes with the release's stylesheet, linked at the fold: so does what shows only on paper, under a pointer, in a state that
 * nothing is in yet or of elements that are not there, and the custom properties that nothing above reads. What the
 * stylesheet does not have stays inside.
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
    style: stylesAbove(above, styles, release),
  };
}
