import { OperationError } from '@brandwright/contract';
import { dayWords } from '@brandwright/contract/kernel/words.ts';
import { deletionDays, lostWords } from '@brandwright/contract/store/deletion/entities.ts';
import { scheduleStoreDeletion } from '@brandwright/contract/store/deletion/schedule-store-deletion.ts';
import { dayMs } from '../../kernel/data/days.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { requirePassword } from '../bank-info/require-password.ts';
import { needPerson } from '../account/own-sessions.ts';
import { readStoreRow } from '../profile.ts';
import { mailStoreDeletion } from './mail-store-deletion.ts';
import { endPlan } from './plan-of-deletion.ts';
import { lockDeletion, readDeletion } from './read-deletion.ts';
import { storeDeletions } from './tables.ts';

/** Spaces and capitals aside, it has to be the name. */
const plain = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

async function refuseWrongName(context: Context, typed: string): Promise<void> {
  const { name } = await readStoreRow(context);
  if (plain(typed) === plain(name)) return;
  const message = `Type the store’s name as it is: ${name}.`;
  throw new OperationError('bad_input', message, [{ path: 'storeName', message }]);
}

async function refuseSecond(context: Context): Promise<void> {
  const row = await lockDeletion(context);
  if (row)
    throw new OperationError(
      'conflict',
      `The store is already set to be deleted on ${dayWords(row.deletesAt.toISOString())}.`,
    );
}

export default implement(scheduleStoreDeletion, {
  async run(context, { storeName, password }) {
    const person = needPerson(context);
    await refuseSecond(context);
    await refuseWrongName(context, storeName);
    await requirePassword(
      context,
      password,
      'You log in with Google and have no password here. Use “Forgot your password?” on the login page to set one first.',
    );
    const now = context.clock.now();
    await context.db.insert(storeDeletions).values({
      ...{ storeId: context.storeId, id: context.storeId, scheduledAt: now },
      ...{ scheduledBy: person.userId, scheduledByName: person.name },
      deletesAt: new Date(now.getTime() + deletionDays * dayMs),
      endedPlan: await endPlan(context, 'PERIOD_END'),
    });
    await context.jobs.enqueue(mailStoreDeletion.name, { kind: 'SCHEDULED', changeId: context.requestId });
    return { output: await readDeletion(context), subject: { kind: 'store', id: context.storeId } };
  },
  async prepare(context, input) {
    // A pending action would keep the password.
    if (context.via !== 'hand')
      throw new OperationError(
        'forbidden',
        'A store is deleted on its screen only, because that needs your password: Account, Data.',
      );
    const deletion = await readDeletion(context);
    return {
      input,
      preview: {
        verb: 'Delete the store',
        what: `Deletes ${deletion.storeName} in ${deletionDays} days, with ${lostWords(deletion)}.`,
        toWhom: 'The owners are told by email.',
        cost: null,
        irreversible: `You can keep the store for ${deletionDays} days. After that nothing can be brought back.`,
        values: [],
        warnings: [],
      },
    };
  },
});
