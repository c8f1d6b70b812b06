import { periodOf } from './periods.ts';
import { invalid, missing } from './refusals.ts';
import { readTerms } from './subscription-changes.ts';
import { subscriptionOf } from './subscription-life.ts';
import { newId, type Route, type Schedule, type World } from './world.ts';

function scheduleOf(world: World, id: string): Schedule {
  const schedule = world.schedules.get(id);
  if (!schedule) throw missing('subscription_schedule', id, 'schedule', 404);
  return schedule;
}

function shown(world: World, { id, subscription, next }: Schedule) {
  const { start, end } = periodOf(subscriptionOf(world, subscription));
  return {
    id,
    object: 'subscription_schedule',
    status: 'active',
    subscription,
    end_behavior: 'release',
    phases: [
      { start_date: start, end_date: end, items: [] },
      ...(next ? [{ start_date: next.at, end_date: null, items: [] }] : []),
    ],
  };
}

/** As much of subscription schedules as changes a subscription when its period ends. */
export const scheduleRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/subscription_schedules$/,
    takes: ['from_subscription'],
    answer({ world, form }) {
      const subscription = subscriptionOf(world, form.text('from_subscription') ?? '');
      if (subscription.schedule !== null)
        throw invalid('You cannot migrate a subscription that is already attached to a schedule.');
      // Its end would contradict the schedule's.
      const made = { id: newId('sub_sched'), subscription: subscription.id, next: null };
      world.schedules.set(made.id, made);
      subscription.schedule = made.id;
      return shown(world, made);
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/subscription_schedules\/([^/]+)$/,
    takes: [],
    answer: ({ world, id }) => shown(world, scheduleOf(world, id)),
  },
  {
    method: 'POST',
    path: /^\/v1\/subscription_schedules\/([^/]+)\/release$/,
    takes: [],
    answer({ world, id }) {
      const schedule = scheduleOf(world, id);
      const subscription = world.subscriptions.get(schedule.subscription);
      if (subscription?.schedule === id) subscription.schedule = null;
      schedule.next = null;
      return { id, object: 'subscription_schedule', status: 'released', phases: [] };
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/subscription_schedules\/([^/]+)$/,
    takes: ['phases', 'end_behavior', 'proration_behavior'],
    answer({ world, id, form }) {
      const schedule = scheduleOf(world, id);
      const at = form.integer('phases', '0', 'end_date');
      if (at !== periodOf(subscriptionOf(world, schedule.subscription)).end)
        throw invalid('The stand-in changes a subscription when its period ends only.');
      schedule.next = {
        ...readTerms(world, form, ['phases', '1', 'items', '0', 'price_data']),
        metadata: { title: form.text('phases', '1', 'metadata', 'title') ?? '' },
        at,
      };
      return shown(world, schedule);
    },
  },
];
