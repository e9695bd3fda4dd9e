import { createHmac, timingSafeEqual } from 'node:crypto';
import { DRAWING } from './drawCard.ts';

/** What the picture shows that a page is shared with. */
export interface Card {
  title: string;
  /** the site's name */
  site: string;
  /** address below /_image/ of what the page shows */
  picture: string | null;
}

export interface CardAddresses {
  /** The path of a card's picture. */
  url(card: Card): string;
  /** Reads a path made here back; null for any other. */
  open(path: string): Card | null;
}

const ADDRESS = /^\/_og\/([\w-]{22})\.jpeg\?(.+)$/;
const LONGEST_TITLE = 120;

/** Signed addresses, so that nobody can have other words drawn under this site's name. The first secret signs, all are believed. */
export function createCardAddresses(secrets: readonly string[]): CardAddresses {
  const sign = (secret: string, words: string) =>
    createHmac('sha256', secret).update(`card ${DRAWING}\n${words}`).digest('base64url').slice(0, 22);
  return {
    url({ title, site, picture }) {
      const cut = [...title].slice(0, LONGEST_TITLE).join('');
      const words = new URLSearchParams({ title: cut, site, ...(picture && { picture }) }).toString();
      return `/_og/${sign(secrets[0]!, words)}.jpeg?${words}`;
    },
    open(path) {
      const [, signature = '', words = ''] = ADDRESS.exec(path) ?? [];
      const signed = secrets.some(secret => signature && same(sign(secret, words), signature));
      if (!signed) return null;
      const { title = '', site = '', picture = null } = Object.fromEntries(new URLSearchParams(words));
      return { title, site, picture };
    },
  };
}

const same = (left: string, right: string): boolean => timingSafeEqual(Buffer.from(left), Buffer.from(right));
