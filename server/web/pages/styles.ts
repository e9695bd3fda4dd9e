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

/** What client/src/lib/Fold.tsx draws. */
const FOLD = '<div hidden="" data-fold="">';
/** What nobody sees before opening it. */
const CLOSED = /(<details(?![^>]* open)[^>]*>(?:(?!<details)[\s\S])*?<\/summary>)(?:(?!<details)[\s\S])*?<\/details>/g;
const CLASS = /\bc-(\w+)/g;

/** Rules, those inside others not apart. */
const RULE = /[^{}]+\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
/** Those that others stand inside of. */
const GROUP = /^(@(?:media|supports|container)[^{]*\{)([\s\S]*)\}$/;
const BLOCK = /\{[^{}]*\}/g;
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
/** What the first script writes into a page before it is painted. */
const WRITTEN = 'data-carrying';
const ARGUMENTS = /\((?:[^()]|\([^()]*\))*\)/g;
const TAG_NAME = /(?<![\w.#-])[a-z][a-z\d]*/g;

/** Whether elements and attributes that selectors name stand in a markup; what a pseudo-class names is not looked at. */
function occursIn(html: string): (selector: string) => boolean {
  const found = new Set([...html.matchAll(/<([a-z]\w*)|\s([a-z-]+)=/g)].map(([, tag, attribute]) => tag ?? attribute!));
  return selector => {
    const plain = selector.replaceAll(ARGUMENTS, '').replaceAll(/::?[\w-]+/g, '');
    const attributes = [...plain.matchAll(/\[([\w-]+)/g)].map(([, name]) => name!);
    const tags = plain.replaceAll(/\[[^\]]*\]/g, '').match(TAG_NAME) ?? [];
    return [...attributes, ...tags].every(name => name === WRITTEN || found.has(name));
  };
}

/** Whether rules show of a page that has just come, by its markup. */
function showsIn(html: string): (rule: string) => boolean {
  const states = STATES.filter(([, markup]) => !html.includes(markup)).map(([selector]) => selector);
  const later = [LATER_STATE, ...states];
  const occurs = occursIn(html);
  return rule => {
    const head = rule.slice(0, rule.indexOf('{'));
    const whole = head.split(/,(?![^(]*\))/);
    const selectors = whole.map(one => one.replaceAll(/:not\([^)]*\)/g, ''));
    if (head.startsWith('@')) return !LATER_MEDIA.test(head);
    return selectors.some((one, index) => !later.some(state => state.test(one)) && occurs(whole[index]!));
  };
}

/** Those of a text's rules that show at once; all of it where they are nested deeper than is read here. */
function firstOf(text: string, shows: (rule: string) => boolean): string {
  const rules = text.match(RULE) ?? [];
  if (rules.join('') !== text) return text;
  const first = rules.filter(shows).map(rule => {
    const [, head, inside] = GROUP.exec(rule) ?? [];
    if (!head || inside === undefined) return rule;
    const kept = firstOf(inside, shows);
    return kept && `${head}${kept}}`;
  });
  return first.join('').replaceAll(LATER_DECLARATION, '');
}

/** Longer values are worth a name wherever they are read twice. */
const SHORT = 24;
const WHOLE_READ = /var\((--[\w-]+)\)/g;

/** Values that the document gives its custom properties once and for all, where they take no more room than their names. */
function constantsOf(document: string, texts: readonly string[]): Map<string, string> {
  const all = document + texts.join('');
  const count = (names: Iterable<string>) => Map.groupBy(names, name => name);
  const given = count([...all.matchAll(PROPERTY)].map(([, name]) => name!));
  const read = count([...all.matchAll(WHOLE_READ)].map(([, name]) => name!));
  const root = document.match(RULE)?.find(rule => rule.startsWith(':root,')) ?? '';
  const constant = (name: string, value: string) =>
    given.get(name)?.length === 1 && !value.includes('var(') && (value.length <= SHORT || read.get(name)?.length === 1);
  return new Map(
    [...root.matchAll(PROPERTY)].flatMap(([, name = '', value = '']) => (constant(name, value) ? [[name, value]] : [])),
  );
}

/** Rules without custom properties that they set twice. */
const setOnce = (text: string): string =>
  text.replaceAll(BLOCK, block =>
    block.replaceAll(PROPERTY, (all, name: string, _value, at: number) =>
      block.includes(`;${name}:`, at + all.length - 1) ? '' : all,
    ),
  );

/** The custom properties that `styles` reads, by way of others or itself. */
function propertiesRead(styles: string): Set<string> {
  const values = new Map<string, string>();
  const plain = styles.replaceAll(PROPERTY, (_, name: string, value: string) => {
    values.set(name, (values.get(name) ?? '') + value);
    return '';
  });
  const read = new Set<string>();
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(READ)) {
      if (read.has(name)) continue;
      read.add(name);
      follow(values.get(name) ?? '');
    }
  };
  follow(plain);
  return read;
}

