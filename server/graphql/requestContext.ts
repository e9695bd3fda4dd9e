import type { Scope } from '../cache/scope.ts';
import type { BuyerSession } from '../commerce/sessions/buyerSession.ts';
import type { CartSession } from '../commerce/sessions/cartSession.ts';
import type { Limit } from '../context/context.ts';
import type { Sender } from '../outbox/uploads/artwork.ts';
import type { KeyHolder } from '../partners/partner.ts';

/** A partner whose key came with the request. */
export interface AskingPartner extends KeyHolder {
  /**
   * Counts points of documents.
   * @throws HttpRefusal 429 with Retry-After; 400 where it is more than a minute has
   */
  spend(cost: number): Promise<void>;
}

/** The request context: who asks, and what answering has used so far. */
export interface RequestContext {
  scope: Scope;
  operator: boolean;
  /** absent where no key came */
  partner?: AskingPartner;
  /** Counts a form that is sent; rejects where there were too many. Absent in process: then nothing is counted. */
  limit?: Limit;
  /** where it comes from, hashed; absent in process */
  network?: string;
  /** whose allowance of stored forms and files it counts against; absent in process, and where a key came */
  sender?: Sender;
  /** for a page of the visitor's own; a POST to the endpoint brings its own */
  cartSession?: CartSession;
  /** beside it: what this browser may read without saying more */
  buyerSession?: BuyerSession;
}

/** As much of it as an answer may depend on that every visitor may see. */
export type SharedAsking = Pick<RequestContext, 'scope' | 'limit'>;
