import type { IncomingMessage, ServerResponse } from 'node:http';
import { Scope } from '../../cache/scope.ts';
import type { Config } from '../../config.ts';
import type { AskingPartner, RequestContext } from '../../graphql/requestContext.ts';
import { HttpRefusal } from '../../http/refusal.ts';
import { visitorOf } from '../../http/visitor.ts';
import { addressOf } from '../middleware/address.ts';
import { isUnfinished } from '../middleware/body.ts';
import type { Operators } from '../middleware/operator.ts';
import type { FormName, Rates } from '../middleware/rates.ts';

export interface Site {
  config: Pick<Config, 'publicUrl' | 'upstreamTimeoutMs' | 'trustProxy'>;
  /** of every answer */
  headers: Readonly<Record<string, string>>;
  operators: Operators;
  rates: Rates;
}

const GUESSED: readonly FormName[] = ['quoteLookUp', 'signInLink', 'coupon'];

/** One request under way. What a cached response does without is worked out when it is first asked for. */
export class Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly id: string;
  readonly #site: Site;
  /** set once its key was looked up */
  partner: AskingPartner | null = null;
  /** Why something was not taken, or looked up, any more: it was asked for too often. */
  limited: HttpRefusal | null = null;
  #url: URL | undefined;
  #requestContext: RequestContext | undefined;

  constructor(site: Site, request: IncomingMessage, response: ServerResponse, id: string) {
    this.#site = site;
    this.request = request;
    this.response = response;
    this.id = id;
  }

  /** @throws HttpRefusal 400 or 414 */
  get url(): URL {
    this.#url ??= addressOf(this.request.url, this.#site.config.publicUrl);
    return this.#url;
  }

  get requestContext(): RequestContext {
    this.#requestContext ??= this.#newContext();
    return this.#requestContext;
  }

  #newContext(): RequestContext {
    const { config, operators, rates } = this.#site;
    const operator = operators.recognises(this.request);
    const visitor = visitorOf(this.request, config.trustProxy);
    return {
      scope: new Scope(this.id, config.upstreamTimeoutMs),
      operator,
      ...(this.partner
        ? { partner: this.partner }
        : { sender: { visitor, unlimited: operator || rates.isUnlimited(this.request) } }),
      limit: (form: FormName, subject?: string) => this.#limit(form, subject),
      // As for limits: a partner's server sends the forms of many visitors.
      network: this.partner ? `partner ${this.partner.id}` : rates.networkOf(this.request),
    };
  }

  /** A partner's server sends the forms of many visitors: its key counts them. What could be guessed is counted for all. */
  async #limit(form: FormName, subject?: string): Promise<void> {
    if (this.partner && !GUESSED.includes(form)) return;
    await this.#site.rates.take(form, this.request, subject ? { subject } : {}).catch(error => {
      if (error instanceof HttpRefusal) this.limited = error;
      throw error;
    });
  }

  /** Sets the headers of every answer, for one that is not written with them; of a part of pages fewer. */
  setHeaders(headers = this.#site.headers): void {
    if (this.response.headersSent) return;
    for (const [name, value] of Object.entries(headers)) this.response.setHeader(name, value);
    this.response.setHeader('x-request-id', this.id);
    // Nobody reads a body but a POST's.
    if (this.request.method !== 'POST' && isUnfinished(this.request)) this.response.setHeader('connection', 'close');
  }
}
