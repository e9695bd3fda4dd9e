import { useAsk } from '../../data/useAsk.ts';
import type { CartItemInput } from '../../gql/graphql.ts';
import { useNotify } from '../../notifications/notify.ts';
import { addTexts } from './addTexts.ts';
import { reasonOf } from './useAddToCart.ts';

/** Puts a list of goods into the cart and tells the visitor what was not put in; whether anything was. */
export function useAddMany() {
  const ask = useAsk();
  const notify = useNotify();
  return async (items: CartItemInput[]): Promise<boolean> => {
    try {
      const { cartStore } = await import('../store/cartStore.ts');
      await cartStore(ask).addMany(items);
      return true;
    } catch (error) {
      notify({ type: 'error', title: addTexts.notAdded, message: reasonOf(error) });
      return false;
    }
  };
}
