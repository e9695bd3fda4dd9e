import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { cartTexts } from '../../../rules/texts.ts';
import { clientOf } from '../apollo/clientOf.ts';
import { errorsOf } from '../apollo/errorsOf.ts';
import { PERSONAL } from '../apollo/links.ts';
import type { Ask } from '../data/ask.ts';
import { CartDocument, type CartResult_ResultFragment } from '../gql/graphql.ts';
import type { Cart } from './lines.ts';

/** A change that the store does not take: nothing has changed, and asking again would not help. */
export class CartRefusal extends Error {
  readonly code: string;
  /** the cart as it stands, where the store showed it */
  readonly cart: Cart | null;

  constructor(message: string, code: string, cart: Cart | null = null) {
    super(message);
    this.code = code;
    this.cart = cart;
  }
}

/** The gateway answers within 10 s; whoever waits longer waits for a lost line. */
const PATIENCE_MS = 15_000;

const asked = () => ({
  fetchPolicy: 'no-cache' as const,
  context: { ...PERSONAL, fetchOptions: { signal: AbortSignal.timeout(PATIENCE_MS) } },
});

/** The visitor's cart; null where there is none. @throws where the store does not answer */
export async function askCart(ask: Ask): Promise<Cart | null> {
  const { data } = await clientOf(ask).query({ query: CartDocument, ...asked() });
  return data?.cart ?? null;
}

/** The cart after a change. @throws CartRefusal, or whatever kept the store from answering */
export async function askChange<V extends OperationVariables>(
  ask: Ask,
  mutation: TypedDocumentNode<{ result: CartResult_ResultFragment }, V>,
  variables: V,
): Promise<Cart> {
  const { data } = await clientOf(ask)
    .mutate({ mutation, variables, ...asked() } as never)
    .catch(refuseMistakes);
  const { result } = data as { result: CartResult_ResultFragment };
  if (result.__typename === 'Cart') return result;
  throw new CartRefusal(result.message, result.code, result.cart ?? null);
}

/** What the gateway finds wrong with the question itself is wrong with it tomorrow. */
function refuseMistakes(error: unknown): never {
  if (errorsOf(error)[0]?.extensions?.code === 'BAD_USER_INPUT')
    throw new CartRefusal(cartTexts.failures.REFUSED, 'BAD_USER_INPUT');
  throw error;
}
