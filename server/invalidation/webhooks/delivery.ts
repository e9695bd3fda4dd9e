import type { Change } from './change.ts';

/** A call whose signature is right. */
export interface Delivery {
  /** the same for a repeat */
  name: string;
  /** the same also for a repeat under another name, which nobody signed */
  signed: string;
  changes: Change[];
}

/** A service that can sign its calls. */
export interface Sender {
  /** Whether a call says that it comes from this service. */
  knows(headers: CallHeaders): boolean;
  /**
   * What a call tells, once its signature was found right.
   * @throws HttpRefusal 401 for a wrong or late one, 400 for a body that cannot be read
   */
  read(headers: CallHeaders, body: Buffer): Delivery;
}

export type CallHeaders = Readonly<Record<string, string | string[] | undefined>>;

export const headerOf = (headers: CallHeaders, name: string): string => String(headers[name] ?? '');
