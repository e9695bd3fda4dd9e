import { useCallback, useRef } from 'react';

interface StoredKey {
  key: string;
  fields: string;
}

/**
 * One key per request, made when it is first sent and kept until it has arrived, so that a double click, a reload or a
 * repeat after a failure is one request. Corrected fields make another request.
 */
export function useSubmissionKey(form: string) {
  const place = `diri_submission:${form}`;
  const sent = useRef<StoredKey | null>(null);
  const keyFor = useCallback(
    (values: Record<string, string>): string => {
      const fields = JSON.stringify(values);
      const known = [sent.current, recall(place)].find(kept => kept?.fields === fields);
      // Only a secure address has randomUUID; elsewhere the gateway makes the key from the fields.
      sent.current = known ?? { key: crypto.randomUUID?.() ?? '', fields };
      remember(place, sent.current);
      return sent.current.key;
    },
    [place],
  );
  const forget = useCallback(() => {
    sent.current = null;
    remember(place, null);
  }, [place]);
  return { keyFor, forget };
}

/** A reload keeps it, another tab does not share it; a browser that stores nothing does without. */
function recall(place: string): StoredKey | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null');
  } catch {
    return null;
  }
}

function remember(place: string, kept: StoredKey | null): void {
  try {
    if (kept) sessionStorage.setItem(place, JSON.stringify(kept));
    else sessionStorage.removeItem(place);
  } catch {
    // The key then lasts as long as the page.
  }
}
