import { useEffect } from 'react';

/** Where a key does what it writes. */
const inField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName));

/**
 * Keys for whoever works through many: each is pressed alone and outside fields, so that none takes a browser's or a
 * screen reader's own. `actions` go by the key's name; a true answer says that there was something to do.
 */
export function useInboxKeys(actions: Readonly<Record<string, () => boolean>>, on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || inField(event.target)) return;
      if (actions[event.key.toLowerCase()]?.()) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [actions, on]);
}
