import { useCallback, useRef } from 'react';

/**
 * One key per request, made when it is first sent and kept until it has arrived, so that a double click or a repeat
 * after a failure is one request. Corrected fields make another request.
 */
export function useSubmissionKey() {
  const kept = useRef<{ key: string; fields: string } | null>(null);
  const keyFor = useCallback((values: Record<string, string>): string => {
    const fields = JSON.stringify(values);
    // Only a secure address has randomUUID; elsewhere the gateway makes the key from the fields.
    if (kept.current?.fields !== fields) kept.current = { key: crypto.randomUUID?.() ?? '', fields };
    return kept.current.key;
  }, []);
  const forget = useCallback(() => {
    kept.current = null;
  }, []);
  return { keyFor, forget };
}
