import Papa from 'papaparse';

/** One line of a pasted list. */
export interface PastedLine {
  /** from 1, as the visitor counts, empty lines among them */
  number: number;
  text: string;
  sku: string;
  /** null where it cannot be read */
  quantity: number | null;
}

const SEPARATORS = ['\t', ';', ',', ' '];
const SKU_HEAD = /^(sku|(stock )?code|item|product|article|part)/i;
/** Where nothing else tells a header: a stock keeping unit may begin with the same word. */
const WHOLE_SKU_HEAD = /^(sku|(stock )?code|item|product|article|part)(s|no|number|code|sku|id)?\b[^\d-]*$/i;
const QUANTITY_HEAD = /^((order )?(qty|quantity)|pieces|pcs|amount|count)(?!.*\bper\b)/i;
/** What has such a column means something else by its pieces or its amount. */
const SURE_QUANTITY_HEAD = /^(order )?(qty|quantity)(?!.*\bper\b)/i;
const THOUSANDS = /^\d{1,3}([ ,\u00a0]\d{3})+$/;
/** The same behind a stock keeping unit. */
const SPACED = / \d{1,3}( \d{3})+(?= \D|$)/;
const digitsOf = (number: string): string => number.replace(/\D/g, '');

const UNREADABLE = '?';

/** Longer ones are no stock keeping unit. */
const LONGEST_SKU = 64;

/**
 * The lines of a list of SKU and quantity, empty ones and a header left out. Each line may have its own separator; a
 * header says where the columns are; a line without a quantity asks for one.
 */
export function readLines(list: string): PastedLine[] {
  const rows = list
    .split(/\r\n?|\n/)
    .map((text, at) => ({ number: at + 1, text, cells: cellsOf(text) }))
    .filter(({ cells }) => cells.some(cell => cell !== ''));
  const head = rows[0]?.cells ?? [];
  const named =
    WHOLE_SKU_HEAD.test(head[0] ?? '') || (head.some(isMatch(SKU_HEAD)) && head.some(isMatch(QUANTITY_HEAD)));
  const hasHead = named && !head.some(cell => readQuantity(cell) !== null);
  const at = (pattern: RegExp, fallback: number) => indexOr(head.findIndex(isMatch(pattern)), fallback);
  const columns = hasHead
    ? { sku: at(/^sku/i, at(/\bcode/i, at(SKU_HEAD, 0))), quantity: at(SURE_QUANTITY_HEAD, at(QUANTITY_HEAD, 1)) }
    : { sku: 0, quantity: 1 };
  return rows.slice(hasHead ? 1 : 0).map(({ number, text, cells }) => {
    const sku = cells[columns.sku] ?? '';
    const hasOthers = hasHead && (head.length > 2 || columns.quantity === 0);
    const asked = hasOthers || isApart(text) ? (cells[columns.quantity] ?? '') : wholeQuantity(cells);
    const readable = sku !== '' && sku.length <= LONGEST_SKU;
    return { number, text, sku, quantity: readable ? (asked ? readQuantity(asked) : 1) : null };
  });
}

const isMatch = (pattern: RegExp) => (cell: string) => pattern.test(cell);
const indexOr = (index: number, fallback: number) => (index < 0 ? fallback : index);

/** Spaces separate only where nothing else does, and many are one; within a number they are no separators. */
function cellsOf(line: string): string[] {
  const bare = line.replace(/"[^"]*"/g, '');
  const delimiter = SEPARATORS.find(separator => bare.trim().includes(separator)) ?? ',';
  const text =
    delimiter === ' '
      ? line
          .trim()
          .replace(/ +/g, ' ')
          .replace(SPACED, spaced => ` ${digitsOf(spaced)}`)
      : line;
  const [cells = []] = Papa.parse<string[]>(text, { delimiter, quoteChar: '"' }).data;
  return cells.map(cell => cell.trim());
}

/** Whether no number can have been cut in two: by its separator, or by quotes. */
const isApart = (line: string): boolean => /[\t;"]/.test(line);

/** The second cell, with what a separator cut off it: '1,000' is two cells. Whether '5,100' is one number, nobody can tell. */
function wholeQuantity([, first = '', ...rest]: string[]): string {
  const end = rest.findIndex(cell => !/^\d{3}$/.test(cell));
  const groups = /^[1-9]\d{0,2}$/.test(first) ? rest.slice(0, end < 0 ? rest.length : end) : [];
  if (groups.length === 0) return first;
  return groups.some(group => group.startsWith('0')) ? [first, ...groups].join('') : UNREADABLE;
}

function readQuantity(cell: string): number | null {
  const digits = THOUSANDS.test(cell) ? digitsOf(cell) : cell;
  return /^\d{1,9}$/.test(digits) && Number(digits) >= 1 ? Number(digits) : null;
}
