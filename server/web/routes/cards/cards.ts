import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Logger } from 'pino';
import { HttpRefusal } from '../../../http/refusal.ts';
import { send } from '../../respond.ts';
import { createDerivedCache } from '../images/derivedCache.ts';
import type { Images } from '../images/images.ts';
import { createQueue } from '../images/queue.ts';
import { sendPicture } from '../images/sendPicture.ts';
import type { Card, CardAddresses } from './cardAddress.ts';
import { DRAWING } from './cardFormat.ts';

export interface CardsOptions {
  addresses: CardAddresses;
  images: Pick<Images, 'read'>;
  dataDir: string;
  log: Logger;
}

/** Answers GET and HEAD below /_og/. @throws HttpRefusal 404, 405, 502 or 503 */
export type Cards = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const DISK_BYTES = 256 * 1024 ** 2;
/** Only machines look at them. */
const PARALLEL = 1;
const WAITING = 200;

/** Serves the pictures that pages are shared with, each drawn once and kept on disk. */
export function createCards({ addresses, images, dataDir, log }: CardsOptions): Cards {
  const made = createDerivedCache({ dir: path.join(dataDir, 'cards'), maxBytes: DISK_BYTES, log });
  const queue = createQueue(PARALLEL, WAITING);
  const draw = async (card: Card) => {
    const picture = card.picture ? await images.read(card.picture) : null;
    return await queue(async () => {
      // Loaded with the first card: fonts and what draws fill 40 MB.
      const { drawCard } = await import('./drawCard.ts');
      return drawCard({ ...card, picture });
    });
  };
  const isThere = (picture: string) =>
    images.read(picture).then(
      () => true,
      () => false,
    );

  return async (request, response) => {
    const card = addresses.open(request.url ?? '');
    if (!card) throw new HttpRefusal(404, 'NOT_FOUND');
    // What it shows may be there again later, so words alone have an address of their own.
    if (card.picture && !(await isThere(card.picture))) {
      const location = addresses.url({ ...card, picture: null });
      return send(request, response, 302, { location, 'cache-control': 'no-store' }, null);
    }
    const name = nameOf(card);
    await sendPicture(request, response, () => ({
      name,
      type: 'image/jpeg',
      bytes: () => made.get(name, () => draw(card)),
    }));
  };
}

const nameOf = (card: Card): string => `${hash('sha256', `${DRAWING} ${JSON.stringify(card)}`).slice(0, 32)}.jpeg`;
