import type { GraphQLResolveInfo } from 'graphql';
import { artworkKinds } from '../../../rules/forms/artwork.ts';
import type { AskedItem } from '../../../rules/forms/quoteItems.ts';
import { readLabelSize } from '../../../rules/labels/labelSize.ts';
import type { SkuOwner } from '../../catalogue/read/skus.ts';
import type { Context } from '../../context/context.ts';
import { selectedFields, selectedTypes } from '../../context/selection.ts';
import type { Resolvers } from '../../gql/types.ts';
import { suspicionOf } from '../../outbox/spam.ts';
import type { QuoteRequest } from '../../quotes/quoteRequest.ts';
import { idOf } from '../arguments.ts';
import { productSetFor } from '../product/productList.ts';
import { promisedBy, submit } from '../submission/submission.ts';
import { buyerSteps } from './buyerSteps.ts';
import { firmSteps, previewOffer } from './firmSteps.ts';
import { life } from './life.ts';
import { listRequests, requestList } from './listRequests.ts';
import { offer } from './offer.ts';
import type { QuoteArtwork } from './quoteArtwork.ts';
import { readRequest } from './readRequest.ts';

/** An entry of the list with what the index knows its stock keeping unit for. */
export interface QuoteRequestItem extends AskedItem {
  owner: SkuOwner | null;
}

const SHAPES = { rectangle: 'RECTANGLE', round: 'ROUND', oval: 'OVAL' } as const;

/** Whether an operation was written before QuoteRequest was a type. */
function knowsReceiptAlone(info: GraphQLResolveInfo): boolean {
  const named = selectedTypes(info);
  return named.has('SubmissionReceipt') && !named.has('QuoteRequest');
}

function itemsOf({ items }: QuoteRequest, { catalogue }: Context): QuoteRequestItem[] {
  const owners = catalogue.products.ownersOf(items.map(({ sku }) => sku));
  return items.map((item, at) => ({ ...item, owner: owners[at] ?? null }));
}

/** Earlier releases kept no ids: there the stock keeping unit says which product it is. */
const productOf = ({ productId, owner }: QuoteRequestItem): number | null =>
  productId ? idOf(productId) : (owner?.product ?? null);

/** Its buyer's files: the proofs of offers lie beside them. */
async function artworkOf(request: QuoteRequest, { artwork, quotes }: Context): Promise<QuoteArtwork[]> {
  const { reference } = request;
  const files = artwork.files(reference);
  if (!files.length) return [];
  const { offers } = await quotes.lifeOf(request);
  const proofs = new Set(offers.flatMap(one => one.proofs.map(({ id }) => id)));
  return files.filter(({ id }) => !proofs.has(id)).map(file => ({ ...file, reference }));
}

export const quoteRequest: Resolvers = {
  Query: {
    quoteRequest: (_, proof, context) => readRequest(proof, context),
    quoteRequests: (_, args, context) => listRequests(args, context),
    previewOffer: (_, { input }, context) => previewOffer(input, context),
  },
  Mutation: {
    ...buyerSteps,
    ...firmSteps,
    submitQuoteRequest: async (_, { input }, context, info) => {
      const { key, items, artwork, website, elapsedMs, ...values } = input;
      const held = suspicionOf(values, { website, elapsedMs });
      const result = await submit({ kind: 'quote', values, items, artwork, key, held }, context);
      // The page that follows belongs to whoever has just sent it.
      if ('reference' in result) context.buyerSession?.remember(result.reference);
      return result.__typename === 'QuoteRequest' && knowsReceiptAlone(info)
        ? { ...result, __typename: 'SubmissionReceipt' }
        : result;
    },
  },
  QuoteRequest: {
    ...life.QuoteRequest,
    receivedAt: ({ receivedAt }) => new Date(receivedAt).toISOString(),
    answerBy: ({ receivedAt }, _, context) => promisedBy(receivedAt, context),
    name: ({ fields }) => fields.name,
    email: ({ fields }) => fields.email,
    company: ({ fields }) => fields.company || null,
    phone: ({ fields }) => fields.phone || null,
    labelType: ({ fields }) => fields.labelType,
    quantity: ({ fields }) => fields.quantity,
    size: ({ fields }) => fields.size || null,
    labelSize: ({ fields }) => readLabelSize(fields.size),
    material: ({ fields }) => fields.material || null,
    colors: ({ fields }) => fields.colors || null,
    usage: ({ fields }) => fields.usage || null,
    specialRequirements: ({ fields }) => fields.specialRequirements || null,
    timeline: ({ fields }) => fields.timeline || null,
    additionalInfo: ({ fields }) => fields.additionalInfo || null,
    items: (request, _, context) => itemsOf(request, context),
    artwork: (request, _, context) => artworkOf(request, context),
    held: ({ held }, _, { operator }) => (operator ? held : null),
  },
  LabelSize: { shape: ({ shape }) => SHAPES[shape] },
  QuoteRequestItem: {
    productId: ({ productId }) => productId || null,
    sku: ({ sku }) => sku || null,
    price: ({ price }) => price || null,
    notes: ({ notes }) => notes || null,
    product: (item, _, { loaders }, info) => {
      const id = productOf(item);
      return id === null ? null : loaders.product.load({ id, set: productSetFor(selectedFields(info)) });
    },
    variation: async (item, _, { loaders }) => {
      const { owner } = item;
      if (!owner?.variation || owner.product !== productOf(item)) return null;
      const variations = await loaders.variations.load(owner.product);
      return variations.find(({ id }) => id === owner.variation) ?? null;
    },
  },
  QuoteArtwork: {
    type: ({ kind }) => artworkKinds[kind].type,
    url: (file, _, { artwork }) => artwork.link(file.reference, file),
  },
  ...offer,
  QuoteBuyer: life.QuoteBuyer!,
  QuoteMessage: life.QuoteMessage!,
  QuoteEvent: life.QuoteEvent!,
  QuoteOrder: life.QuoteOrder!,
  ...requestList,
};
