import { desc, eq } from 'drizzle-orm';
import type { RecordFinder } from '../kernel/area.ts';
import { payouts } from './tables.ts';

const latest =
  /\b(?:last|latest|newest|most recent|next|coming|upcoming|current)\s+(?:bank\s+)?payout\b|\b(?:the|my|our|that)\s+payout\b/i;

/** The newest payout, which is also the next to arrive. */
export const payoutFinder: RecordFinder = {
  kind: 'payout',
  async find({ db, storeId }, words) {
    const matched = latest.exec(words)?.[0];
    if (matched === undefined) return [];
    const rows = await db
      .select({ id: payouts.id, bankName: payouts.bankName })
      .from(payouts)
      .where(eq(payouts.storeId, storeId))
      .orderBy(desc(payouts.createdAt), payouts.id)
      .limit(1);
    return rows.map(({ id, bankName }) => ({
      kind: 'payout' as const,
      value: id,
      id,
      label: `Payout to ${bankName}`,
      matched,
      score: 0.9,
    }));
  },
};
