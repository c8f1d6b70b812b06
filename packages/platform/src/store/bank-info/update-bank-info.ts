import { updateBankInfo } from '@brandwright/contract/store/bank-info/update-bank-info.ts';
import { sealText } from '@brandwright/providers/keyring/sealed-text.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { tellPeople } from '../../kernel/notifications/tell-people.ts';
import { nameOfActor } from '../../kernel/request/name-of-actor.ts';
import { mailBankInfoChanged } from './mail-bank-info-changed.ts';
import { requirePassword } from './require-password.ts';
import { toBankInfo } from './show-bank-info.ts';
import { storeBankInfo } from './tables.ts';

export default implement(updateBankInfo, {
  async run(context, { password, routingNumber, accountNumber, ...shown }) {
    await requirePassword(
      context,
      password,
      'You log in with Google and have no password here. Ask an owner or admin who has one to change the bank details.',
    );
    const updatedAt = context.clock.now();
    const values = {
      ...shown,
      routingEnding: routingNumber.slice(-4),
      accountEnding: accountNumber.slice(-4),
      sealed: sealText(
        context.providers.keyring.key('bank-info'),
        JSON.stringify({ routingNumber, accountNumber }),
        `bank-info ${context.storeId}`,
      ),
      updatedAt,
      updatedBy: nameOfActor(context),
    };
    const [row] = await context.db
      .insert(storeBankInfo)
      .values({ storeId: context.storeId, id: context.storeId, ...values })
      .onConflictDoUpdate({ target: [storeBankInfo.storeId, storeBankInfo.id], set: values })
      .returning();
    await context.jobs.enqueue(mailBankInfoChanged.name, { updatedAt: updatedAt.toISOString() });
    await tellPeople(context, {
      kind: 'SECURITY',
      key: `bank-info:${updatedAt.toISOString()}`,
      title: 'The bank details for payouts were changed',
      detail: `By ${nameOfActor(context)}.`,
      path: '/account-info?tab=store',
      isMailed: true,
    });
    return { output: toBankInfo(row), subject: { kind: 'store', id: context.storeId } };
  },
});
