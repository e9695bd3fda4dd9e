import { css } from '@emotion/react';
import { type ChangeEvent, type ToggleEvent, useState } from 'react';
import { fillText } from '../../../../../rules/fillText.ts';
import { readLabelSize } from '../../../../../rules/labels/labelSize.ts';
import { quoteTexts } from '../../../../../rules/texts/quote/quote.ts';
import { formValues } from '../../../forms/formValues.ts';
import { WithoutScripts } from '../../../lib/WithoutScripts.tsx';
import { KnownFacts } from '../../../quote/known/KnownFacts.tsx';
import type { KnownValues, QuotedLine } from '../../../quote/known/knownValues.ts';
import { knownTexts } from '../../../quote/known/texts.ts';
import type { NotAdded } from '../../../quote/list/PlainAdd.tsx';
import { QuoteList } from '../../../quote/list/QuoteList.tsx';
import { SizeAdvice } from '../../../quote/size/SizeAdvice.tsx';
import { size, space } from '../../../theme/tokens.ts';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import { quotePageTexts } from '../texts.ts';
import { NeedPart } from './NeedPart.tsx';
import type { QuoteParts } from './quoteParts.ts';

const change = css`
  summary {
    display: inline-flex;
    align-items: center;
    min-height: ${space.touch};
    margin-top: 8px;
    font-size: ${size.fs2};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  &[open] > summary {
    margin-bottom: 12px;
  }
`;

const advised = css({ marginTop: 16, '&:empty': { display: 'none' } });
const unseen = css({ display: 'none' });
const bare = css({ '> summary': { display: 'none' } });

type QuotingPartProps = QuoteParts & {
  lines: readonly QuotedLine[];
  known: KnownValues;
  /** what a form without scripts was to add, and could not */
  notAdded: NotAdded | null;
  /** Whether the products answer the questions, which fold then. */
  folded: boolean;
};

/** What is asked for: the products of the list with all that is known of them, or the questions that stand for one. */
export function QuotingPart({ lines, known, notAdded, folded, ...parts }: QuotingPartProps) {
  const [own, setOwn] = useState<KnownValues>({});
  const [shut, setShut] = useState(folded);
  const count = lines.length;
  const look = ({ currentTarget }: ChangeEvent<HTMLElement>) => setOwn(enteredIn(currentTarget));
  const fold = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setShut(!currentTarget.open);
  const values = { ...known, ...own };
  const quoted = readLabelSize(values.size ?? '');
  const legend = count === 1 ? knownTexts.quotingOne : fillText(knownTexts.quoting, { count });
  return (
    <JobPart legend={count ? legend : quotePageTexts.partNeed}>
      <WithoutScripts>
        {/* Enter sends the first button of a form: the others here only change the list. */}
        <button css={unseen} type="submit" tabIndex={-1} aria-hidden="true">
          {quoteTexts.submit}
        </button>
        {/* All that tells what was chosen. */}
        {count > 0 && <input type="hidden" name="items" value={JSON.stringify(lines.map(({ item }) => item))} />}
      </WithoutScripts>
      <QuoteList lines={lines} notAdded={notAdded}>
        {count > 0 && <KnownFacts values={values} count={count} />}
        {/* Questions that are open have it at the size's own field. */}
        {count > 0 && quoted && shut && (
          <div css={advised}>
            <SizeAdvice labelType={values.labelType ?? ''} size={quoted} />
          </div>
        )}
        {/* One place in the tree for its fields, listed or not: what stands in them stays. */}
        <details css={[change, !folded && bare]} open={!folded} onChange={look} onToggle={fold}>
          <summary>{knownTexts.change}</summary>
          <NeedPart {...parts} />
        </details>
      </QuoteList>
    </JobPart>
  );
}

/** What stands in the fields now: it may be the visitor's own. */
function enteredIn(part: HTMLElement): KnownValues {
  const form = part.closest('form');
  const values = form ? formValues(form) : {};
  return Object.fromEntries(['labelType', 'quantity', 'size', 'material'].map(name => [name, values[name] ?? '']));
}
