import { parseStored } from './stored.ts';

/** What this tab alone keeps under a key: it is about one buyer, perhaps on a shared computer. */
export const inTab = <Value>(key: string) => ({
  read(): Value | null {
    try {
      return parseStored(sessionStorage.getItem(key)) as Value | null;
    } catch {
      return null;
    }
  },
  write(value: Value | null): void {
    try {
      if (value) sessionStorage.setItem(key, JSON.stringify(value));
      else sessionStorage.removeItem(key);
    } catch {
      // It then lasts as long as the page.
    }
  },
});
