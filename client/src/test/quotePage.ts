import { answerOf } from './contentAnswers.ts';
import { exampleOffer, livingRequest } from './quoteLife.ts';
import { type Answers, showSite } from './showSite.tsx';

export const REFERENCE = 'Q-0W3XK-7QF2P';
/** The page of a request that has so much more to say. */
export const open = (more: object, query = '', answers: Answers = {}) =>
  showSite(`/quote/${REFERENCE.toLowerCase()}${query}`, {
    QuoteLife: () => answerOf({ quoteRequest: livingRequest(REFERENCE, more) }),
    ...answers,
  });
export const offer = exampleOffer();
export const answered = {
  status: 'ANSWERED',
  waitsFor: 'BUYER',
  dueAt: null,
  size: '60x30mm',
  labelSize: { __typename: 'LabelSize', shape: 'RECTANGLE', widthMm: 60, heightMm: 30 },
  offer,
  offers: [{ __typename: 'Offer', version: 2, sentAt: offer.sentAt, totals: offer.totals }],
};
