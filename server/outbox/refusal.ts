/** What the form service said in its 400: `code` and `field` are its own, e.g. invalid_email at email. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly field?: string | undefined;
}

/** Thrown by `deliver` when the service refused what was sent (400): trying it again would change nothing. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`The form service refused the submission: ${refusal.code}`);
    this.name = 'RefusedError';
    this.refusal = refusal;
  }
}

/** Thrown by `deliver` when a target that works put off this delivery alone: others need not wait with it. */
export class PutOffError extends Error {
  /** what it said */
  readonly code: string;

  constructor(code: string) {
    super(`Put off: ${code}`);
    this.name = 'PutOffError';
    this.code = code;
  }
}
