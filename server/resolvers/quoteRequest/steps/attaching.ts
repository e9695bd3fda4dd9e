import type { Context } from '../../../context/context.ts';

/** Binds uploaded files to a request, all or none; null where there are none. */
export const attaching = (ids: readonly string[], reference: string, { artwork }: Context): (() => boolean) | null =>
  ids.length ? () => artwork.attach(ids, reference) : null;
