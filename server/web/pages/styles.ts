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

/** What client/src/lib/Fold.tsx draws. */
const FOLD = '<div hidden="" data-fold="">';
/** What nobody sees before opening it. */
const CLOSED = /(<details(?![^>]* open)[^>]*>(?:(?!<details)[\s\S])*?<\/summary>)(?:(?!<details)[\s\S])*?<\/details>/g;
const CLASS = /\bcss-(\w+)/g;

/** Rules, those inside others not apart. */
const RULE = /[^{}]+\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** Whether a rule shows before anybody prints, or has a pointer somewhere. */
const showsAtOnce = (rule: string): boolean => {
  const head = rule.slice(0, rule.indexOf('{'));
  return !head.startsWith('@media print') && !head.split(',').every(one => /:(hover|active)/.test(one));
};

/** What shows at once of a class's rules; all of them where they are nested deeper than is read here. */
function firstOf(text: string): string {
  const rules = text.match(RULE) ?? [];
  return rules.join('') === text ? rules.filter(showsAtOnce).join('') : text;
}

const classesIn = (text: string): Set<string> => new Set([...text.matchAll(CLASS)].map(([, name]) => name!));

/** The names of a release's stylesheet. */
export const namesIn = (sheet: string): Set<string> =>
  new Set([...sheet.matchAll(/\.css-(\w+)|@keyframes ([\w-]+)/g)].map(([, name, keyframes]) => name ?? keyframes!));

const textOf = (named: PageStyles['named']): string => named.map(([, text]) => text).join('');

/**
 * A page with its styles divided: what stands above its fold and can be seen keeps them inside the page, the rest comes
 * with the release's stylesheet, linked at the fold: so does what shows only on paper or under a pointer. What the
 * stylesheet does not have stays inside, too.
 */
export function divideStyles(
  html: string,
  { global, named }: PageStyles,
  release: ReleaseStyles | null,
): { html: string; style: string } {
  const fold = release ? html.indexOf(FOLD) : -1;
  if (!release || fold < 0) return { html, style: global + textOf(named) };
  const above = classesIn(html.slice(0, fold).replace(CLOSED, '$1'));
  const classes = named.filter(([name]) => !release.names.has(name) || above.has(name));
  const text = classes.map(([name, all]) => (release.names.has(name) ? firstOf(all) : all)).join('');
  const movements = named.filter(
    one => one[0].startsWith('animation-') && text.includes(one[0]) && !classes.includes(one),
  );
  const link = `<link rel="stylesheet" href="${release.href}" fetchpriority="low">`;
  const place = fold + FOLD.length;
  return { html: html.slice(0, place) + link + html.slice(place), style: global + text + textOf(movements) };
}
