import type { Act } from '../forms/lateForm.ts';

/** A screen's own action, after the forms that every screen with products can send: those of the cart. */
export const withCartForms =
  (act: Act | undefined): Act =>
  async (ask, args) => {
    const form = await args.request
      .clone()
      .formData()
      .catch(() => new FormData());
    if (form.has('cart') || form.has('add')) return (await import('./postedCart.ts')).changePosted(ask, form);
    if (act) return act(ask, args);
    throw new Response(null, { status: 405 });
  };
