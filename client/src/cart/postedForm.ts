import type { ApolloClient } from '@apollo/client';
import type { ActionFunctionArgs } from 'react-router-dom';

type Act = (client: ApolloClient, args: ActionFunctionArgs) => unknown;

/** A screen's own action, after the forms that every screen with products can send: those of the cart. */
export const withCartForms =
  (act: Act | undefined): Act =>
  async (client, args) => {
    const form = await args.request
      .clone()
      .formData()
      .catch(() => new FormData());
    if (form.has('cart') || form.has('add')) return (await import('./postedCart.ts')).changePosted(client, form);
    if (act) return act(client, args);
    throw new Response(null, { status: 405 });
  };
