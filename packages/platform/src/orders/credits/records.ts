import { money } from '@brandwright/contract/orders/words.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { RecordFinder } from '../../kernel/area.ts';
import { holdsAny } from '../../kernel/records/like-all.ts';
import { declareNameFinder } from '../../kernel/records/name-finder.ts';
import { isOpen } from './find-credit.ts';
import { storeCredits, type CreditRecord } from './tables.ts';

const labelOf = ({ code, customerName, leftMinor, currency }: CreditRecord) =>
  `${code}, ${customerName}, ${money(leftMinor, currency)} left`;

/** Store credits by their code. */
const byCode: RecordFinder = {
  kind: 'store_credit',
  async find({ db, storeId }, words) {
    const said = [...words.matchAll(/\bcredit-[a-z0-9]{4,16}\b/gi)].map(([code]) => code);
    if (said.length === 0) return [];
    const rows = await db
      .select()
      .from(storeCredits)
      .where(
        and(
          eq(storeCredits.storeId, storeId),
          inArray(
            storeCredits.code,
            said.map((code) => code.toUpperCase()),
          ),
        ),
      );
    return rows.map((row) => ({
      kind: 'store_credit',
      value: row.id,
      id: row.id,
      label: labelOf(row),
      matched: said.find((code) => code.toUpperCase() === row.code) ?? row.code,
      score: 1,
    }));
  },
};

const noun = /\b(?:store )?credits?\b/i;

/** "Maya's store credit": the open ones before the others. */
const byName = declareNameFinder({
  kind: 'store_credit',
  async rows({ db, storeId, clock }, patterns) {
    return db
      .select()
      .from(storeCredits)
      .where(and(eq(storeCredits.storeId, storeId), holdsAny(storeCredits.searchText, patterns)))
      .orderBy(desc(sql`${isOpen(clock.now())}`), desc(storeCredits.sequence))
      .limit(40);
  },
  nameOf: ({ customerName }) => customerName,
  labelOf,
  noun,
  telling: 'first',
  onlyWith: noun,
  lessFor: ({ leftMinor, canceledAt }) => (leftMinor === 0 || canceledAt !== null ? 0.1 : 0),
});

export const creditFinders: readonly RecordFinder[] = [byCode, byName];
