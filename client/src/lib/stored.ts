/** What the browser would not keep, being full or forbidden to: it lasts as long as the page. */
const unkept = new Map<string, string>();
const listeners = new Set<() => void>();

/** What is stored under a key in this browser, or null. */
export function readStored(key: string): string | null {
  const kept = unkept.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or with null forgets it. Never throws. */
export function writeStored(key: string, value: string | null): void {
  unkept.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) unkept.set(key, value);
  }
  for (const listener of listeners) listener();
}

/** Calls when something stored changes, here or in another tab. */
export function subscribeStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A stored text as the JSON it should be, else null: other programs of this origin may have written anything. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
