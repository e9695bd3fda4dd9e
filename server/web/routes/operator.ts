import { HttpRefusal } from '../../http/refusal.ts';
import { readBody } from '../middleware/body.ts';
import type { Operators } from '../middleware/operator.ts';
import type { Origins } from '../middleware/origins.ts';
import type { Rates } from '../middleware/rates.ts';
import { send } from '../respond.ts';
import type { Call } from './call.ts';

export interface OperatorRouteOptions {
  operators: Operators;
  origins: Origins;
  rates: Rates;
}

const TOKEN_BODY_BYTES = 4 * 1024;

/** Takes what the forms at /operator send: the token, which signs this browser in, or the request to sign out. */
export function createOperatorRoute({ operators, origins, rates }: OperatorRouteOptions) {
  return async ({ request, response }: Call): Promise<void> => {
    origins.checkForm(request);
    await rates.take('signIn', request);
    const form = new URLSearchParams(await readBody(request, { limit: TOKEN_BODY_BYTES }));
    const token = form.get('token');
    const cookies = token === null ? operators.signOut() : operators.signIn(token.trim());
    if (!cookies) throw new HttpRefusal(403, 'WRONG_TOKEN');
    for (const cookie of [cookies].flat()) response.appendHeader('set-cookie', cookie);
    const headers = { location: '/operator', 'cache-control': 'private, no-store' };
    send(request, response, 303, headers, null);
  };
}
