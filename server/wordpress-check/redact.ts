import type { Config } from '../config.ts';
import { redact } from '../upstreams/errors.ts';

const LONGEST_DATA = 4_000;
const LONGEST_TEXT = 600;

/** Every value of the configuration that opens something. */
function secretsOf(config: Config): string[] {
  const pairs = [config.content.credentials, config.shop.credentials].filter(pair => pair !== null);
  return [
    config.operatorToken,
    ...config.secretKeys,
    ...[config.databaseUrl, config.redisUrl, config.smtpUrl].flatMap(address =>
      address ? [address, passwordIn(address)] : [],
    ),
    config.webhookSecret,
    ...pairs.flatMap(({ username, password }) => [
      // A consumer key; a login name is none, and may be part of any word.
      ...(username.startsWith('ck_') ? [username] : []),
      password,
      password.replaceAll(' ', ''),
      Buffer.from(`${username}:${password}`).toString('base64'),
    ]),
  ].filter(secret => secret !== undefined && secret !== '') as string[];
}

const passwordIn = (address: string): string => decodeURIComponent(new URL(address).password);

/** Where it stands by itself: a short password may be part of any word. */
const apart = (secret: string): RegExp | string =>
  secret.length > 8 ? secret : new RegExp(`(?<!\\w)${secret.replace(/\W/g, '\\$&')}(?!\\w)`, 'g');

export interface Redactor {
  /** Text without any of the configured secrets, cut off where a service sent no end of it. */
  text(text: string): string;
  /** Raw data as JSON: bounded, without secrets, and without what looks like one or like somebody's address. */
  data(value: unknown): string;
}

export function createRedactor(config: Config): Redactor {
  const secrets = secretsOf(config)
    .flatMap(secret => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
    .toSorted((a, b) => b.length - a.length);
  const without = (shown: string) => secrets.reduce((left, secret) => left.replaceAll(apart(secret), '…'), shown);
  return {
    text: shown => cut(without(shown), LONGEST_TEXT),
    data: value => cut(redact(without(JSON.stringify(value, null, 2))), LONGEST_DATA),
  };
}

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text);
