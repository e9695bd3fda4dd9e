import { useNotify } from '../notifications/notify.ts';
import { CartRefusal } from './store/askGateway.ts';
import { basketTexts } from './texts.ts';

/** Waits for a change of the cart, and tells the visitor where it was not made; whether it was. */
export function useReportedChange() {
  const notify = useNotify();
  return async (change: Promise<unknown> | undefined, away: string = basketTexts.notChangedText): Promise<boolean> => {
    try {
      await change;
      return true;
    } catch (error) {
      const message = error instanceof CartRefusal ? error.message : away;
      notify({ type: 'error', title: basketTexts.notChanged, message });
      return false;
    }
  };
}
