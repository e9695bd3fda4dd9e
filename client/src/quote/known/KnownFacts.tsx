import { css } from '@emotion/react';
import { quoteTexts } from '../../../../rules/texts/quote/quote.ts';
import { color, size } from '../../theme/tokens.ts';
import { inWords } from '../asked/askedRows.ts';
import type { KnownField, KnownValues } from './knownValues.ts';
import { knownTexts } from './texts.ts';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 8px;
  margin-top: 16px;
  li {
    padding: 6px 10px;
    background: ${color.liner};
    font-size: ${size.fs2};
    line-height: 1.35;
  }
  b {
    font-weight: 600;
  }
`;

const shown: readonly KnownField[] = ['labelType', 'quantity', 'size', 'material', 'colors'];

type KnownFactsProps = {
  values: KnownValues;
  /** of how many products */
  count: number;
};

/** What the products on the list answer, so that nobody is asked for it. */
export function KnownFacts({ values, count }: KnownFactsProps) {
  const facts = shown.filter(field => values[field]);
  if (facts.length === 0) return null;
  return (
    <ul css={list} aria-label={count === 1 ? knownTexts.known : knownTexts.knownMany}>
      {facts.map(field => (
        <li key={field}>
          {quoteTexts.labels[field]} <b>{wordsOf(field, values[field]!)}</b>
        </li>
      ))}
    </ul>
  );
}

const wordsOf = (field: KnownField, value: string): string =>
  field === 'quantity' ? `${inWords(field, value)} ${knownTexts.labelsWord}` : inWords(field, value);
