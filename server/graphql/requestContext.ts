import type { Scope } from '../cache/scope.ts';
import type { BuyerSession } from '../commerce/sessions/buyerSession.ts';
import type { CartSession } from '../commerce/sessions/cartSession.ts';
import type { Limit } from '../context/context.ts';

/** The request context: who asks, and what answering has used so far. */
export interface RequestContext {
  scope: Scope;
  operator: boolean;
  /** Counts a form that is sent; rejects where there were too many. Absent in process: then nothing is counted. */
  limit?: Limit;
  /** for a page of the visitor's own; a POST to the endpoint brings its own */
  cartSession?: CartSession;
  /** beside it: what this browser may read without saying more */
  buyerSession?: BuyerSession;
}
