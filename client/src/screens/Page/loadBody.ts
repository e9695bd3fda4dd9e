import { redirect } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { loadPage } from './loadPage.ts';

/** Reads a page for its words alone; one that does not exist leads to /404, as the specification has it. */
export async function loadBody(ask: Ask, slug: string) {
  const outcome = await loadPage(ask, slug);
  return outcome.data.kind === 'missing' ? redirect('/404') : outcome;
}
