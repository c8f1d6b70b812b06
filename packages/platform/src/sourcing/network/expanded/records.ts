import { sql } from 'drizzle-orm';
import type { RecordFinder } from '../../../kernel/area.ts';
import type { RecordCandidate } from '../../../kernel/records/record-candidate.ts';
import { likeness } from '../my-suppliers/records.ts';
import { searchTokens } from '../../marketplace/rules.ts';
import { expandedNetworkSuppliers as records } from './tables.ts';

/** Factories of the expanded network whose name was said, wholly or nearly: there are many with words in common. */
export const networkFinder: RecordFinder = {
  kind: 'supplier',
  async find({ db }, words) {
    const tokens = searchTokens(words);
    if (tokens.length < 2) return [];
    const rows = await db
      .select({ id: records.id, name: records.name, city: records.city, countryName: records.countryName })
      .from(records)
      .where(
        sql`to_tsvector('simple'::regconfig, ${records.name}) @@ to_tsquery('simple', ${tokens.join(' | ')})`,
      )
      .limit(200);
    return rows
      .map(({ id, name, city, countryName }): RecordCandidate => ({
        kind: 'supplier',
        value: id,
        id,
        label: `${name}, ${city ?? countryName}`,
        ...likeness(name, words),
      }))
      .filter((one) => one.score >= 0.9)
      .sort((a, b) => b.score - a.score || a.label.localeCompare(b.label))
      .slice(0, 4);
  },
};
