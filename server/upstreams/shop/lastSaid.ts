import { isOutage, UpstreamError } from '../errors.ts';

/** What is not said is asked for again soon: a refusal may be of the whole shop, and a fault of one moment. */
const UNSAID_MS = 30_000;

interface Said<Value> {
  value: Value;
  /** as a record takes it; absent where the route said it just now */
  freshMs?: number;
}

/**
 * What a route of reference data said last, where it refuses or breaks: of whoever once said what it charges, nothing is
 * forgotten because of one wrong answer.
 * @param nothing what stands in its place until it said anything
 */
export function createLastSaid<Value>(nothing: Value) {
  let last = nothing;
  return {
    /**
     * What `ask` says; null is an answer that says nothing.
     * @throws UpstreamError while the service is away: a record then keeps what it has
     */
    async of(ask: () => Promise<Value | null>): Promise<Said<Value>> {
      const said = await ask().catch(unlessAway);
      if (said === null) return { value: last, freshMs: UNSAID_MS };
      last = said;
      return { value: said };
    },
    get value(): Value {
      return last;
    },
  };
}

function unlessAway(error: unknown): null {
  if (isOutage(error) || (error instanceof UpstreamError && error.fault === 'resting')) throw error;
  return null;
}
