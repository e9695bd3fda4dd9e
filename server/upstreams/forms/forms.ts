import { UpstreamError } from '../errors.ts';
import { plain } from '../fields.ts';
import type { Upstream } from '../http.ts';

/** A form route's own refusal (400): what is wrong, in its words. */
interface FormRefusal {
  code: string;
  message: string;
  field?: string;
}

export interface Forms {
  /** Posts a form once. Null when the service says that it took it, its refusal when it answered 400. @throws UpstreamError for everything else */
  submit(
    form: 'quote' | 'contact',
    payload: Readonly<Record<string, string>>,
    timeoutMs: number,
  ): Promise<FormRefusal | null>;
}

export const FORM_ROUTES = { quote: '/diri/v1/submit-quote', contact: '/contact/v1/submit' } as const;

/** The two form routes of the content service. */
export const createForms = (upstream: Upstream): Forms => ({
  async submit(form, payload, timeoutMs) {
    try {
      const { json } = await upstream.call(FORM_ROUTES[form], { method: 'POST', body: payload, timeoutMs });
      if (!isTaken(json)) throw new UpstreamError(upstream.name, FORM_ROUTES[form], 'shape', { unquoted: true });
      return null;
    } catch (error) {
      if (error instanceof UpstreamError && error.status === 400) return refusal(error.body);
      throw error;
    }
  },
});

/** Routes of a firm's own thank in words of their own; an empty answer, or an error that is sent as 200, thanks for nothing. */
function isTaken(answer: unknown): boolean {
  if (typeof answer !== 'object') return Boolean(answer);
  if (answer === null || Object.keys(answer).length === 0) return false;
  const { success, code, message } = answer as { success?: unknown; code?: unknown; message?: unknown };
  return success === undefined ? code === undefined || message === undefined : Boolean(success);
}

function refusal(body: unknown): FormRefusal {
  const { code, message, data } = (body ?? {}) as { code?: unknown; message?: unknown; data?: { field?: unknown } };
  return {
    code: typeof code === 'string' ? code : 'refused',
    // WordPress writes its errors as HTML.
    message: typeof message === 'string' ? plain(message) : '',
    ...(typeof data?.field === 'string' ? { field: data.field } : {}),
  };
}
