import { creditsPath } from '@brandwright/contract/kernel/ai-credits.ts';
import { planTiers, type PlanTier } from '@brandwright/contract/kernel/operation.ts';
import { dayWords } from '@brandwright/contract/kernel/words.ts';
import type { CreditLevel } from '@brandwright/contract/subscriptions/ai-credits/entities.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readAccount } from '../../kernel/credits/account.ts';
import { dayOf } from '../../kernel/data/days.ts';
import { declareFeedSource } from '../../kernel/records/feed.ts';
import type { Context } from '../../kernel/request/context.ts';
import { levelOf } from './rules.ts';

const titles: Readonly<Record<Exclude<CreditLevel, 'FINE'>, string>> = {
  LOW: '80% of this month’s AI credits are used',
  ALMOST_OUT: '95% of this month’s AI credits are used',
  OUT: 'This month’s AI credits are used up',
};

/** The plan of whoever asks; that of the store for its jobs. */
async function planOf({ actor, db, storeId }: Context): Promise<PlanTier | undefined> {
  if (actor.kind === 'user') return actor.plan;
  const { rows } = await db.execute(sql`select plan_type from plan_stores where store_id = ${storeId}`);
  return z.object({ plan_type: z.enum(planTiers) }).safeParse(rows[0]).data?.plan_type;
}

/** Told at 80 and at 95 percent, and when nothing is left: each of them anew. */
export const lowCredits = declareFeedSource({
  name: 'low_ai_credits',
  kind: 'LIMIT',
  words: ['ai credit', 'credit'],
  async read(context) {
    const plan = await planOf(context);
    if (plan === undefined) return [];
    const state = await readAccount(context, plan);
    const level = levelOf(state);
    if (level === 'FINE') return [];
    const renewsOn = dayOf(state.renewsAt);
    const left = Math.max(0, state.balance).toLocaleString('en-US');
    return [
      {
        key: 'balance',
        weight: { urgency: level === 'OUT' ? 'TODAY' : 'SOON', dueAt: state.renewsAt },
        title: titles[level],
        detail: `They renew on ${dayWords(renewsOn)}. Everything that doesn’t cost credits still works.`,
        records: [{ kind: 'ai_credits', id: null, label: 'AI credits', detail: null, path: creditsPath }],
        recordCount: 0,
        figures: [
          { label: 'Left', value: left },
          { label: 'Of', value: state.granted.toLocaleString('en-US') },
        ],
        say: 'What did we spend AI credits on?',
        sayLabel: 'See what they went to',
        parts: [`${renewsOn}:${level}`],
        since: state.periodStart,
      },
    ];
  },
});
