import type { Route } from '../../rest/route.ts';
import { refuseList } from './shop.ts';

/** The versions this service behaves like. */
const environment = { version: '10.9.4', wp_version: '6.9.7' };

export const systemStatus = (): Route[] => [
  { path: '/wc/v3/system_status', GET: { permit: refuseList, answer: () => ({ body: { environment } }) } },
];
