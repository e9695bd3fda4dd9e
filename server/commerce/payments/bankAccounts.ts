import type { Scope } from '../../cache/scope.ts';
import type { BankAccount, Config } from '../../config.ts';
import type { Shop } from '../../upstreams/shop/shop.ts';

interface AccountsOptions {
  readonly shop: Pick<Shop, 'plugin'>;
  readonly scope: Scope;
  readonly config: Config;
}

/** Where buyers pay by bank transfer: as the shop has it where our plugin tells, else as configured. */
export async function bankAccounts({ shop, scope, config }: AccountsOptions): Promise<readonly BankAccount[]> {
  const accounts = (await shop.plugin.read(scope))?.bank_accounts ?? [];
  if (!accounts.length) return config.site.bankAccounts;
  return accounts.map(({ account_name, bank_name, account_number, sort_code, iban, bic }) => ({
    holder: account_name,
    bank: bank_name,
    number: account_number,
    branchCode: sort_code,
    iban,
    bic,
  }));
}
