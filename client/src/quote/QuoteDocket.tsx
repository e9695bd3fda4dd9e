import { still } from '../lib/still.tsx';

export const QuoteDocket = still(async () => (await import('./DrawnDocket.tsx')).DrawnDocket);
