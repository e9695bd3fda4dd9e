import { act } from '@testing-library/react';
import { answerOf } from './contentAnswers.ts';
import { type Answers, showSite } from './showSite.tsx';

const operator = { __typename: 'Operator' as const, signedIn: true };

/** A page of the firm, whose operator is signed in. */
export const open = (path: string, answers: Answers) =>
  showSite(path, { SignedIn: () => answerOf({ operator }), Operator: () => answerOf({ operator: null }), ...answers });

/** Sends the offer's form as it stands, by one of its buttons. */
export function postOffer({ router }: ReturnType<typeof open>, step: string): Promise<void> {
  const formData = new FormData(document.querySelector<HTMLFormElement>('form#answer')!);
  formData.set('step', step);
  formData.delete('files');
  return act(() => router.navigate(router.state.location.pathname, { formMethod: 'post', formData }));
}
