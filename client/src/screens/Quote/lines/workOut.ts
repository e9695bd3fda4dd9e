import { data } from 'react-router-dom';
import type { Ask } from '../../../data/ask.ts';
import { EstimateQuoteOperation } from '../../../gql/operations/EstimateQuote.ts';
import { parseStored } from '../../../lib/stored.ts';
import type { EstimatedForm } from '../../../quote/estimate/estimatedForm.ts';
import { readItems } from '../../../quote/list/items.ts';
import type { NotAdded } from '../../../quote/list/PlainAdd.tsx';

/** Says what the goods of a form cost, with all that stood in it: so it works without scripts. */
export async function workOut(ask: Ask, form: FormData, notAdded: NotAdded | null = null) {
  const values = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
  const place = { country: values.deliveryCountry ?? '', postcode: (values.deliveryPostcode ?? '').trim() };
  const items = readItems(parseStored(values.items ?? null)).map(({ productId, sku, quantity }) => ({
    productId,
    sku: sku || null,
    quantity,
  }));
  const variables = { items, country: place.country || null, postcode: place.postcode || null };
  const answer = items.length > 0 ? await ask(EstimateQuoteOperation, variables).catch(() => null) : null;
  const found = answer?.data?.estimateQuote;
  const estimate = found ? { ...found, postcode: variables.postcode } : null;
  return data<EstimatedForm>(
    { kind: 'estimated', values, place, estimate, notAdded },
    { status: notAdded ? 422 : 200 },
  );
}
