import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { RecordFinder } from '../kernel/area.ts';
import { payments } from '../kernel/payments/tables.ts';
import { nameLikeness } from '../kernel/records/name-likeness.ts';
import { likeliest } from '../kernel/records/name-finder.ts';
import type { Context } from '../kernel/request/context.ts';

const noun = /\b(?:payments?|charges?|paid)\b/i;
const latest = /\b(?:last|latest|newest|most recent)\s+(?:card\s+)?(?:payment|charge)\b/i;
const declined =
  /\b(?:declined|failed|bounced|refused)\s+(?:card\s+)?(?:payment|charge|one)\b|\b(?:payment|charge)\s+(?:that|which)\s+(?:was\s+|got\s+)?(?:declined|failed|bounced|refused)\b/i;
const theOne = /\b(?:the|my|that)\s+(?:payment|charge)\b/i;
const read = 60;

/** Payments by what they were for, the newest one, the one that was declined. */
export const paymentFinder: RecordFinder = {
  kind: 'payment',
  async find(context, words) {
    if (!noun.test(words)) return [];
    const isDeclined = declined.exec(words)?.[0];
    const rows = await paymentRows(
      context,
      isDeclined ? eq(payments.status, 'INSTRUMENT_DECLINED') : undefined,
    );
    const found = rows.map((row) => ({
      kind: 'payment' as const,
      value: row.id,
      id: row.id,
      label: row.description,
      ...nameLikeness(row.description, words, noun, 'first'),
    }));
    const named = likeliest(found, { least: 0.7, most: 6 });
    if (named.length > 0) return named;
    const said = isDeclined ?? latest.exec(words)?.[0] ?? theOne.exec(words)?.[0];
    return said === undefined ? [] : found.slice(0, 1).map((one) => ({ ...one, matched: said, score: 0.9 }));
  },
};

const paymentRows = (context: Context, where: SQL | undefined) =>
  context.db
    .select()
    .from(payments)
    .where(and(eq(payments.storeId, context.storeId), where))
    .orderBy(desc(payments.createdAt), desc(payments.sequence))
    .limit(read);
