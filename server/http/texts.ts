/** What a service is called to a reader, by the upstream's name. */
export const serviceNames: Readonly<Record<string, string>> = {
  content: 'The content service',
  shop: 'The shop',
  store: 'The shop',
  forms: 'The form service',
};

/** How long a wait is. */
export const waitTexts = { seconds: '{count} s', minutes: '{count} minutes' } as const;

/** What a refusal or a failure says, by its code. None of them tells what is behind the gateway. */
export const errorTexts = {
  INTERNAL_SERVER_ERROR: 'Something went wrong.',
  UPSTREAM_UNREACHABLE: '{service} did not answer.',
  UPSTREAM_TIMEOUT: '{service} did not answer in time.',
  UPSTREAM_ERROR: '{service} answered with an error.',
  UPSTREAM_INVALID_ANSWER: '{service} gave an answer that could not be read.',
  UPSTREAM_UNAUTHORIZED: '{service} refused the gateway.',
  BAD_REQUEST: 'Send {name} as {kind}.',
  OPERATION_MISSING:
    'Send an operation as query, or a registered one by its name or hash as documentId, or by its hash in extensions.persistedQuery.',
  OPERATION_RESOLUTION_FAILURE:
    'The document has no operation, several, or none of this name. Name one of its own as operationName.',
  PERSISTED_QUERY_NOT_FOUND:
    'No operation is registered under this hash or name. Have it registered, or send a key with a document.',
  PERSISTED_QUERY_ONLY:
    'Only registered operations run here. Send the name or hash of one as documentId in place of a query, or a key with it.',
  QUERY_TOO_LONG: 'The document has more than {limit} characters. Send a shorter one.',
  QUERY_TOO_DEEP: 'The operation is nested more than {limit} levels deep. Split it.',
  QUERY_TOO_EXPENSIVE: 'The operation costs {found} points. At most {limit} are allowed: ask for fewer fields or rows.',
  TOO_MANY_ALIASES: 'The operation has {found} aliases. At most {limit} are allowed.',
  TOO_MANY_DIRECTIVES: 'The operation has {found} directives. At most {limit} are allowed.',
  TOO_MANY_FIELDS: 'The document has more than {limit} fields and pairs of fields with one name. Name each field once.',
  TOO_MANY_TOKENS: 'The document has more than {limit} tokens. Send a shorter one.',
  TOO_MANY_OPERATIONS: 'The document has {found} operations. At most {limit} are allowed.',
  PAYLOAD_TOO_LARGE: 'The body is larger than {limit} bytes.',
  INVALID_UTF8: 'The body is not valid UTF-8.',
  UNSUPPORTED_ENCODING: 'The body is encoded as {encoding}. Send it as UTF-8, without Content-Encoding.',
  NO_FILE: 'There is no file in the form. Send at least one.',
  TOO_MANY_PARTS: 'The form has more fields or files than any form of this site.',
  NOT_MULTIPART: 'Send files as multipart/form-data.',
  UNSUPPORTED_MEDIA_TYPE: 'Send the operation as JSON, with Content-Type: application/json.',
  NOT_ACCEPTABLE: 'The answer is JSON. Send Accept: application/graphql-response+json or application/json.',
  REQUEST_ABORTED: 'The request ended before its body did.',
  CROSS_SITE_REQUEST: 'The request comes from another site, or has a cookie and no Origin that is this site.',
  UNKNOWN_HOST: 'This host is not served here. The site is at {url}.',
  MALFORMED_URL: 'The address could not be read.',
  URL_TOO_LONG: 'The address is longer than {limit} characters.',
  RATE_LIMITED: 'Too many requests. Try again in {wait}.',
  NOT_FOUND: 'There is nothing at this address.',
  WRONG_TOKEN: 'This is not the token of the operator.',
  WRONG_KEY: 'This key is not known, or it has ended.',
  KEY_ORIGIN: 'Pages of this origin may not use this key.',
  KEY_SCOPE: 'This key does not open {field}. It needs one of: {scopes}.',
  KEY_UNCHECKED: 'Keys cannot be checked at the moment. Try again.',
  POST_REQUIRED: 'This belongs to one visitor. Ask for it by POST.',
  WEBHOOKS_OFF: 'No webhooks are taken here: WEBHOOK_SECRET is not set.',
  BAD_MESSAGE: 'Send one message of JSON-RPC as JSON.',
  BAD_BEACON: 'Send a list of measures, each with a name (LCP, CLS, INP, TTFB, error) and a value.',
  WEBHOOK_UNSIGNED: 'The signature does not fit. Set the same WEBHOOK_SECRET on both sides.',
  WEBHOOK_LATE: 'The call is more than five minutes old, or the clocks differ by as much.',
  WEBHOOK_UNREADABLE: 'The body could not be read.',
  METHOD_NOT_ALLOWED: 'This address does not answer {method}.',
  IMAGE_UNAVAILABLE: 'The image could not be fetched.',
} as const;
