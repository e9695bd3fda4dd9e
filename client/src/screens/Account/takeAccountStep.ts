import { data } from 'react-router-dom';
import { AccountOperation } from '../../gql/operations/Account.ts';
import { AddCartItemsOperation } from '../../gql/operations/AddCartItems.ts';
import { RequestSignInOperation } from '../../gql/operations/RequestSignIn.ts';
import { SignOutOperation } from '../../gql/operations/SignOut.ts';
import { answerStep, type RefusedStep, refusedStep, sendStep, takerOf } from '../../quote/life/sendStep.ts';
import { lifeTexts } from '../../quote/life/texts.ts';
import { pagesIn } from './accountPages.ts';
import { accountTexts } from './texts.ts';

/** A link is on its way, if the address is known. */
export interface LinkSent {
  kind: 'link-sent';
  email: string;
  goodUntil: string;
}

export type AccountAnswer = LinkSent | RefusedStep;

/** What the forms of the page ask for, by what they send as `step`. */
export const takeAccountStep = takerOf({
  async link(ask, values) {
    const input = { email: (values.email ?? '').trim() };
    const options = { input, values, typename: 'SignInRequested' };
    const { taken, refused, status } = await sendStep(ask, RequestSignInOperation, options);
    if (taken && 'goodUntil' in taken) return data<LinkSent>({ kind: 'link-sent', ...taken });
    return data(refused, { status });
  },
  async out(ask, values) {
    const input = { everywhere: values.everywhere === '1' };
    return answerStep(await sendStep(ask, SignOutOperation, { input, values, typename: 'SignedOut' }), '/account');
  },
  async buyAgain(ask, values) {
    const answer = await ask(AccountOperation, pagesIn(new URLSearchParams(values)), { personal: true }).catch(
      () => null,
    );
    const order = answer?.data?.account?.orders?.find(({ id }) => id === values.order);
    if (!order) return data(refusedStep(values, 'NOT_SENT', lifeTexts.unsent), { status: 503 });
    const items = order.items.flatMap(({ productId, variationId, quantity, ...bought }) => {
      const options = bought.options.map(({ name, value }) => ({ attribute: name, value }));
      return productId ? [{ product: productId, variation: variationId, options, quantity }] : [];
    });
    if (items.length === 0) return data(refusedStep(values, 'NOT_SOLD', accountTexts.notAgain), { status: 422 });
    // What is pressed twice on one page is put in once.
    const input = { items, key: values.idempotencyKey ? `buyAgain ${order.id} ${values.idempotencyKey}` : null };
    return answerStep(await sendStep(ask, AddCartItemsOperation, { input, values, typename: 'Cart' }), '/cart');
  },
});
