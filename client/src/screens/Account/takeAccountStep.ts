import { data } from 'react-router-dom';
import { type RefusedForm, refusedForm } from '../../forms/formOutcome.ts';
import { answerStep, patience, sendStep, takerOf, unsent } from '../../forms/sendStep.ts';
import { AccountOperation } from '../../gql/operations/Account.ts';
import { AddCartItemsOperation } from '../../gql/operations/AddCartItems.ts';
import { RequestSignInOperation } from '../../gql/operations/RequestSignIn.ts';
import { SignOutOperation } from '../../gql/operations/SignOut.ts';
import { pagesIn } from './accountPages.ts';
import { accountTexts } from './texts.ts';

/** A link is on its way, if the address is known. */
export interface LinkSent {
  kind: 'link-sent';
  email: string;
  goodUntil: string;
}

export type AccountAnswer = LinkSent | RefusedForm;

/** What the forms of the page ask for, by what they send as `step`. */
export const takeAccountStep = takerOf({
  async link(ask, values) {
    const input = { email: (values.email ?? '').trim() };
    const options = { input, values, typename: 'SignInRequested' } as const;
    const { taken, refused, status } = await sendStep(ask, RequestSignInOperation, options);
    if (taken) return data<LinkSent>({ kind: 'link-sent', ...taken });
    return data(refused, { status });
  },
  async out(ask, values) {
    const input = { everywhere: values.everywhere === '1' };
    return answerStep(await sendStep(ask, SignOutOperation, { input, values, typename: 'SignedOut' }), '/account');
  },
  async buyAgain(ask, values) {
    const options = { personal: true, signal: patience() };
    const answer = await ask(AccountOperation, pagesIn(new URLSearchParams(values)), options).catch(() => null);
    const order = answer?.data?.account?.orders?.find(({ id }) => id === values.order);
    if (!order) return unsent(values, answer);
    const items = order.items.flatMap(({ productId, variationId, quantity, ...bought }) => {
      const options = bought.options.map(({ name, value }) => ({ attribute: name, value }));
      return productId ? [{ product: productId, variation: variationId, options, quantity }] : [];
    });
    if (items.length === 0) return data(refusedForm(values, 'NOT_SOLD', accountTexts.notAgain), { status: 422 });
    // What is pressed twice on one page is put in once.
    const input = { items, key: values.idempotencyKey ? `buyAgain ${order.id} ${values.idempotencyKey}` : null };
    return answerStep(await sendStep(ask, AddCartItemsOperation, { input, values, typename: 'Cart' }), '/cart');
  },
});
