import { fillText } from '../../../../rules/fillText.ts';
import { sizeText } from '../../../../rules/forms/artwork.ts';
import { type LabelSize, labelSizeText } from '../../../../rules/labels/labelSize.ts';
import { sizeTexts } from '../../../../rules/labels/texts.ts';
import { artworkTexts } from '../../../../rules/texts/quote/artwork.ts';
import { quoteTexts } from '../../../../rules/texts/quote/quote.ts';
import type { AskedQuoteFragment } from '../../gql/graphql.ts';
import { sentTexts } from './texts.ts';

type Labels = Omit<typeof quoteTexts.labels, 'phoneCountry'>;

const { phoneCountry: _, ...labels } = quoteTexts.labels;
const shapes = { RECTANGLE: 'rectangle', ROUND: 'round', OVAL: 'oval' } as const satisfies Record<
  string,
  LabelSize['shape']
>;

/** What a request asked for, as rows in the words of the form: what was filled in, then the names of its files. */
export function askedRows(asked: AskedQuoteFragment): { label: string; value: string }[] {
  const rows = (Object.keys(labels) as (keyof Labels)[]).flatMap(field => {
    const value = field === 'size' ? sizeOf(asked) : asked[field];
    return value ? [{ label: labels[field], value: inWords(field, value) }] : [];
  });
  const files = asked.artwork.map(({ name, bytes }) => fillText(sentTexts.file, { name, size: sizeText(bytes) }));
  return files.length > 0 ? [...rows, { label: artworkTexts.label, value: files.join('\n') }] : rows;
}

/** An option as the form calls it; anything else as it is. */
export function inWords(field: string, value: string): string {
  const options = (quoteTexts as Readonly<Record<string, unknown>>)[field] as Record<string, string> | undefined;
  return options?.[value] ?? value;
}

/** The size as it was typed, and as it was understood. */
function sizeOf({ size, labelSize }: Pick<AskedQuoteFragment, 'size' | 'labelSize'>): string | null {
  if (!size || !labelSize) return size;
  const understood = labelSizeText({ ...labelSize, shape: shapes[labelSize.shape] });
  return `${size}\n${fillText(sizeTexts.understood, { size: understood })}`;
}
