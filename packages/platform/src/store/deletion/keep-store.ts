import { OperationError } from '@brandwright/contract';
import { dayWords } from '@brandwright/contract/kernel/words.ts';
import { keepStore } from '@brandwright/contract/store/deletion/keep-store.ts';
import { priceWords } from '@brandwright/contract/subscriptions/subscription-words.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { readStoreRow } from '../profile.ts';
import { mailStoreDeletion } from './mail-store-deletion.ts';
import { keepPlan, planToKeep } from './plan-of-deletion.ts';
import { findDeletion, forgetDeletion, lockDeletion, type DeletionRow } from './read-deletion.ts';

function refuseNone(): never {
  throw new OperationError('conflict', 'The store isn’t set to be deleted, so there’s nothing to call off.');
}

/** The plan that keeping the store keeps; undefined where there is none, or it has ended meanwhile. */
const planBehind = async (context: Context, { endedPlan }: DeletionRow) =>
  endedPlan ? planToKeep(context) : undefined;

export default implement(keepStore, {
  async run(context) {
    const row = (await lockDeletion(context)) ?? refuseNone();
    const { name } = await readStoreRow(context);
    const plan = await planBehind(context, row);
    if (plan) await keepPlan(context);
    await forgetDeletion(context);
    await context.jobs.enqueue(mailStoreDeletion.name, { kind: 'KEPT', changeId: context.requestId });
    return {
      output: { storeName: name, planGoesOn: plan !== undefined, planName: plan?.title ?? null },
      subject: { kind: 'store', id: context.storeId },
    };
  },
  async prepare(context) {
    const row = (await findDeletion(context)) ?? refuseNone();
    const { name } = await readStoreRow(context);
    const plan = await planBehind(context, row);
    const later = plan
      ? `${priceWords(plan.amountMinor, plan.currency, plan.cycle)} from ${dayWords(plan.currentPeriodEnd)}`
      : null;
    return {
      input: {},
      preview: {
        verb: 'Keep the store',
        what: `Keeps ${name}: it won’t be deleted on ${dayWords(row.deletesAt.toISOString())}.`,
        toWhom: null,
        cost: later === null ? 'Nothing.' : `Nothing now, then ${later} for ${plan?.title ?? 'the plan'}.`,
        irreversible: null,
        values: [
          { label: 'Plan', value: plan ? `${plan.title} goes on` : 'Stays as it is' },
          { label: 'Due now', value: 'Nothing' },
          ...(later === null ? [] : [{ label: 'Later', value: later }]),
        ],
        warnings: [],
      },
    };
  },
});
