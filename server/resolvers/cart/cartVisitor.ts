import type { Visitor } from '../../commerce/carts/visitor.ts';
import type { Context } from '../../context/context.ts';
import { ownSession } from '../ownSession.ts';

/** The visitor with the cart session. @throws POST_REQUIRED where an answer may be kept, or shown to others */
export const cartVisitor = (context: Context): Visitor => ({ session: ownSession(context), scope: context.scope });
