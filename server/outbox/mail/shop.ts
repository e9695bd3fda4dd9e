import type { Office } from '../../../rules/dates/officeHours.ts';

/** Who the mails are from. */
export interface Shop extends Office {
  readonly name: string;
  readonly email: string;
  readonly phone: string | undefined;
}
