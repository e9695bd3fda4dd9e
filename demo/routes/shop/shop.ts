import { type RestError, refuse } from '../../rest/error.ts';
import { type Call, isAdmin } from '../../rest/route.ts';

const refuseUnlessAdmin =
  (code: string, message: string) =>
  (call: Call): RestError | null =>
    isAdmin(call) ? null : refuse(call.user !== null, `woocommerce_rest_cannot_${code}`, `Sorry, you ${message}.`);

/** Every read of wc/v3 needs the shop's credentials: 401 without, 403 for a user who is not of the shop. */
export const refuseList = refuseUnlessAdmin('view', 'cannot list resources');

export const refuseRow = refuseUnlessAdmin('view', 'cannot view this resource');

export const refuseCreation = refuseUnlessAdmin('create', 'are not allowed to create resources');
