import type { BankAccount } from '../../config.ts';
import type { Context } from '../../context/context.ts';

/** Where buyers pay by bank transfer: as the shop has it where our plugin tells, else as configured. */
export async function bankAccounts({ shop, scope, config }: Context): Promise<readonly BankAccount[]> {
  const accounts = (await shop.plugin.read(scope))?.bank_accounts ?? [];
  if (!accounts.length) return config.site.bankAccounts;
  return accounts.map(({ account_name, bank_name, account_number, sort_code, iban, bic }) => ({
    ...{ holder: account_name, bank: bank_name, number: account_number, branchCode: sort_code, iban, bic },
  }));
}
