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
    const message = (await isReplaced()) ? formTexts.updating : failure;
    const values = Object.fromEntries(await args.request.formData()) as Record<string, string>;
    // What fails alone imports nothing: every screen with a form would bring it.
    const refused: RefusedForm = { kind: 'refused', step: '', code: '', message, errors: {}, values, requestId: null };
    return data(refused, { status: 503 });
  };
