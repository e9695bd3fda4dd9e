import { pasteTexts } from '../../../../rules/texts/paste.ts';
import { clientOf } from '../../apollo/clientOf.ts';
import type { Ask } from '../../data/ask.ts';
import { SkusDocument } from '../../gql/graphql.ts';
import { itemOf, type Match } from './itemOf.ts';
import { addItem } from './items.ts';
import type { PasteReport } from './pasteReport.ts';
import { changeList, readList } from './quoteList.ts';
import { type PastedLine, readLines } from './readLines.ts';

/** As many as the address of one question has room for. */
const AT_ONCE = 50;

/** Adds the products of a pasted list to the quote list, and says what became of each line. Rejects where none can be looked up. */
export async function pasteList(ask: Ask, list: string): Promise<PasteReport> {
  const lines = await findLines(ask, list);
  return reportOf(
    lines,
    lines.map(({ line, match }) => addLine(line, match)),
  );
}

/** A line of a list, and what its stock keeping unit stands for. */
export interface FoundLine {
  line: PastedLine;
  match: Match | undefined;
}

export async function findLines(ask: Ask, list: string): Promise<FoundLine[]> {
  const lines = readLines(list);
  const found = await lookUp(
    ask,
    lines.flatMap(({ sku, quantity }) => (quantity ? sku : [])),
  );
  return lines.map(line => ({ line, match: found.get(line.sku.toLowerCase()) }));
}

/** @param reasons why each line brought nothing; null where it did */
export function reportOf(lines: readonly FoundLine[], reasons: readonly (string | null)[]): PasteReport {
  const left = lines.flatMap(({ line: { number, text } }, at) => {
    const reason = reasons[at];
    return reason ? [{ number, text, reason }] : [];
  });
  return { added: lines.length - left.length, left };
}

async function lookUp(ask: Ask, skus: readonly string[]): Promise<Map<string, Match>> {
  const asked = [...new Set(skus.map(sku => sku.toLowerCase()))];
  const portions = Array.from({ length: Math.ceil(asked.length / AT_ONCE) }, (_, at) =>
    asked.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  const client = clientOf(ask);
  const answers = await Promise.all(
    portions.map(portion =>
      client.query({ query: SkusDocument, variables: { skus: portion }, fetchPolicy: 'no-cache' }),
    ),
  );
  return new Map(answers.flatMap(({ data }) => data?.skus ?? []).map(match => [match.sku, match]));
}

/** Adds one line; says why where it cannot be. */
function addLine({ quantity }: PastedLine, match: Match | undefined): string | null {
  if (quantity === null) return pasteTexts.unreadable;
  const item = match && itemOf(match, quantity);
  if (!item) return pasteTexts.notFound;
  const before = readList();
  changeList(items => addItem(items, item));
  return readList() === before ? pasteTexts.full : null;
}
