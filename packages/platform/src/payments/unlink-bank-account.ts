import { OperationError } from '@brandwright/contract';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { dayWords } from '@brandwright/contract/kernel/words.ts';
import { payoutStatuses, payoutTransitions } from '@brandwright/contract/payments/enums.ts';
import { unlinkBankAccount } from '@brandwright/contract/payments/unlink-bank-account.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { endBankAccess } from './bank-access.ts';
import { bankAccountName, findBankAccount, linkedAccounts, type BankAccountRow } from './bank-accounts.ts';
import { bankAccounts, payouts } from './tables.ts';

const underWay = payoutStatuses.filter((status) => payoutTransitions[status].length > 0);

/** Refuses while money is on its way to the account. */
async function refusePaidOut(context: Context, account: BankAccountRow): Promise<void> {
  const [coming] = await context.db
    .select()
    .from(payouts)
    .where(
      and(
        eq(payouts.storeId, context.storeId),
        eq(payouts.bankAccountId, account.id),
        inArray(payouts.status, underWay),
      ),
    )
    .orderBy(payouts.arrivesOn)
    .limit(1);
  if (!coming) return;
  throw new OperationError(
    'conflict',
    `A payout of ${formatMoney(coming.amountMinor, coming.currency)} to ${bankAccountName(account)} is on its way and should arrive by ${dayWords(coming.arrivesOn)}. Unlink the account once it has arrived.`,
  );
}

export default implement(unlinkBankAccount, {
  async run(context, { bankAccountId }) {
    const found = await findBankAccount(context, bankAccountId);
    const ofId = and(eq(bankAccounts.storeId, context.storeId), eq(bankAccounts.id, found.id));
    // A payout that begins meanwhile holds the row.
    const [account] = await context.db.select().from(bankAccounts).where(ofId).for('update');
    if (!account || account.removedAt !== null)
      throw new OperationError('conflict', `${bankAccountName(found)} has been unlinked already.`);
    await refusePaidOut(context, account);
    const removed = (await linkedAccounts(context)).find((one) => one.bankAccountId === account.id);
    if (!removed)
      throw new OperationError('not_found', 'That bank account isn’t linked. Look at your bank accounts.');
    await context.db
      .update(bankAccounts)
      .set({ removedAt: context.clock.now(), sealedAccess: null })
      .where(ofId);
    // Last, and again without harm: what has ended at the bank may not be undone here.
    await endBankAccess(context, account);
    return {
      output: { removed, accounts: await linkedAccounts(context) },
      subject: { kind: 'bank_account', id: account.id },
    };
  },
  async prepare(context, { bankAccountId }) {
    const account = await findBankAccount(context, bankAccountId);
    await refusePaidOut(context, account);
    const linked = await linkedAccounts(context);
    const isForPayouts = linked.find((one) => one.bankAccountId === account.id)?.isForPayouts === true;
    const next = linked.find((one) => one.bankAccountId !== account.id);
    const name = bankAccountName(account);
    return {
      input: { bankAccountId: account.id },
      preview: {
        verb: `Unlink ${name}`,
        what: `Takes ${name} off, and ends the access to the bank.`,
        toWhom: account.bankName,
        cost: null,
        irreversible: 'To use it again it has to be linked again, in the bank’s own sign-in.',
        values: [
          { label: 'Bank account', value: `${name} (${account.accountName})` },
          ...(isForPayouts && next ? [{ label: 'Payouts go to', value: next.name }] : []),
        ],
        warnings: isForPayouts
          ? [
              next
                ? `Payouts go to it. They will go to ${next.name} instead.`
                : 'It’s the only bank account. Payouts wait until another is linked.',
            ]
          : [],
      },
    };
  },
});
