import type { Rest } from '../../rest/rest.ts';
import type { Route } from '../../rest/route.ts';
import { refuseList } from './shop.ts';

const ACCOUNTS = [
  {
    account_name: 'Diri Labels (Pty) Ltd',
    account_number: '62 000 000 017',
    bank_name: 'Example Bank, Rosebank',
    sort_code: '000 250',
    iban: '',
    bic: '',
  },
];

/** What our plugin adds to a shop: where it leads a buyer back to, and the accounts of a bank transfer. */
export const pluginFacts = (rest: Rest): Route[] => [
  {
    path: '/diri/v1/shop',
    GET: { permit: refuseList, answer: () => ({ body: { site: rest.siteUrl, bank_accounts: ACCOUNTS } }) },
  },
];
