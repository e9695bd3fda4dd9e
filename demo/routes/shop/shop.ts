import { refuse } from '../../rest/error.ts';
import { type Call, isAdmin } from '../../rest/route.ts';

/** Every read of wc/v3 needs the shop's credentials: 401 without, 403 for a user who is not of the shop. */
export const refuseList = (call: Call) =>
  isAdmin(call)
    ? null
    : refuse(call.user !== null, 'woocommerce_rest_cannot_view', 'Sorry, you cannot list resources.');

export const refuseRow = (call: Call) =>
  isAdmin(call)
    ? null
    : refuse(call.user !== null, 'woocommerce_rest_cannot_view', 'Sorry, you cannot view this resource.');

export const refuseCreation = (call: Call) =>
  isAdmin(call)
    ? null
    : refuse(call.user !== null, 'woocommerce_rest_cannot_create', 'Sorry, you are not allowed to create resources.');
