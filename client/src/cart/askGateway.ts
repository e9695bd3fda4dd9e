import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { cartTexts } from '../../../rules/texts.ts';
import { PERSONAL } from '../apollo/links.ts';
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
export async function askCart(client: ApolloClient): Promise<Cart | null> {
  const { data } = await client.query({ query: CartDocument, ...asked() });
  return data?.cart ?? null;
}

/** The cart after a change. @throws CartRefusal, or whatever kept the store from answering */
export async function askChange<V extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<{ result: CartResult_ResultFragment }, V>,
  variables: V,
): Promise<Cart> {
  const { data } = await client.mutate({ mutation, variables, ...asked() } as never).catch(refuseMistakes);
  const { result } = data as { result: CartResult_ResultFragment };
  if (result.__typename === 'Cart') return result;
  throw new CartRefusal(result.message, result.code, result.cart ?? null);
}

/** What the gateway finds wrong with the question itself is wrong with it tomorrow. */
function refuseMistakes(error: unknown): never {
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  if (first?.extensions?.code === 'BAD_USER_INPUT') throw new CartRefusal(cartTexts.failures.REFUSED, 'BAD_USER_INPUT');
  throw error;
}
