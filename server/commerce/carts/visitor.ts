import type { Scope } from '../../cache/scope.ts';
import type { CartSession } from '../sessions/cartSession.ts';

/** Who changes a cart. */
export interface Visitor {
  session: CartSession;
  scope: Scope;
}
