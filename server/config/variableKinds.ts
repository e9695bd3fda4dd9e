import { accessSync, constants, statSync } from 'node:fs';
import { z } from 'zod';

// Kinds of values that variables of the environment have, each with its check and its mend.

/** An http(s) address without credentials in it, or one of some words. */
const address = (mend: string, ...words: string[]) =>
  z
    .string()
    .refine(value => words.includes(value) || (/^https?:\/\/[^/]/.test(value) && URL.canParse(value)), mend)
    .refine(
      value => !URL.canParse(value) || !(new URL(value).username || new URL(value).password),
      'has credentials in it. Set them in their own variables',
    )
    .transform(value => value.replace(/\/+$/, ''))
    .optional();

export const url = (example: string) => address(`not a URL. Set it to an address such as ${example}`);

/** Routes are put behind it. */
export const wordpress = (mend: string, ...words: string[]) =>
  address(mend, ...words).refine(
    value => !/[?#]/.test(value ?? ''),
    'has a ? or # in it. Set it to the address up to there: plain permalinks are noticed',
  );

/** The site's own address: pages, assets and cookies live at the root of a host. */
export const origin = url('https://labels.example').refine(
  value => !value || !URL.canParse(value) || new URL(value).origin === value.toLowerCase(),
  'has more than a host in it. Set it to the address without a path, e.g. https://labels.example',
);

/** A server that is no site, with the user and password that open it. */
export const server = (beginning: RegExp, what: string, example: string) =>
  z
    .string()
    .refine(
      value => beginning.test(value) && URL.canParse(value),
      `not the address of ${what}. Set it like ${example}, or leave it out`,
    )
    .refine(
      value => !URL.canParse(value) || isDecodable(new URL(value)),
      'has a % in it that begins no encoded character. Set it with %25 in the place of that %',
    )
    .optional();

export const redis = server(/^rediss?:\/\/[^/]/, 'a Redis', 'redis://user:password@host:6379').refine(
  value => !/^rediss?:\/\/[^/]+\/[^?#]*[^\d/?#]/.test(value ?? ''),
  'has a database that is no number. Set it like redis://user:password@host:6379/1, or leave the database out',
);

function isDecodable({ username, password, pathname }: URL): boolean {
  try {
    decodeURIComponent(username + password + pathname);
    return true;
  } catch {
    return false;
  }
}

const wholeNumber = (min: number, max: number, otherwise: string) =>
  z
    .string()
    .refine(
      value => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
      `not a whole number from ${min} to ${max}. Set it within, or leave it out for ${otherwise}`,
    )
    .transform(Number);

export const whole = (min: number, max: number, fallback: number) =>
  wholeNumber(min, max, String(fallback)).default(fallback);

/** What is left out is found out from the machine. */
export const wholeOrNone = (min: number, max: number, otherwise: string) => wholeNumber(min, max, otherwise).optional();

export const list = z
  .string()
  .transform(value =>
    value
      .split(',')
      .map(part => part.trim())
      .filter(Boolean),
  )
  .default([]);

/** What is said to all robots stands in robots.txt already: of two sections for them, either may count. */
export const robots = list.refine(
  names => !names.includes('*'),
  'has a *, which means all robots. Set it to names with commas between, e.g. AhrefsBot,MJ12bot',
);

/** They are compared with those of addresses, which leave out the port that is usual. */
const isHost = (host: string): boolean =>
  /^[\w.:[\]-]+$/.test(host) && ['http', 'https'].every(scheme => URL.parse(`${scheme}://${host}`)?.host === host);

export const hosts = (example: string) =>
  list.refine(
    each => each.every(isHost),
    `has something that is no host. Set it to hosts in small letters, each with its port unless that is 80 or 443, with commas between, e.g. ${example}`,
  );

export const choice = <const T extends [string, ...string[]]>(values: T, fallback: T[number]) =>
  z
    .enum(values, `not one of ${values.join(', ')}. Set it to one of them, or leave it out for ${fallback}`)
    .default(fallback as never);

/** Whether there is such a file, and this process may read it. */
export function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Nobody types control characters: a file is full of them after a power cut. */
export const secret = (shortest: number, mend: string) =>
  z
    .string()
    .min(shortest, `shorter than ${shortest} characters. ${mend}`)
    .regex(/^\P{Cc}*$/u, `has control characters in it. ${mend}`);

export const origins = list.refine(
  each => each.every(origin => URL.canParse(origin) && new URL(origin).origin === origin),
  'has something that is no origin. Set it like https://app.example,https://partner.example',
);

const TIME = '((?:[01]\\d|2[0-3]):[0-5]\\d)';
const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const OPEN = new RegExp(`^${DAY}(?:-${DAY})? ${TIME}-${TIME}$`, 'i');

function areHours(part: string): boolean {
  const [, opens, closes] = OPEN.exec(part) ?? [];
  return /^[a-z-]+ closed$/i.test(part) || (opens !== undefined && opens <= closes!);
}

/** Promises are worked out by them, so a day that nobody knows would be one on which the office never opens. */
export const openingHours = z
  .string()
  .refine(
    value => value.split(',').every(part => areHours(part.trim())),
    'not a list of hours. Set it like: Mon-Fri 09:00-18:00, Sat 10:00-16:00, Sun closed',
  )
  .default('Mon-Fri 09:00-18:00, Sat 10:00-16:00, Sun closed');

export const menuIds = z
  .string()
  .refine(
    value => value.split(',').every(pair => /^[a-z0-9-]+=\d+$/.test(pair.trim())),
    'not a list of slug=id. Set it like primary=16,regulatory-products=97',
  )
  .transform(value => Object.fromEntries(value.split(',').map(pair => pair.trim().split('=') as [string, string])))
  .default({
    primary: '16',
    'regulatory-products': '97',
    'security-products': '98',
    'specialty-products': '170',
    'general-products': '171',
  });

/** By which keys of the shop's meta data a product says what is not in the shop's own fields. */
export const productMeta = z
  .string()
  .refine(
    value => value.split(',').every(pair => /^(minimum_quantity|data_sheet|price_breaks)=[\w-]+$/.test(pair.trim())),
    'not a list of word=key. Set it like minimum_quantity=min_order_qty,data_sheet=data_sheet,price_breaks=price_breaks',
  )
  .default('')
  .transform(value => {
    const named = Object.fromEntries(value.split(',').map(pair => pair.trim().split('=') as [string, string]));
    return {
      minimumQuantity: named.minimum_quantity ?? 'min_order_qty',
      dataSheet: named.data_sheet ?? 'data_sheet',
      priceBreaks: named.price_breaks ?? 'price_breaks',
    };
  });

/** Where buyers pay by bank transfer: `holder | bank | number | branch code | BIC`, several with semicolons between. */
export const bankAccounts = z
  .string()
  .transform(value =>
    value
      .split(';')
      .filter(each => each.trim())
      .map(each => each.split('|').map(part => part.trim())),
  )
  .refine(
    accounts =>
      accounts.every(parts => parts.length >= 3 && parts.length <= 5 && /\d{4}/.test(parts[2]!.replace(/\s/g, ''))),
    'has something that is no account. Set it like: Labels Ltd | Example Bank | 62 000 000 017 | 250655 | EXAMZAJJ',
  )
  .transform(accounts =>
    accounts.map(([holder = '', bank = '', number = '', branchCode = '', bic = '']) => ({
      holder,
      bank,
      number,
      branchCode,
      bic,
      iban: '',
    })),
  )
  .default([]);
