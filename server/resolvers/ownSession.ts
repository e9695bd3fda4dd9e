import { GraphQLError } from 'graphql';
import type { CartSession } from '../commerce/sessions/cartSession.ts';
import type { Context } from '../context/context.ts';
import { errorTexts } from '../http/texts.ts';

/** The session of the visitor who alone sees the answer. @throws POST_REQUIRED where it may be kept, or shown to others */
export function ownSession({ cartSession }: Context): CartSession {
  if (cartSession) return cartSession;
  throw new GraphQLError(errorTexts.POST_REQUIRED, {
    extensions: { code: 'POST_REQUIRED', http: { status: 405, headers: { allow: 'POST' } } },
  });
}
