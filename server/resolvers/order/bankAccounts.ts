import type { BankAccount } from '../../config.ts';
import type { Context } from '../../context/context.ts';

/** Where buyers pay by bank transfer: as the shop has it where our plugin tells, else as configured. */
export async function bankAccounts({ shop, scope, config }: Context): Promise<readonly BankAccount[]> {
  const told = (await shop.plugin.read(scope))?.bank_accounts ?? [];
  if (!told.length) return config.site.bankAccounts;
  return told.map(({ account_name, bank_name, account_number, sort_code, iban, bic }) => ({
    ...{ holder: account_name, bank: bank_name, number: account_number, branchCode: sort_code, iban, bic },
  }));
}
