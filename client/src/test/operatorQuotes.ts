import { answerOf } from './contentAnswers.ts';
import { type Answers, showSite } from './showSite.tsx';

const operator = { __typename: 'Operator' as const, signedIn: true };

/** A page of the firm, whose operator is signed in. */
export const open = (path: string, answers: Answers) =>
  showSite(path, { SignedIn: () => answerOf({ operator }), Operator: () => answerOf({ operator: null }), ...answers });
