import { listBankAccounts } from '@brandwright/contract/payments/list-bank-accounts.ts';
import { implement } from '../kernel/request/implementation.ts';
import { linkedAccounts } from './bank-accounts.ts';

export default implement(listBankAccounts, {
  run: async (context) => ({ output: { accounts: await linkedAccounts(context) } }),
});
