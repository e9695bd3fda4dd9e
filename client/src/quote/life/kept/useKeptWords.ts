import { type RefObject, useEffect } from 'react';
import type { QuoteLifeFragment } from '../../../gql/graphql.ts';
import { readKept, writeKept } from './keptInTab.ts';

type Message = QuoteLifeFragment['messages'][number];

interface KeptWords {
  request: Pick<QuoteLifeFragment, 'reference' | 'version' | 'messages'>;
  /** what the form sends as `step` */
  step: string;
  from: Message['from'];
}

/** What a reader sees of a text: the gateway takes out the rest. */
const letters = (text: string): string => text.normalize().replace(/[\s\p{C}]/gu, '');

/**
 * Keeps in this tab what is written into a field and not sent: another form of the page, a link or a session that has
 * ended leads away from it. It goes once it is among what was said: that it was posted and that the request went on does
 * not say that it arrived.
 */
export function useKeptWords(
  field: RefObject<HTMLTextAreaElement | null>,
  { request: { reference, version, messages }, step, from }: KeptWords,
): void {
  useEffect(() => {
    const element = field.current;
    const kept = readKept<string>(reference, step);
    const keep = () => element && writeKept(reference, step, { version, value: element.value });
    const isSaid = (words: string) =>
      messages.some(message => message.from === from && letters(message.text) === letters(words));
    // What was refused, or typed before any script ran.
    if (element?.value) keep();
    else if (kept && kept.version < version && isSaid(kept.value)) writeKept(reference, step, null);
    else if (kept && element) element.value = kept.value;
    element?.addEventListener('input', keep);
    return () => element?.removeEventListener('input', keep);
  }, [field, reference, version, messages, step, from]);
}
