import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sendTexts } from '../../forms/texts.ts';
import { showSite } from '../../test/showSite.tsx';

const refused = { __typename: 'SignInRefused' as const, code: 'NOT_STORED', message: sendTexts.unsent };

test('what is pressed twice is sent with one key, and from a page that is opened anew with another', async () => {
  const { asked, router } = showSite('/account/sign-in?token=tok', {
    SignIn: () => ({ data: { result: refused } }),
  });
  const form = async () => new FormData((await screen.findByRole('button', { name: 'Sign in' })).closest('form')!);
  const post = (formData: FormData) =>
    act(() => router.navigate('/account/sign-in?token=tok', { formMethod: 'post', formData }));
  const first = await form();
  await post(first);
  await post(first);
  await act(() => router.navigate('/account/sign-in?token=tok'));
  await post(await form());
  const [once, twice, anew] = asked
    .filter(({ name }) => name === 'SignIn')
    .map(({ variables }) => variables.input as { token: string; idempotencyKey: string });
  expect(once).toEqual({ token: 'tok', idempotencyKey: expect.stringMatching(/./) });
  expect(twice).toEqual(once);
  expect(anew!.idempotencyKey).not.toBe(once!.idempotencyKey);
});
