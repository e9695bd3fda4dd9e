/** A refusal in WordPress's shape: { code, message, data: { status, ... } }. */
export class RestError extends Error {
  readonly code: string;
  readonly status: number;
  readonly data: Record<string, unknown>;
  /** what the answer says besides */
  headers: Record<string, string> = {};

  constructor(status: number, code: string, message: string, data: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }

  body() {
    return { code: this.code, message: this.message, data: { status: this.status, ...this.data } };
  }
}

export const noRoute = () =>
  new RestError(404, 'rest_no_route', 'No route was found matching the URL and request method.');

/** 401 for a stranger, 403 for someone known without the right, as rest_authorization_required_code() says. */
export const refuse = (known: boolean, code: string, message: string) =>
  new RestError(known ? 403 : 401, code, message);

export const noSuchPost = () => new RestError(404, 'rest_post_invalid_id', 'Invalid post ID.');
