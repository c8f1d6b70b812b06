import { eq } from 'drizzle-orm';
import { declareFeedSource } from '../kernel/records/feed.ts';
import { stores } from './tables.ts';

/** States of a subscription in which the store is about to lose its plan, in words. */
const troubles: Readonly<Record<string, string>> = {
  past_due: 'The last payment for your plan failed',
  unpaid: 'Your plan is unpaid',
  incomplete: 'The payment for your plan wasn’t completed',
  paused: 'Your plan is paused',
};

export const subscriptionTrouble = declareFeedSource({
  name: 'subscription_trouble',
  kind: 'LIMIT',
  words: ['subscription', 'plan'],
  async read(context) {
    const [store] = await context.db.select().from(stores).where(eq(stores.id, context.storeId));
    const status = store?.blueprintSubscriptionStatus ?? '';
    const title = troubles[status];
    if (!store || title === undefined) return [];
    const resumesAt = store.blueprintSubscriptionResumesAt;
    return [
      {
        key: 'plan',
        weight: { urgency: status === 'paused' ? 'SOON' : 'NOW' },
        title,
        ...(resumesAt === null ? {} : { detail: `It resumes on ${resumesAt.toISOString().slice(0, 10)}.` }),
        records: [],
        recordCount: 0,
        figures: [],
        say: 'What plan am I on?',
        sayLabel: 'See the plan',
        parts: [`${store.blueprintSubscriptionId ?? ''}:${status}`],
        since: store.blueprintSubscriptionPausedAt ?? context.clock.now(),
      },
    ];
  },
});
