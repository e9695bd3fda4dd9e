import type { QuoteEventResolvers, QuoteMessageResolvers } from '../../gql/types.ts';
import { officeTime } from '../submission/office.ts';

export const QuoteMessage: QuoteMessageResolvers = { at: ({ at }, _, context) => officeTime(at, context) };

export const QuoteEvent: QuoteEventResolvers = { at: ({ at }, _, context) => officeTime(at, context) };
