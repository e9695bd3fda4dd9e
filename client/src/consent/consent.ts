import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from '../lib/stored.ts';

const KEY = 'diri_measuring';

/** What the visitor said; null where they were not asked yet. */
type Choice = 'yes' | 'no';

/** The program that measures, as this page names it; pages that are one visitor's own name none. */
const scriptHere = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name=analytics]')?.content ?? null;

/** A browser that asks not to be followed has answered already. */
const askedNotTo = (): boolean =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

function readChoice(): Choice | null {
  const stored = readStored(KEY);
  if (stored === 'yes' || stored === 'no') return stored;
  return askedNotTo() ? 'no' : null;
}

const nothing = () => null;

/** Which program measures here, and whether it may; both null on the server, where nothing is measured. */
export function useConsent(): { script: string | null; choice: Choice | null } {
  const script = useSyncExternalStore(subscribeStored, scriptHere, nothing);
  const choice = useSyncExternalStore(subscribeStored, readChoice, nothing);
  return { script, choice };
}

/**
 * Loads the program, once; from then on this site leaves to its personal pages by loading them, without it. Where it may
 * measure no longer, what runs is ended by loading the page anew, in each tab; forms have their drafts.
 */
export function measureBy(src: string, may: boolean): void {
  const runs = document.querySelector('script[data-analytics]') !== null;
  if (runs && !may) location.reload();
  if (runs || !may) return;
  const script = Object.assign(document.createElement('script'), { src, async: true });
  script.dataset.analytics = '';
  document.head.append(script);
}

/** Keeps the answer, for all tabs. */
export const choose = (choice: Choice): void => writeStored(KEY, choice);

export const hostOf = (script: string): string => new URL(script).host;
