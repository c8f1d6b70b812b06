import { OperationError, type InputOf } from '@brandwright/contract';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { planOf } from '@brandwright/contract/kernel/plan-catalog.ts';
import { count, dayWords } from '@brandwright/contract/kernel/words.ts';
import { changePlanExtras } from '@brandwright/contract/subscriptions/change-plan-extras.ts';
import { extrasDueWords, extrasWords } from '@brandwright/contract/subscriptions/plan-extras.ts';
import { priceWords } from '@brandwright/contract/subscriptions/subscription-words.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { billingOf, changePlanRow, lockPaidPlan, termsOf } from './plan-subscription.ts';
import { quoteExtras } from './quote-extras.ts';
import { showOverview } from './show-plan.ts';
import { syncPlan } from './sync-plan.ts';

/** Errors: conflict where more is due than was shown. */
async function checkedQuote(context: Context, input: InputOf<typeof changePlanExtras>) {
  const quote = await quoteExtras(context, input);
  const { dueNowMinor, currency } = quote.change;
  if (input.dueNowMinor !== undefined && dueNowMinor > input.dueNowMinor)
    throw new OperationError(
      'conflict',
      `${formatMoney(dueNowMinor, currency)} is due now, more than the ${formatMoney(input.dueNowMinor, currency)} you were shown. Review it again first. Nothing was charged.`,
    );
  return quote;
}

export default implement(changePlanExtras, {
  async run(context, input) {
    const locked = await lockPaidPlan(context);
    const { change, plan } = await checkedQuote(context, input);
    const { to, tier, cycle, isImmediate, dueNowMinor, currency, later, takesEffectAt } = change;
    const billing = billingOf(context);
    await billing.changeSubscription(plan.subscriptionId, {
      ...termsOf(tier, cycle, to),
      ...(isImmediate ? { when: 'NOW', prorateAt: new Date(change.quotedAt) } : { when: 'PERIOD_END' }),
      idempotencyKey: `${context.storeId}:${context.requestId}`,
    });
    const aiCredits = to.monthlyAiCredits === planOf[tier].monthlyAiCredits ? null : to.monthlyAiCredits;
    const kept = await changePlanRow(
      context,
      locked,
      isImmediate
        ? { aiCredits, extraSeats: to.extraSeats }
        : {
            ...{ nextTier: tier, nextCycle: cycle, nextAt: new Date(takesEffectAt) },
            ...{ nextAiCredits: aiCredits, nextExtraSeats: to.extraSeats },
          },
    );
    const now = await billing.getSubscription(kept.subscriptionId);
    const synced = await syncPlan(context, kept, now);
    const price = priceWords(later.amountMinor, currency, cycle);
    const done = isImmediate
      ? `${plan.title} now comes with ${extrasWords(to)}. ${dueNowMinor > 0 ? `Charged ${formatMoney(dueNowMinor, currency)} now, then` : 'It’s'} ${price} from ${dayWords(later.at)}.`
      : `From ${dayWords(takesEffectAt)} ${plan.title} comes with ${extrasWords(to)}, for ${price}.`;
    return {
      output: { ...showOverview(context, synced, now), change: done },
      subject: { kind: 'plan', id: plan.id },
    };
  },
  async prepare(context, input) {
    const { change } = await checkedQuote(context, input);
    const { from, to, title, currency, dueNowMinor, isImmediate, takesEffectAt, card } = change;
    const due = formatMoney(dueNowMinor, currency);
    return {
      input: {
        ...{ monthlyAiCredits: to.monthlyAiCredits, seats: { inAll: to.extraSeats } },
        ...{ quotedAt: change.quotedAt, dueNowMinor },
      },
      preview: {
        verb: dueNowMinor > 0 ? `Pay ${due}` : 'Change the plan',
        what: `${title} comes with ${extrasWords(to)} ${isImmediate ? 'from now' : `from ${dayWords(takesEffectAt)}`}, in place of ${extrasWords(from)}.`,
        toWhom: null,
        cost: `${extrasDueWords(change)}${card && dueNowMinor > 0 ? `, on ${card}` : ''}.`,
        irreversible: dueNowMinor > 0 ? 'The charge isn’t refunded if you go back.' : null,
        values: [
          { label: 'AI credits a month', value: to.monthlyAiCredits.toLocaleString('en-US') },
          { label: 'Extra seats', value: String(to.extraSeats) },
          { label: 'Due now', value: dueNowMinor > 0 ? due : 'Nothing' },
          {
            label: 'Later',
            value: `${priceWords(change.later.amountMinor, currency, change.cycle)} from ${dayWords(change.later.at)}`,
          },
        ],
        warnings:
          to.extraSeats < from.extraSeats
            ? [
                `${count(from.extraSeats - to.extraSeats, 'seat')} fewer: everyone stays, but new people may not fit.`,
              ]
            : [],
      },
    };
  },
});
