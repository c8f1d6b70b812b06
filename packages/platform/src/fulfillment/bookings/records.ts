import {
  bookingKindNouns,
  bookingKinds,
  bookingKindWords,
  type BookingKind,
} from '@brandwright/contract/fulfillment/bookings/enums.ts';
import { desc, eq } from 'drizzle-orm';
import type { RecordFinder } from '../../kernel/area.ts';
import { nameLikeness } from '../../kernel/records/name-likeness.ts';
import { likeliest } from '../../kernel/records/name-finder.ts';
import type { RecordCandidate } from '../../kernel/records/record-candidate.ts';
import { handleOf } from './find-booking.ts';
import { fulfillmentBookings } from './tables.ts';

const byHandle = /\bBK-?\s?(?<number>\d{1,9})\b/gi;
const byNumber = /\bbooking\s+(?:no\.?\s*|number\s*|#)?(?<number>\d{1,9})\b/gi;
const noun =
  /\b(?:bookings?|freight|pallets?|pickup|kitting|kits|pre-?sales?|presales?|quality|inspections?|qc)\b/i;
const read = 60;

/** The kind that words name: "the freight pickup", "the quality check". */
const kindSaid = (words: string): { kind: BookingKind; matched: string } | undefined => {
  const lower = words.toLowerCase();
  for (const kind of bookingKinds) {
    const said = [...bookingKindNouns[kind], ...bookingKindWords[kind]].find((word) => lower.includes(word));
    if (said !== undefined) return { kind, matched: said };
  }
  return undefined;
};

const latest = /\b(?:last|latest|newest|most recent|the|that|my|our)\s+(?:\p{L}+\s+)?booking\b/iu;

/** Bookings by number, by what was booked, or the newest open one of a kind. */
export const bookingFinder: RecordFinder = {
  kind: 'booking',
  async find({ db, storeId }, words) {
    const numbers = [...words.matchAll(byHandle), ...words.matchAll(byNumber)];
    if (numbers.length === 0 && !noun.test(words)) return [];
    const rows = await db
      .select({
        id: fulfillmentBookings.id,
        number: fulfillmentBookings.number,
        title: fulfillmentBookings.title,
        kind: fulfillmentBookings.kind,
        status: fulfillmentBookings.status,
      })
      .from(fulfillmentBookings)
      .where(eq(fulfillmentBookings.storeId, storeId))
      .orderBy(desc(fulfillmentBookings.updatedAt), desc(fulfillmentBookings.number))
      .limit(read);
    const candidate = (row: (typeof rows)[number], matched: string, score: number): RecordCandidate => ({
      kind: 'booking',
      value: row.id,
      id: row.id,
      label: `${handleOf(row.number)}, ${row.title}`,
      matched,
      score,
    });
    const exact = rows.flatMap((row) => {
      const said = numbers.find(({ groups }) => Number(groups?.['number']) === row.number);
      return said ? [candidate(row, said[0], 1)] : [];
    });
    if (exact.length > 0) return exact;
    const named = kindSaid(words);
    const ofKind = named ? rows.filter(({ kind }) => kind === named.kind) : rows;
    const byTitle = likeliest(
      ofKind.map((row) => {
        const { matched, score } = nameLikeness(row.title, words, noun, 'head');
        return candidate(row, matched, score - (row.status === 'CANCELED' ? 0.1 : 0));
      }),
      { least: 0.6, most: 6 },
    );
    if (byTitle.length > 0) return byTitle;
    const matched = named?.matched ?? latest.exec(words)?.[0];
    const first = ofKind.find(({ status }) => status === 'REQUESTED' || status === 'CONFIRMED') ?? ofKind[0];
    return matched !== undefined && first ? [candidate(first, matched, 0.75)] : [];
  },
};
