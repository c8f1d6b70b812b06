import { planTier } from '@brandwright/contract/store/entities.ts';
import { sql } from 'drizzle-orm';
import { lockAccount } from '../../kernel/credits/account.ts';
import { declareRound } from '../../kernel/jobs/rounds.ts';

/**
 * Grants the credits of a new month, and the first of a store, where nobody has spent any since. What is due is reckoned
 * in before it is written too, so a late round costs no one anything.
 */
export const renewCredits = declareRound({
  name: 'renew_ai_credits',
  everyMs: 600_000,
  table: `(select s.id as store_id, s.id, a.renews_at from stores s
    left join ai_credit_accounts a on a.store_id = s.id) as accounts`,
  due: (now) => `(renews_at is null or renews_at <= ${now})`,
  order: 'renews_at nulls first',
  async run(context) {
    const { rows } = await context.db.execute(
      sql`select plan_type from stores where id = ${context.storeId}`,
    );
    const plan = planTier.safeParse(rows[0]?.['plan_type']);
    if (plan.success) await lockAccount(context, plan.data);
  },
});
