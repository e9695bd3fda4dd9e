import type { QuoteLifeFragment } from '../../gql/graphql.ts';
import type { Shape } from './StateMark.tsx';

/** The shape that stands before each state. */
export const shapeOf: Readonly<Record<QuoteLifeFragment['status'], Shape>> = {
  RECEIVED: 'open',
  IN_REVIEW: 'half',
  ANSWERED: 'signal',
  ACCEPTED: 'done',
  ORDERED: 'lifted',
  DECLINED: 'cross',
  EXPIRED: 'ring',
  WITHDRAWN: 'dash',
};
