import { useSyncExternalStore } from 'react';

const PLACE = 'diri_operator_keys';
const listeners = new Set<() => void>();

function read(): boolean {
  try {
    return localStorage.getItem(PLACE) !== 'off';
  } catch {
    return true;
  }
}

/** Whether the inbox takes keys, kept in this browser; a browser that keeps nothing always does. */
export const useKeysOn = (): boolean =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    () => true,
  );

export function switchKeys(on: boolean): void {
  try {
    localStorage.setItem(PLACE, on ? 'on' : 'off');
  } catch {
    // It then lasts as long as nothing is asked anew.
  }
  for (const listener of listeners) listener();
}
