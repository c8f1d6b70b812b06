import { OperationError } from '@brandwright/contract';
import { desc } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { likeness } from './find-design.ts';
import { communityDesigns } from './tables.ts';

/** The community design of an id or of words of its name. Errors: not_found, conflict. */
export async function findCommunityDesign(context: Context, named: string | undefined) {
  const rows = await context.db
    .select()
    .from(communityDesigns)
    .orderBy(desc(communityDesigns.publishedAt))
    .limit(500);
  const list = rows
    .slice(0, 8)
    .map(({ name }) => name)
    .join('; ');
  const words = (named ?? '').trim();
  const exact = rows.find(({ id }) => id === words);
  if (exact) return exact;
  const [best, second] = rows
    .map((row) => ({ row, score: words === '' ? 0 : likeness(row, words) }))
    .filter(({ score }) => score >= 0.5)
    .sort((a, b) => b.score - a.score);
  if (!best) {
    const what = words === '' ? 'Which community design?' : `There’s no community design called “${words}”.`;
    throw new OperationError('not_found', `${what} Choose from ${list}.`);
  }
  if (second && second.score > best.score - 0.05)
    throw new OperationError('conflict', `Which one: ${best.row.name} or ${second.row.name}?`);
  return best.row;
}
