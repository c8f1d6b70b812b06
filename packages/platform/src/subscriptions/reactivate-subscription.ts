import { OperationError, type InputOf } from '@brandwright/contract';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { dayWords } from '@brandwright/contract/kernel/words.ts';
import { reactivateSubscription } from '@brandwright/contract/subscriptions/reactivate-subscription.ts';
import { priceWords } from '@brandwright/contract/subscriptions/subscription-words.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { billingOf, changePlanRow, findPaidPlan, lockPaidPlan, type KnownPlan } from './plan-subscription.ts';
import { quoteChange } from './quote-change.ts';
import { showOverview } from './show-plan.ts';
import { startSubscription } from './start-subscription.ts';
import { endSurvey } from './survey-rows.ts';
import { syncPlan } from './sync-plan.ts';

/** What bringing it back takes: to keep it, or to subscribe to the same again. Errors: conflict. */
async function wayBack(
  context: Context,
  plan: KnownPlan,
  { quotedAt, dueNowMinor }: InputOf<typeof reactivateSubscription>,
) {
  const bank = await billingOf(context).getSubscription(plan.subscriptionId);
  if (bank.status === 'canceled') {
    const { change } = await quoteChange(context, {
      tier: plan.tier,
      cycle: plan.cycle,
      trialOff: true,
      quotedAt,
    });
    if (dueNowMinor !== undefined && change.dueNowMinor > dueNowMinor)
      throw new OperationError(
        'conflict',
        'The price has changed since it was shown. Review it again first.',
      );
    return { kind: 'AGAIN' as const, bank, change };
  }
  if (bank.cancelsAtPeriodEnd || bank.next !== null) return { kind: 'KEEP' as const, bank };
  throw new OperationError(
    'conflict',
    bank.pausedAt === null
      ? `${plan.title} is active, and it isn’t set to end or change.`
      : `${plan.title} is paused. Resume it instead.`,
  );
}

export default implement(reactivateSubscription, {
  async run(context, input) {
    const plan = await lockPaidPlan(context);
    const way = await wayBack(context, plan, input);
    const billing = billingOf(context);
    if (way.kind === 'KEEP') await billing.keepSubscription(plan.subscriptionId);
    const kept =
      way.kind === 'KEEP'
        ? await changePlanRow(context, plan, { nextTier: null, nextCycle: null, nextAt: null })
        : await startSubscription(context, plan, { change: way.change, card: undefined });
    await endSurvey(context, 'KEPT');
    const bank = await billing.getSubscription(kept.subscriptionId);
    const synced = await syncPlan(context, kept, bank);
    const price = priceWords(bank.amountMinor, bank.currency, kept.cycle);
    const change =
      way.kind === 'KEEP'
        ? `${kept.title} continues: it renews on ${dayWords(bank.currentPeriodEnd)} at ${price}.`
        : `Subscribed to ${kept.title} again. Charged ${formatMoney(bank.amountMinor, bank.currency)}; it renews on ${dayWords(bank.currentPeriodEnd)}.`;
    return {
      output: { ...showOverview(context, synced, bank), change },
      subject: { kind: 'plan', id: plan.id },
    };
  },
  async prepare(context, input) {
    const plan = await findPaidPlan(context);
    const way = await wayBack(context, plan, input);
    const price = priceWords(way.bank.amountMinor, way.bank.currency, plan.cycle);
    if (way.kind === 'KEEP') {
      const later = `${price} from ${dayWords(way.bank.currentPeriodEnd)}`;
      return {
        input,
        preview: {
          verb: 'Keep the plan',
          what: `Keeps ${plan.title} as it is: it won’t end or change on ${dayWords(way.bank.currentPeriodEnd)}.`,
          toWhom: null,
          cost: `Nothing now, then ${later}.`,
          irreversible: null,
          values: [
            { label: 'Plan', value: plan.title },
            { label: 'Due now', value: 'Nothing' },
            { label: 'Later', value: later },
          ],
          warnings: [],
        },
      };
    }
    const { change } = way;
    const due = formatMoney(change.dueNowMinor, change.currency);
    const later = change.later
      ? `${priceWords(change.later.amountMinor, change.currency, change.to.cycle)} from ${dayWords(change.later.at)}`
      : 'Nothing';
    return {
      input: { quotedAt: change.quotedAt, dueNowMinor: change.dueNowMinor },
      preview: {
        verb: `Pay ${due}`,
        what: `Subscribes to ${plan.title} again, starting now.`,
        toWhom: null,
        cost: `${due} now${change.card ? ` on ${change.card}` : ''}, then ${later}.`,
        irreversible: 'The charge isn’t refunded.',
        values: [
          { label: 'Plan', value: plan.title },
          { label: 'Due now', value: due },
          { label: 'Later', value: later },
        ],
        warnings: [],
      },
    };
  },
});
