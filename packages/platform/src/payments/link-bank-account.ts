import { OperationError } from '@brandwright/contract';
import { linkBankAccount } from '@brandwright/contract/payments/link-bank-account.ts';
import { randomUUID } from 'node:crypto';
import { implement } from '../kernel/request/implementation.ts';
import { sealAccess } from './bank-access.ts';
import { bankAccountName, linkedAccounts } from './bank-accounts.ts';
import { bankAccounts } from './tables.ts';

export default implement(linkBankAccount, {
  async run(context, input) {
    const { bankLinks } = context.providers;
    const { access, ...account } = await bankLinks.linkAccount(input);
    const id = randomUUID();
    const kept = await context.db
      .insert(bankAccounts)
      .values({
        storeId: context.storeId,
        id,
        link: bankLinks.kind,
        ...account,
        sealedAccess: access === null ? null : sealAccess(context, id, access),
        linkedAt: context.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: bankAccounts.id });
    if (kept.length === 0)
      throw new OperationError('conflict', `${bankAccountName(account)} is linked already.`);
    const linked = (await linkedAccounts(context)).find(({ bankAccountId }) => bankAccountId === id);
    if (!linked) throw new OperationError('internal', 'The account couldn’t be kept. Try again.');
    return { output: linked, subject: { kind: 'bank_account', id } };
  },
});