/** A release's stylesheet. */
export const sheetOf = (styles: Iterable<string>): string => tight([...styles].map(setOnce).join(''));

/** What a release's stylesheet says of the document itself, for a page has of it what it needs at once. */
export function sharedOf(global: string): string {
  const shows = showsIn('');
  return (global.match(RULE) ?? []).filter(rule => rule.search(PROPERTY) >= 0 || !shows(rule)).join('');
}

const classesIn = (text: string): Set<string> => new Set([...text.matchAll(CLASS)].map(([, name]) => name!));

/** The names of a release's stylesheet. */
export const namesIn = (sheet: string): Set<string> =>
  new Set([...sheet.matchAll(/\.c-(\w+)|@keyframes ([\w-]+)/g)].map(([, name, keyframes]) => name ?? keyframes!));

const textOf = (named: PageStyles['named']): string => named.map(([, text]) => text).join('');

/** The styles that a page carries of `named`, whole where the release has not got them, and their movements. */
function stylesAbove(above: string, { global, named }: PageStyles, { names }: ReleaseStyles): string {
  const open = above.replace(CLOSED, '$1');
  const shows = showsIn(open);
  const seen = classesIn(open);
  const classes = named.filter(([name]) => !names.has(name) || seen.has(name));
  const first = classes.map(([name, text]) => (names.has(name) ? setOnce(firstOf(text, shows)) : text));
  const constants = constantsOf(firstOf(global, shows), first);
  const plain = (text: string) => text.replaceAll(WHOLE_READ, (all, name: string) => constants.get(name) ?? all);
  const texts = first.map((text, index) => (names.has(classes[index]![0]) ? plain(text) : text));
  const document = plain(firstOf(global, shows));
  const movements = named.filter(
    one => one[0].startsWith('animation-') && texts.some(text => text.includes(one[0])) && !classes.includes(one),
  );
  const own = classes.flatMap(([name, text]) => (names.has(name) ? [] : [...text.matchAll(READ)].map(([all]) => all)));
  const read = propertiesRead([document, ...texts, textOf(movements), ...own, above].join(''));
  const lean = (text: string) => text.replaceAll(PROPERTY, (all, name: string) => (read.has(name) ? all : ''));
  const kept = texts.map((text, index) => (names.has(classes[index]![0]) ? lean(text) : text));
  return lean(document) + kept.join('') + textOf(movements);
}

/**
 * A page with its styles divided: what stands above its fold and can be seen keeps them inside the page, the rest comes
 * with the release's stylesheet, linked at the fold: so does what shows only on paper, under a pointer, in a state that
 * nothing is in yet or of elements that are not there, and the custom properties that nothing above reads. What the stylesheet does not have stays inside.
 */
export function divideStyles(
  html: string,
  styles: PageStyles,
  release: ReleaseStyles | null,
): { html: string; style: string } {
  const fold = release ? html.indexOf(FOLD) : -1;
  if (!release || fold < 0) return { html, style: styles.global + textOf(styles.named) };
  const link = `<link rel="stylesheet" href="${release.href}" fetchpriority="low">`;
  const place = fold + FOLD.length;
  return {
    html: html.slice(0, place) + link + html.slice(place),
    style: stylesAbove(html.slice(0, fold), styles, release),
  };
}
