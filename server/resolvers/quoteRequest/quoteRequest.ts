import type { GraphQLResolveInfo } from 'graphql';
import { artworkKinds } from '../../../rules/forms/artwork.ts';
import type { AskedItem } from '../../../rules/forms/quoteItems.ts';
import { readLabelSize } from '../../../rules/labels/labelSize.ts';
import { promiseOf } from '../../../rules/officeHours.ts';
import type { SkuOwner } from '../../catalogue/read/skus.ts';
import type { Context } from '../../context/context.ts';
import { orElse } from '../../context/requestReference.ts';
import { selectedFields, selectedTypes } from '../../context/selection.ts';
import type { Resolvers } from '../../gql/types.ts';
import { suspicionOf } from '../../outbox/spam.ts';
import type { OfferOrder } from '../../quotes/life/life.ts';
import type { QuoteRequest } from '../../quotes/quoteRequest.ts';
import { moment } from '../../upstreams/fields.ts';
import { idOf } from '../arguments.ts';
import { estimateQuote } from '../estimate/estimateQuote.ts';
import { productSetFor } from '../product/productSet.ts';
import { officeOf, promisedBy, submit } from '../submission/submission.ts';
import { buyerSteps } from './buyerSteps.ts';
import { draftLinesOf, draftOf } from './draft.ts';
import { firmSteps, previewOffer } from './firmSteps.ts';
import { listRequests } from './listRequests.ts';
import { offersOf } from './offer.ts';
import type { QuoteArtwork } from './quoteArtwork.ts';
import { readRequest } from './readRequest.ts';

/** An entry of the list with what the index knows its stock keeping unit for. */
export interface QuoteRequestItem extends AskedItem {
  owner: SkuOwner | null;
}

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

/** An accepted offer's order with its request. */
export type QuoteOrderParent = OfferOrder & { reference: string };

const isMade = ({ state }: QuoteOrderParent): boolean => state === 'made' || state === 'followed';

const shopOrder = ({ id }: QuoteOrderParent, { shop, scope }: Context) =>
  id === null ? null : orElse(shop.orderRecords.byId(scope, id), null, scope);

/** What the operator alone sees of a request. */
const forOperator = <T>({ operator }: Context, value: () => T): T | null => (operator ? value() : null);

/** What its list costs by the catalogue, until there is an offer. */
async function estimateOf(request: QuoteRequest, context: Context) {
  if (!request.items.length || (await context.quotes.lifeOf(request)).offers.length) return null;
  const items = request.items.map(({ productId, sku, quantity }) => ({ productId, sku, quantity }));
  return estimateQuote(items, {}, context);
}

type Steps = Awaited<ReturnType<Context['quotes']['lifeOf']>>['steps'];

/** What earlier releases stored has no first step; an offer that ran out may not have its last one yet. */
function historyOf({ receivedAt }: QuoteRequest, steps: Steps) {
  const first = { id: 0, at: receivedAt, kind: 'RECEIVED', by: 'BUYER', offerVersion: null, note: null } as const;
  return steps[0]?.kind === 'RECEIVED' ? [...steps] : [first, ...steps];
}

export const quoteRequest: Resolvers = {
  QuoteMessage: { id: ({ id }) => String(id), at: ({ at }) => new Date(at).toISOString() },
  QuoteEvent: { at: ({ at }) => new Date(at).toISOString() },
  QuoteOrder: {
    state: order => (isMade(order) ? 'MADE' : order.state === 'held' ? 'HELD' : 'BEING_MADE'),
    acceptedAt: ({ acceptedAt }) => new Date(acceptedAt).toISOString(),
    id: ({ id }) => (id === null ? null : String(id)),
    status: async (order, _, context) => (await shopOrder(order, context))?.status ?? null,
    path: order => (isMade(order) ? `/order-received/${order.id}?key=${order.key}` : null),
    paymentUrl: async (order, _, context) => {
      if (!isMade(order)) return null;
      const record = await shopOrder(order, context);
      return record === null || record.needs_payment ? order.paymentUrl : null;
    },
    paymentMethod: ({ buyer }) => buyer.paymentMethod,
    paidAt: async (order, _, context) => {
      const record = await shopOrder(order, context);
      return record && moment(record.date_paid, record.date_paid_gmt);
    },
  },
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
    dueAt: async (request, _, context) =>
      request.waitsFor === 'FIRM' ? new Date(promiseOf(request.turnAt, await officeOf(context))).toISOString() : null,
    updatedAt: ({ updatedAt }) => new Date(updatedAt).toISOString(),
    messages: async (request, _, { quotes }) => [...(await quotes.lifeOf(request)).messages],
    offers: async (request, _, { quotes }) => offersOf(request, await quotes.lifeOf(request)),
    offer: async (request, _, { quotes }) => offersOf(request, await quotes.lifeOf(request))[0] ?? null,
    order: async (request, _, { quotes }) => {
      const { order } = await quotes.lifeOf(request);
      return order && { ...order, reference: request.reference };
    },
    history: async (request, _, { quotes }) => historyOf(request, (await quotes.lifeOf(request)).steps),
    link: ({ reference }, _, { quoteLinks }) => quoteLinks.linkOf(reference),
    mailed: (_, __, context) => forOperator(context, () => context.mailer !== null),
    draft: (request, _, context) => forOperator(context, () => draftOf(request, context)),
    estimate: (request, _, context) => forOperator(context, () => estimateOf(request, context)),
    draftLines: (request, { items }, context) => forOperator(context, () => draftLinesOf(request, items, context)),
    buyer: (request, _, context) => forOperator(context, () => request),
  },
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
};
