import { prorate, readTerms } from './subscription-changes.ts';
import { subscriptionOf } from './subscription-life.ts';
import type { Route } from './world.ts';

/** What a change of a subscription would bill. */
export const previewRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/invoices\/create_preview$/,
    takes: ['subscription', 'subscription_details'],
    answer({ world, form }) {
      const subscription = subscriptionOf(world, form.text('subscription') ?? '');
      const terms = readTerms(world, form, ['subscription_details', 'items', '0', 'price_data']);
      const endTrial = form.text('subscription_details', 'trial_end') === 'now';
      const from = form.integer('subscription_details', 'proration_date') ?? world.now();
      const { lines } = prorate(world, subscription, { ...terms, endTrial, from });
      const due = lines.reduce((sum, { amount }) => sum + amount, 0);
      return {
        id: 'upcoming',
        object: 'invoice',
        currency: subscription.currency,
        amount_due: Math.max(0, due),
        lines: { object: 'list', has_more: false, data: lines },
      };
    },
  },
];
