import { GraphQLError } from 'graphql';
import { errorTexts } from '../../rules/texts.ts';
import type { Context } from '../context.ts';
import type { Visitor } from '../sessions/carts.ts';

/** The visitor with the cart session. @throws POST_REQUIRED where an answer may be kept, or shown to others */
export function cartVisitor({ cartSession, scope }: Context): Visitor {
  if (cartSession) return { session: cartSession, scope };
  throw new GraphQLError(errorTexts.POST_REQUIRED, {
    extensions: { code: 'POST_REQUIRED', http: { status: 405, headers: { allow: 'POST' } } },
  });
}
