import type { SignInRequestedResolvers } from '../../gql/types.ts';
import { officeTime } from '../submission/office.ts';

/** A link that is on its way to an address, and until when it is good, in milliseconds since 1970. */
export interface SignInRequestedParent {
  readonly email: string;
  readonly goodUntil: number;
}

export const SignInRequested: SignInRequestedResolvers = {
  goodUntil: ({ goodUntil }, _, context) => officeTime(goodUntil, context),
};
