import { still } from '../../lib/still.tsx';

/** Editors' HTML, dressed as `Prose` dresses it, which stands in the page as the server drew it. */
export const StillProse = still(async () => (await import('./Prose.tsx')).Prose);
