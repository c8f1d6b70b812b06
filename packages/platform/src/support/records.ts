import { ticketTypes, ticketTypeWords } from '@brandwright/contract/support/enums.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { RecordFinder } from '../kernel/area.ts';
import type { RecordCandidate } from '../kernel/records/record-candidate.ts';
import { handleOf, type TicketRow } from './find-ticket.ts';
import { supportTickets } from './tables.ts';

const byNumber = /\bST-?\s?(?<number>\d{1,9})\b/gi;
const ticketNumber = /\bticket\s+(?:no\.?\s*|number\s*|#)?(?<number>\d{1,9})\b/gi;
const noun = /\b(?:tickets?|support|case)\b/i;
const latest = /\b(?:last|latest|newest|most recent|the|that|my|our)\s+(?:support\s+)?(?:ticket|case)\b/i;
const saidSupport = /\b(?:support)\s+(?:team\s+)?(?:say|said|write|wrote|answer|answered|reply|replied)\b/i;
const read = 60;

/** Tickets by number, by the order or customer they are about, by what they are about, or the newest one. */
export const ticketFinder: RecordFinder = {
  kind: 'support_ticket',
  async find(context, words) {
    const handles = [...words.matchAll(byNumber), ...words.matchAll(ticketNumber)];
    const rows = await context.db
      .select()
      .from(supportTickets)
      .where(and(eq(supportTickets.storeId, context.storeId)))
      .orderBy(desc(supportTickets.updatedAt), desc(supportTickets.number))
      .limit(read);
    const exact = rows.flatMap((row) => {
      const said = handles.find(({ groups }) => Number(groups?.['number']) === row.number);
      return said ? [candidate(row, said[0], 1)] : [];
    });
    if (exact.length > 0) return exact;
    const isNamed = noun.test(words);
    const about = rows.flatMap((row) => (isNamed ? aboutRow(row, words) : byCustomer(row, words, 0.7)));
    if (about.length > 0 || !isNamed) return about.toSorted((a, b) => b.score - a.score).slice(0, 6);
    const matched = latest.exec(words)?.[0] ?? saidSupport.exec(words)?.[0];
    // Of those with an answer the newest is meant where it is asked what support said.
    const answered = saidSupport.test(words)
      ? rows.find(({ lastMessageIsOwn }) => !lastMessageIsOwn)
      : undefined;
    const first = answered ?? rows.find(({ status }) => status !== 'CLOSED') ?? rows[0];
    return matched !== undefined && first ? [candidate(first, matched, 0.8)] : [];
  },
};

function aboutRow(row: TicketRow, words: string): RecordCandidate[] {
  const open = row.status === 'CLOSED' ? 0 : 0.05;
  const order = new RegExp(`(?<![\\d-])#?${row.orderNumber}\\b`).exec(words)?.[0];
  if (order !== undefined) return [candidate(row, order, 0.9 + open)];
  const byName = byCustomer(row, words, 0.8 + open);
  if (byName.length > 0) return byName;
  const type = ticketTypes.find((one) => one === row.type);
  const said = type && ticketTypeWords[type].find((word) => words.toLowerCase().includes(word));
  return said === undefined ? [] : [candidate(row, said, 0.55 + open)];
}

/** "Mason's parcel, did they answer": the ticket that is about a customer's order. */
function byCustomer(row: TicketRow, words: string, score: number): RecordCandidate[] {
  const [firstName = ''] = row.customerName.toLowerCase().split(' ');
  const isSaid =
    firstName.length > 2 &&
    new RegExp(`(?<!\\p{L})${escaped(firstName)}(?!\\p{L})`, 'u').test(words.toLowerCase());
  return isSaid ? [candidate(row, firstName, score)] : [];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const candidate = (row: TicketRow, matched: string, score: number): RecordCandidate => ({
  kind: 'support_ticket',
  value: row.id,
  id: row.id,
  label: `${handleOf(row.number)}, order #${row.orderNumber}`,
  matched,
  score,
});
