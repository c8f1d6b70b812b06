import { OperationError } from '@brandwright/contract';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { count, dayWords } from '@brandwright/contract/kernel/words.ts';
import { acceptRetentionOffer } from '@brandwright/contract/subscriptions/accept-retention-offer.ts';
import type { Subscription } from '@brandwright/providers';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { billingOf, changePlanRow, findPaidPlan, lockPaidPlan, type KnownPlan } from './plan-subscription.ts';
import { showOverview } from './show-plan.ts';
import { endSurvey, mayHaveOffer, offerOf } from './survey-rows.ts';
import { syncPlan } from './sync-plan.ts';

function refuseOffer(context: Context, plan: KnownPlan, bank: Subscription): void {
  if (mayHaveOffer(context, plan, bank)) return;
  throw new OperationError('conflict', 'You can take 40% off once a year, on an active plan.');
}

const offWords = (bank: Subscription): string => {
  const { percentOff, invoices } = offerOf(bank);
  const off = Math.round((bank.amountMinor * (100 - percentOff)) / 100);
  return `${formatMoney(off, bank.currency)} instead of ${formatMoney(bank.amountMinor, bank.currency)} for the next ${count(invoices, 'invoice')}`;
};

export default implement(acceptRetentionOffer, {
  async run(context) {
    const plan = await lockPaidPlan(context);
    const billing = billingOf(context);
    const before = await billing.getSubscription(plan.subscriptionId);
    refuseOffer(context, plan, before);
    const bank = await billing.discountSubscription(plan.subscriptionId, {
      ...offerOf(before),
      idempotencyKey: `${context.storeId}:${context.requestId}`,
    });
    const noted = await changePlanRow(context, plan, { offeredAt: context.clock.now() });
    await endSurvey(context, 'KEPT');
    const synced = await syncPlan(context, noted, bank);
    return {
      output: {
        ...showOverview(context, synced, bank),
        change: `${plan.title} stays at ${offWords(before)}, from ${dayWords(bank.currentPeriodEnd)}.`,
      },
      subject: { kind: 'plan', id: plan.id },
    };
  },
  async prepare(context, input) {
    const plan = await findPaidPlan(context);
    const bank = await billingOf(context).getSubscription(plan.subscriptionId);
    refuseOffer(context, plan, bank);
    return {
      input,
      preview: {
        verb: 'Take 40% off',
        what: `Keeps ${plan.title} at ${offWords(bank)}.`,
        toWhom: null,
        cost: 'Nothing now.',
        irreversible: null,
        values: [{ label: 'From', value: dayWords(bank.currentPeriodEnd) }],
        warnings: [],
      },
    };
  },
});
