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
