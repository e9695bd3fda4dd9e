import type { FormOutcome } from '../../../forms/formOutcome.ts';
import { parseStored } from '../../../lib/stored.ts';
import type { EstimatedForm } from '../../../quote/estimate/estimatedForm.ts';
import type { QuotedLine } from '../../../quote/known/knownValues.ts';
import { readItems } from '../../../quote/list/items.ts';

/** The list of a form that came back, refused or with its price; what the shop says of it where that was asked. */
export const carriedLines = (outcome: FormOutcome | EstimatedForm | undefined): QuotedLine[] =>
  outcome && 'values' in outcome
    ? readItems(parseStored(outcome.values.items ?? null)).map((item, at) => ({
        item,
        product: ('place' in outcome && outcome.estimate?.lines[at]?.product) || null,
      }))
    : [];
