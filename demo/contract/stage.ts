import type { Demo } from '../service.ts';
import type { Answered } from './compareAnswer.ts';
import type { Recording } from './recording.ts';
import type { Roles } from './roles.ts';

interface CartLine {
  key: string;
  id: number;
}

/** The product that was first in the recorded cart, and the key of its line. */
const FIRST = { id: 100, key: 'f899139df5e1059396431415e770c6dd' };

/** What only a session knows: its token, its lines, its orders. Recordings hold placeholders or the recorder's own. */
export class Stage {
  readonly demo: Demo;
  readonly #roles: Roles;
  #token = '';
  #nonce = '';
  #cookie = '';
  /** recorded cart line or order key -> ours */
  readonly #keys = new Map<string, string>();
  /** recorded order -> ours */
  readonly orders = new Map<number, number>();

  constructor(demo: Demo, roles: Roles) {
    this.demo = demo;
    this.#roles = roles;
  }

  /** A new visitor comes, whose cart is empty. */
  async begin() {
    const { headers } = await fetch(`${this.demo.url}/wp-json/wc/store/v1/cart`);
    this.#token = headers.get('cart-token')!;
    this.#nonce = headers.get('nonce')!;
  }

  /** A call of the recorder's that he did not record. */
  async call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.demo.url}/wp-json/wc/store/v1${path}`, {
      method,
      headers: { 'Cart-Token': this.#token, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  add = (recorded: number, quantity: number) =>
    this.call('POST', '/cart/add-item', { id: this.#roles.post(recorded), quantity });

  /** The recorded request with everything of the session put in. */
  async fill<T>(value: T, recording: Recording): Promise<T> {
    const text = JSON.stringify(value);
    for (const key of text.match(/\b[0-9a-f]{32}\b/g) ?? []) await this.#learnKey(key);
    const filled = text
      .replaceAll('"<jwt>"', JSON.stringify(this.#tokenFor(recording)))
      .replaceAll(/"<nonce(:10 hex)?>"/g, JSON.stringify(this.#nonceFor(recording)))
      .replaceAll('"<cookies of an earlier answer>"', JSON.stringify(this.#cookie))
      .replaceAll(/\b([0-9a-f]{32}|wc_order_\w{13})\b/g, key => this.#keys.get(key) ?? key);
    return JSON.parse(filled);
  }

  #tokenFor = ({ name }: Recording) =>
    name.endsWith('bad-signature') ? `${this.#token.slice(0, -3)}abc` : this.#token;

  #nonceFor = ({ name }: Recording) => (name.endsWith('bad-nonce') ? '0000000000' : this.#nonce);

  async #learnKey(recorded: string) {
    if (this.#keys.has(recorded)) return;
    const { items } = (await this.call('GET', '/cart')) as { items: CartLine[] };
    const line = recorded === FIRST.key ? items.find(each => each.id === this.#roles.post(FIRST.id)) : items.at(-1);
    if (line) this.#keys.set(recorded, line.key);
  }

  /** Keeps what later calls refer to: the cookie of a session, the id and key of an order. */
  remember({ response }: Recording, { headers, body }: Answered) {
    const [cookie] = headers.getSetCookie();
    if (cookie) this.#cookie = cookie.split(';')[0]!;
    const recorded = response.body as { order_id?: number; order_key?: string } | null;
    const ours = body as { order_id?: number; order_key?: string } | null;
    if (!recorded?.order_id || !ours?.order_id) return;
    this.orders.set(recorded.order_id, ours.order_id);
    this.#keys.set(recorded.order_key!, ours.order_key!);
  }
}
