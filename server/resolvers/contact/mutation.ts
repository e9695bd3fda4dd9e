import type { MutationResolvers } from '../../gql/types.ts';
import { suspicionOf } from '../../outbox/spam.ts';
import { submit } from '../submission/submit.ts';

export const contactMutation: MutationResolvers = {
  submitContactMessage: (_, { input: { key, website, elapsedMs, ...values } }, context) =>
    submit({ kind: 'contact', values, key, held: suspicionOf(values, { website, elapsedMs }) }, context),
  subscribeToNewsletter: (_, { input: { key, website, elapsedMs, ...values } }, context) =>
    submit({ kind: 'newsletter', values, key, held: suspicionOf(values, { website, elapsedMs }) }, context),
};
