import type { Form } from './form.ts';
import { endOf, lengthOf, periodOf } from './periods.ts';
import { declined, invalid, missing } from './refusals.ts';
import { bill, cardOf } from './subscription-life.ts';
import type { Subscription, Terms, World } from './world.ts';

/** What a form says that a subscription is to be of. */
export function readTerms(world: World, form: Form, path: readonly string[]): Terms {
  const text = (...names: string[]) => form.text(...path, ...names);
  const product = text('product') ?? '';
  if (!world.products.has(product)) throw missing('product', product, `${path.join('.')}.product`);
  const interval = text('recurring', 'interval');
  if (interval !== 'month' && interval !== 'year')
    throw invalid('The stand-in bills by the month or the year only.');
  return { product, amount: Number(text('unit_amount')), interval };
}

/** Lines of what a change now costs: what isn't used, and the rest of the period or a new one. */
export function prorate(
  world: World,
  subscription: Subscription,
  { endTrial, from, ...terms }: Terms & { endTrial: boolean; from: number },
) {
  const now = world.now();
  const { start, end } = periodOf(subscription);
  if (subscription.trial) {
    if (!endTrial) return { lines: [], end };
    const to = endOf(now, lengthOf(terms));
    return { lines: [{ amount: terms.amount, period: { start: now, end: to } }], end: to };
  }
  const share = (end - from) / (end - start);
  const unused = { amount: -Math.round(subscription.amount * share), period: { start: now, end } };
  if (terms.interval === subscription.interval)
    return {
      lines: [unused, { amount: Math.round(terms.amount * share), period: { start: now, end } }],
      end,
    };
  const to = endOf(now, lengthOf(terms));
  return { lines: [unused, { amount: terms.amount, period: { start: now, end: to } }], end: to };
}

/** Changes what a subscription is of, and charges what that costs now. */
export function changeNow(
  world: World,
  subscription: Subscription,
  {
    metadata,
    endTrial,
    from,
    ...terms
  }: Terms & {
    metadata: Record<string, string>;
    endTrial: boolean;
    from: number;
  },
): void {
  const { lines } = prorate(world, subscription, { ...terms, endTrial, from });
  const due = lines.reduce((sum, { amount }) => sum + amount, 0);
  const card = cardOf(world, subscription)?.card;
  if (due > 0 && card?.outcome) throw declined(card.outcome);
  if (due > 0 && (card === undefined || card.asks))
    throw declined({
      code: 'subscription_payment_intent_requires_action',
      decline_code: 'authentication_required',
      message: 'This payment requires additional user action before it can be completed successfully.',
    });
  const isOnTrial = subscription.trial !== null;
  const restarts = isOnTrial ? endTrial : terms.interval !== subscription.interval;
  Object.assign(subscription, terms);
  Object.assign(subscription.metadata, metadata);
  if (restarts) Object.assign(subscription, { trial: null, anchor: world.now(), months: lengthOf(terms) });
  if (isOnTrial && endTrial) subscription.status = 'active';
  if (due > 0) bill(world, subscription, isOnTrial ? { at: world.now() } : { amount: due, at: world.now() });
}
