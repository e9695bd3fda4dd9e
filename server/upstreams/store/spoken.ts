import { UNFIT } from '../decoder.ts';
import { field, plain, text } from '../fields.ts';
import { isPrivateHost } from '../privateHost.ts';

/** As much as one reads of a reason. */
const LONGEST = 500;
/** Reasons are worked out of no more: of what is longer nobody reads the rest. */
const LOOKED_AT = 20 * LONGEST;

/** Where a block ends, two words are apart that no blank stands between. */
const BLOCK = /<(?:br|hr|\/(?:p|div|li|ul|ol|h\d|td|tr|dt|dd))\b[^<>]*>/gi;

/** What programs say to whoever looks after them: where something broke, and in whose hands. */
const TECHNICAL = [
  /^\s*[[{]/,
  /\bstack trace\b|\bfatal error\b|\buncaught \w/i,
  /\.php(?:[:(]| on line )\d/i,
  /(?:^|[\s'"(=:])(?:[a-z]:\\|\/(?:var|home|srv|usr|opt|tmp|etc|mnt)\/)\S/i,
  /\bcURL error \d|\bSQLSTATE\b|\bWordPress database error\b/i,
  /(?<![\d.])(?:(?:127|10)\.\d{1,3}|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2}(?!\.?\d)/,
  /\b[sr]k_(?:live|test)_\w/,
];

const ADDRESS = /\bhttps?:\/\/[^\s"'<>]+/gi;

const isTechnical = (said: string): boolean =>
  TECHNICAL.some(sign => sign.test(said)) ||
  (said.match(ADDRESS) ?? []).some(address => URL.canParse(address) && isPrivateHost(address));

/**
 * What the shop, or any of its plugins, says to whoever buys: in one line without markup, as long as can be read. '' where
 * it is not meant for a buyer, but for the shop's own people.
 */
export const spoken = field('text', value => {
  const said = text.read(value);
  if (said === UNFIT) return UNFIT;
  // What was escaped twice has its tags yet.
  const line = plain(plain(said.slice(0, LOOKED_AT).replace(BLOCK, ' $&')));
  return isTechnical(line) ? '' : cut(line);
});

function cut(line: string): string {
  if (line.length <= LONGEST) return line;
  const begun = line.slice(0, LONGEST - 1);
  return `${(begun.replace(/\s\S*$/, '') || begun).toWellFormed()}…`;
}
