import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Raw } from '../rest/request.ts';

/** A body as PHP would see it; nobody sends anything but JSON here. @throws where it is none */
export const readBody = async (request: IncomingMessage): Promise<Raw> =>
  JSON.parse((await text(request)) || '{}') ?? {};
