import { OperationError, type PlanTier } from '@brandwright/contract';
import { count } from '@brandwright/contract/kernel/words.ts';
import {
  extrasUnder,
  planCurrency,
  planOf,
  priceOf,
  trialDays,
  type BillingCycle,
} from '@brandwright/contract/kernel/plan-catalog.ts';
import type { PlanChange } from '@brandwright/contract/subscriptions/entities.ts';
import { effectOfChange, kindOfChange, quoteHours } from '@brandwright/contract/subscriptions/rules.ts';
import { listTeam } from '@brandwright/contract/team/list-team.ts';
import type { Subscription } from '@brandwright/providers';
import { dayMs } from '../kernel/data/days.ts';
import { cardName, cardToPayWith } from '../kernel/payments/cards.ts';
import type { Context } from '../kernel/request/context.ts';
import { comparePlans } from './compare-plans.ts';
import { monthsAfter } from './months-after.ts';
import { billingOf, extrasOf, findPlan, readStore, termsOf, type KnownPlan } from './plan-subscription.ts';
import { asOfNow } from './sync-plan.ts';

export interface Asked {
  tier?: PlanTier | undefined;
  cycle?: BillingCycle | undefined;
  trialOff: boolean;
  card?: string | undefined;
  quotedAt?: string | undefined;
}

/** What changes, as the bank is to be asked, beside what is shown of it. */
export interface Quote {
  change: PlanChange;
  plan: KnownPlan | undefined;
  bank: Subscription | undefined;
}

/** What the words of a refusal say that stands in the way of a change. */
export function refuseStanding(bank: Subscription, title: string): void {
  if (bank.pausedAt !== null)
    throw new OperationError('conflict', `${title} is paused. Resume it first, then change it.`);
  if (bank.status === 'past_due' || bank.status === 'unpaid' || bank.status === 'incomplete')
    throw new OperationError(
      'conflict',
      `The last invoice of ${title} isn’t paid. Pay it under Account, Plan and billing, then change the plan.`,
    );
}

/** The instant that a quote is for: the one that was shown, as long as it holds. Errors: conflict. */
export function quotedAtOf(context: Context, quotedAt: string | undefined): Date {
  const now = context.clock.now();
  if (quotedAt === undefined) return now;
  const at = new Date(quotedAt);
  if (at > now || now.getTime() - at.getTime() > quoteHours * 3_600_000)
    throw new OperationError('conflict', 'That price is out of date. Review it again first.');
  return at;
}

/** What a change would charge now and later. Errors: conflict, not_found for a card. */
export async function quoteChange(context: Context, asked: Asked): Promise<Quote> {
  const found = await findPlan(context);
  const bank = found && (await billingOf(context).getSubscription(found.subscriptionId));
  const plan = found && bank && asOfNow(context, found, bank);
  const quotedAt = quotedAtOf(context, asked.quotedAt);
  const base =
    plan && bank && bank.status !== 'canceled'
      ? await quoteOfRunning(context, { plan, bank, asked, quotedAt })
      : await quoteOfNew(context, { plan, asked, quotedAt });
  const warnings = [
    ...(await seatWarnings(
      context,
      base.to.tier,
      plan ? extrasUnder(base.to.tier, plan.tier, extrasOf(plan)).extraSeats : 0,
    )),
    ...creditWarnings(plan, base),
  ];
  return {
    change: {
      ...base,
      currency: bank?.currency ?? planCurrency,
      ...comparePlans(base.from.tier, base.to.tier),
      warnings,
      quotedAt: quotedAt.toISOString(),
    },
    plan,
    bank,
  };
}

type Terms = Omit<PlanChange, 'currency' | 'gains' | 'loses' | 'warnings' | 'quotedAt'>;

async function quoteOfNew(
  context: Context,
  { plan, asked, quotedAt }: { plan: KnownPlan | undefined; asked: Asked; quotedAt: Date },
): Promise<Terms> {
  const current = plan ? 'TIER_1' : (await readStore(context)).tier;
  const tier = asked.tier ?? (plan ? plan.tier : current);
  const cycle = asked.cycle ?? plan?.cycle ?? 'MONTHLY';
  const from = { tier: current, title: planOf[current].name, cycle: null };
  const to = { tier, title: planOf[tier].name, cycle };
  if (tier === 'TIER_1' || (!plan && tier === current))
    return { ...nothingDue(quotedAt), kind: 'SAME', from, to };
  const isTrial = !plan && !asked.trialOff;
  const amountMinor = priceOf(tier, cycle);
  const firstAt = isTrial ? new Date(quotedAt.getTime() + trialDays * dayMs) : quotedAt;
  const laterAt = isTrial ? firstAt : monthsAfter(firstAt, cycle === 'YEARLY' ? 12 : 1);
  const card = await cardToPayWith(context, asked.card).catch((error: unknown) => {
    // A price is shown to whoever has no card yet as well.
    if (asked.card === undefined && error instanceof OperationError) return undefined;
    throw error;
  });
  return {
    kind: 'SUBSCRIBE',
    from,
    to,
    takesEffectAt: quotedAt.toISOString(),
    isImmediate: true,
    dueNowMinor: isTrial ? 0 : amountMinor,
    chargeMinor: isTrial ? 0 : amountMinor,
    creditMinor: 0,
    later: { amountMinor, at: laterAt.toISOString() },
    trialDays: isTrial ? trialDays : null,
    card: card ? cardName(card) : null,
  };
}

