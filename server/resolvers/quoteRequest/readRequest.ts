import { readReference } from '../../../rules/reference.ts';
import type { Context } from '../../context/context.ts';
import type { QuoteRequest } from '../../quotes/quoteRequest.ts';
import { ownSession } from '../ownSession.ts';

/** By what somebody says that a request is theirs. */
export interface Proof {
  reference: string;
  email?: string | null;
  key?: string | null;
}

/**
 * The request of whoever asks: the operator's by its reference, a buyer's by the key of its link, by the address that
 * asked, or because this browser has opened the link or is signed in. What cannot be a reference is looked up like one,
 * and every failure looks the same: no answer says or takes less than another. @throws POST_REQUIRED, RATE_LIMITED
 */
export async function readRequest(
  { reference: typed, email, key }: Proof,
  context: Context,
): Promise<QuoteRequest | null> {
  ownSession(context);
  const reference = readReference(typed) ?? '';
  const { quotes, quoteLinks } = context;
  if (context.operator) return reviewed(await quotes.byReference(reference), context);
  const remembered = await rememberedHere(reference, context);
  if (remembered) return remembered;
  // The address is proved: whoever reads what is theirs guesses nothing.
  const account = await signedInAs(context);
  const own = account && (await quotes.ofBuyer(reference, account));
  if (own) return own;
  await context.limit('quoteLookUp', reference);
  if (key && quoteLinks.opens(reference, key)) return quotes.byReference(reference);
  return quotes.ofBuyer(reference, email ?? '');
}

/** The firm has begun to work on what its operator opens; what is held waits for a judgement first. */
async function reviewed(request: QuoteRequest | null, { submissions, log }: Context): Promise<QuoteRequest | null> {
  if (request?.status !== 'RECEIVED' || request.held !== null) return request;
  const taken = await submissions.quoteLife.review(request.reference).catch(err => {
    log.warn({ err }, 'That a request is read could not be noted');
    return null;
  });
  return taken?.type === 'taken' ? taken.request : request;
}

/** The request that this browser remembers, since its buyer last signed out everywhere; null where it does not. */
export async function rememberedHere(
  reference: string,
  { buyerSession, quotes }: Context,
): Promise<QuoteRequest | null> {
  if (!buyerSession?.quotes.includes(reference)) return null;
  const request = await quotes.byReference(reference);
  return request && buyerSession.mayRead(request) ? request : null;
}

/** The address that this browser is signed in by; null where it is not. */
export async function signedInAs({ accounts, buyerSession }: Context): Promise<string | null> {
  if (!buyerSession?.account) return null;
  return (await accounts.session(buyerSession.account))?.email ?? null;
}
