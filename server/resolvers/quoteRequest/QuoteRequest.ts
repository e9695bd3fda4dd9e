import { promiseOf } from '../../../rules/dates/officeHours.ts';
import { readLabelSize } from '../../../rules/labels/labelSize.ts';
import type { Context } from '../../context/context.ts';
import type { QuoteRequestResolvers } from '../../gql/types.ts';
import { officeOf, officeTime, promisedBy } from '../submission/office.ts';
import { draftLinesOf } from './draft/draftLinesOf.ts';
import { draftOf } from './draft/draftOf.ts';
import { estimateOf } from './draft/estimateOf.ts';
import { historyOf } from './historyOf.ts';
import { offersOf } from './offer/offersOf.ts';
import { artworkOf } from './QuoteArtwork.ts';
import { itemsOf } from './QuoteRequestItem.ts';

/** What the operator alone sees of a request. */
const forOperator = <T>({ operator }: Context, value: () => T): T | null => (operator ? value() : null);

export const QuoteRequest: QuoteRequestResolvers = {
  receivedAt: ({ receivedAt }, _, context) => officeTime(receivedAt, context),
  updatedAt: ({ updatedAt }, _, context) => officeTime(updatedAt, context),
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
    request.waitsFor === 'FIRM' ? officeTime(promiseOf(request.turnAt, await officeOf(context)), context) : null,
  messages: async (request, _, { quotes }) => [...(await quotes.lifeOf(request)).messages],
  offers: async (request, _, { quotes }) => offersOf(request, await quotes.lifeOf(request)),
  offer: async (request, _, { quotes }) => offersOf(request, await quotes.lifeOf(request))[0] ?? null,
  order: async (request, _, { quotes }) => {
    const { order } = await quotes.lifeOf(request);
    return order && { ...order, reference: request.reference };
  },
  history: async (request, _, { quotes }) => historyOf(request, await quotes.lifeOf(request)),
  link: ({ reference }, _, { quoteLinks }) => quoteLinks.linkOf(reference),
  mailed: (_, __, context) => forOperator(context, () => context.mailer !== null),
  draft: (request, _, context) => forOperator(context, () => draftOf(request, context)),
  estimate: (request, _, context) => forOperator(context, () => estimateOf(request, context)),
  draftLines: (request, { items }, context) => forOperator(context, () => draftLinesOf(request, items, context)),
  buyer: (request, _, context) => forOperator(context, () => request),
};
