import { data, redirect } from 'react-router-dom';
import { wordIn } from '../../../rules/wordIn.ts';
import type { Ask } from '../data/ask.ts';
import type { AddCartItemInput } from '../gql/graphql.ts';
import { parseStored } from '../lib/stored.ts';
import { addTexts } from './adding/addTexts.ts';
import { readGoods } from './goodsAddress.ts';
import { askChange, CartRefusal } from './store/askGateway.ts';
import { basketTexts } from './texts.ts';

/** A posted change of the cart that was not made. */
export interface CartRefused {
  kind: 'cart-refused';
  /** which change, by its name in `changes` */
  change: string;
  message: string;
}

type Read = (name: string) => string;

/** The changes a form can ask for, by what it sends as `cart`. */
const changes: Record<string, (ask: Ask, read: Read) => Promise<unknown>> = {
  add: (ask, read) => {
    const { product = '', options = [], quantity = 1 } = (parseStored(read('add')) ?? {}) as Partial<AddCartItemInput>;
    return askChange(ask, 'add', { product, options, quantity: pieces(read, quantity) });
  },
  many: (ask, read) => {
    const items = readGoods(read('goods')).goods.map(({ id, quantity }) => ({ product: id, quantity, options: [] }));
    return askChange(ask, 'addMany', { items });
  },
  quantity: (ask, read) => askChange(ask, 'set', { key: read('key'), quantity: pieces(read) }),
  remove: (ask, read) => askChange(ask, 'remove', { key: read('key') }),
  clear: ask => askChange(ask, 'clear', undefined),
  coupon: (ask, read) => askChange(ask, 'applyCoupon', { code: read('code') }),
  uncoupon: (ask, read) => askChange(ask, 'removeCoupon', { code: read('code') }),
  estimate: (ask, read) => {
    const shipping = { country: read('country'), state: read('state'), postcode: read('postcode') };
    return askChange(ask, 'estimate', { shipping });
  },
  rate: (ask, read) => askChange(ask, 'selectRate', { package: read('package'), rate: read('rate') }),
};

const pieces = (read: Read, otherwise = 1): number =>
  /^\d{1,6}$/.test(read('quantity')) ? Number(read('quantity')) : otherwise;

/** Makes the change of the cart that a form without scripts asks for: then the cart shows it, else the same screen says why not. */
export async function changePosted(ask: Ask, form: FormData) {
  const read: Read = name => String(form.get(name) ?? '');
  const change = form.has('add') ? 'add' : read('cart');
  try {
    await wordIn(changes, change)?.(ask, read);
    return redirect('/cart', 303);
  } catch (error) {
    const refused = error instanceof CartRefusal;
    const failure = change === 'add' ? addTexts.notAddedText : basketTexts.tryLater;
    const message = refused ? error.message : failure;
    return data<CartRefused>({ kind: 'cart-refused', change, message }, { status: refused ? 422 : 503 });
  }
}
