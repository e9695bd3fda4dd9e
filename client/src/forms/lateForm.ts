import { type ActionFunctionArgs, data } from 'react-router-dom';
import { formTexts } from '../../../rules/texts/form.ts';
import type { Ask } from '../data/ask.ts';
import { isReplaced } from '../data/otherRelease.ts';
import type { RefusedForm } from './formOutcome.ts';

/** A screen's action. */
export type Act = (ask: Ask, args: ActionFunctionArgs) => unknown;

/**
 * Takes a form by code that is fetched when it is first sent. Where that cannot be had, the form is refused like one whose
 * gateway cannot be reached, with the banner `failure`; where the gateway answers, it has another release than this page.
 */
export const lateForm =
  (get: () => Promise<{ act: Act }>, failure: string): Act =>
  async (ask, args) => {
    const taker = await get().catch(() => null);
    if (taker) return taker.act(ask, args);
    return data(await unsent(args.request, (await isReplaced()) ? formTexts.updating : failure), { status: 503 });
  };

async function unsent(request: Request, banner: string): Promise<RefusedForm> {
  const fields = [...(await request.formData())].map(([name, value]) => [name, String(value)]);
  return { kind: 'refused', values: Object.fromEntries(fields), errors: {}, banner, requestId: null };
}
