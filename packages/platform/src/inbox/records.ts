import { desc, eq } from 'drizzle-orm';
import type { RecordFinder } from '../kernel/area.ts';
import type { RecordCandidate } from '../kernel/records/record-candidate.ts';
import { supplierConversations as conversations } from './tables.ts';

const mostCandidates = 6;
/** A store has hundreds at most; these are its newest. */
const mostLookedAt = 400;

const plain = (words: string) =>
  ` ${words
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[’']s\b/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Words that stand in many names and alone name nobody. */
const everyday = new Set([
  'the',
  'and',
  'of',
  'de',
  'do',
  'co',
  'house',
  'studio',
  'works',
  'company',
  'ltd',
  'home',
  'union',
  'bright',
  'blue',
  'main',
  'street',
]);

/** Conversations by the supplier's name, or the telling part of it. */
export const conversationFinder: RecordFinder = {
  kind: 'supplier_conversation',
  async find(context, words) {
    const said = plain(words);
    if (said.trim() === '') return [];
    const rows = await context.db
      .select({
        id: conversations.id,
        sid: conversations.sid,
        supplierName: conversations.supplierName,
        isArchived: conversations.isArchived,
      })
      .from(conversations)
      .where(eq(conversations.storeId, context.storeId))
      .orderBy(desc(conversations.lastTime), conversations.id)
      .limit(mostLookedAt);
    return rows
      .flatMap((row): RecordCandidate[] => {
        const { matched, score } = likeness(row.supplierName, said);
        if (score < 0.4) return [];
        const label = `Conversation with ${row.supplierName}${row.isArchived ? ' (archived)' : ''}`;
        return [{ kind: 'supplier_conversation', value: row.sid, id: row.id, label, matched, score }];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, mostCandidates);
  },
};

/** 1 for the whole name; else the share of its telling words, of which the first weighs most. */
function likeness(name: string, said: string): { matched: string; score: number } {
  if (said.includes(plain(name))) return { matched: name.toLowerCase(), score: 1 };
  const own = plain(name)
    .trim()
    .split(' ')
    .filter((word) => word.length > 2 && !everyday.has(word));
  const heard = own.filter((word) => said.includes(` ${word} `));
  if (heard.length === 0) return { matched: '', score: 0 };
  const share = heard.length / own.length;
  return { matched: heard.join(' '), score: Math.min(0.95, 0.35 + 0.55 * share) };
}