async function quoteOfRunning(
  context: Context,
  { plan, bank, asked, quotedAt }: { plan: KnownPlan; bank: Subscription; asked: Asked; quotedAt: Date },
): Promise<Terms> {
  const from = { tier: plan.tier, title: plan.title, cycle: plan.cycle };
  const tier = asked.tier ?? plan.tier;
  const cycle = asked.cycle ?? plan.cycle;
  const to = { tier, title: planOf[tier].name, cycle };
  const card = await ownCard(context);
  const kind = kindOfChange(plan, to);
  if (kind === 'CANCEL')
    return {
      ...nothingDue(new Date(bank.currentPeriodEnd)),
      kind,
      from,
      to,
      isImmediate: false,
      later: null,
    };
  const endTrial = bank.status === 'trialing' && asked.trialOff;
  if (kind === 'SAME' && !endTrial)
    return {
      ...nothingDue(quotedAt),
      kind,
      from,
      to,
      later: bank.cancelsAtPeriodEnd ? null : { amountMinor: bank.amountMinor, at: bank.currentPeriodEnd },
    };
  refuseStanding(bank, plan.title);
  const terms = termsOf(tier, cycle, extrasUnder(tier, plan.tier, extrasOf(plan)));
  const effect = effectOfChange(plan, to);
  // Nothing was paid on trial, so nothing has to be used up first.
  if (effect === 'PERIOD_END' && bank.status !== 'trialing')
    return {
      ...nothingDue(new Date(bank.currentPeriodEnd)),
      kind,
      from,
      to,
      isImmediate: false,
      later: { amountMinor: terms.amountMinor, at: bank.currentPeriodEnd },
      card,
    };
  const charge = await billingOf(context).previewChange(plan.subscriptionId, {
    ...terms,
    endTrial,
    prorateAt: quotedAt < new Date(bank.currentPeriodStart) ? context.clock.now() : quotedAt,
  });
  return {
    kind: endTrial && kind === 'SAME' ? 'END_TRIAL' : kind,
    from,
    to,
    takesEffectAt: quotedAt.toISOString(),
    isImmediate: true,
    dueNowMinor: charge.dueNowMinor,
    chargeMinor: charge.chargeMinor,
    creditMinor: charge.creditMinor,
    later: { amountMinor: terms.amountMinor, at: charge.periodEnd },
    trialDays: null,
    card,
  };
}

const nothingDue = (at: Date) => ({
  takesEffectAt: at.toISOString(),
  isImmediate: true,
  dueNowMinor: 0,
  chargeMinor: 0,
  creditMinor: 0,
  later: null,
  trialDays: null,
  card: null,
});

export async function ownCard(context: Context): Promise<string | null> {
  try {
    return cardName(await cardToPayWith(context, undefined));
  } catch (error) {
    if (error instanceof OperationError) return null;
    throw error;
  }
}

/** AI credits that are paid for beside one plan aren't beside another. */
function creditWarnings(
  plan: KnownPlan | undefined,
  { kind, to }: Pick<PlanChange, 'kind' | 'to'>,
): string[] {
  if (!plan || plan.aiCredits === null || kind === 'SUBSCRIBE' || to.tier === plan.tier) return [];
  const { name, monthlyAiCredits } = planOf[to.tier];
  return [
    `The ${count(plan.aiCredits, 'AI credit')} a month that you pay for become the ${monthlyAiCredits.toLocaleString('en-US')} that ${name} includes.`,
  ];
}

/** A plan with too few seats is worth a word: nobody is put out of the team, and nobody new can come in. */
async function seatWarnings(context: Context, tier: PlanTier, extra: number): Promise<string[]> {
  if (context.actor.kind !== 'user') return [];
  const { seats } = await context.call(listTeam, {});
  const { name } = planOf[tier];
  const limit = planOf[tier].seats + extra;
  if (seats.used <= limit) return [];
  return [
    `${name} has ${count(limit, 'seat')} and ${seats.used} are taken. Everyone stays, but you can’t invite anyone new.`,
  ];
}
