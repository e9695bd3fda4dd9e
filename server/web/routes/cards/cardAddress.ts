import { isSame, sign } from '../../../config/signing.ts';
import { DRAWING } from './cardFormat.ts';

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
  const signature = (secret: string, words: string) =>
    sign(secret, `card ${DRAWING}\n${words}`).toString('base64url').slice(0, 22);
  return {
    url({ title, site, picture }) {
      const cut = [...title].slice(0, LONGEST_TITLE).join('');
      const words = new URLSearchParams({ title: cut, site, ...(picture && { picture }) }).toString();
      return `/_og/${signature(secrets[0]!, words)}.jpeg?${words}`;
    },
    open(path) {
      const [, given = '', words = ''] = ADDRESS.exec(path) ?? [];
      const signed = secrets.some(secret => isSame(Buffer.from(signature(secret, words)), Buffer.from(given)));
      if (!signed) return null;
      const { title = '', site = '', picture = null } = Object.fromEntries(new URLSearchParams(words));
      return { title, site, picture };
    },
  };
}
