import { OperationError } from '@brandwright/contract';
import { listWords } from '@brandwright/contract/kernel/words.ts';
import { desc } from 'drizzle-orm';
import { noneNamed, pickNamed, type NamedRows } from '../../kernel/records/resolve-record.ts';
import type { Context } from '../../kernel/request/context.ts';
import { likeness } from './find-design.ts';
import { communityDesigns } from './tables.ts';

const communityKind: NamedRows<typeof communityDesigns.$inferSelect> = {
  called: { noun: 'design of the community', plural: 'designs of the community' },
  nameOf: ({ name }) => name,
  alsoCalled: ({ id }) => id,
  likeness,
  lookUp: 'Say which one.',
};

/** The community design of an id or of words of its name. Errors: not_found, conflict. */
export async function findCommunityDesign(context: Context, named: string | undefined) {
  const rows = await context.db
    .select()
    .from(communityDesigns)
    .orderBy(desc(communityDesigns.publishedAt))
    .limit(500);
  const words = (named ?? '').trim();
  if (words === '')
    throw new OperationError(
      'not_found',
      `Which design of the community? There are ${listWords(
        rows.map(({ name }) => name),
        8,
      )}.`,
    );
  const found = pickNamed(rows, communityKind, words);
  if (!found) throw noneNamed(communityKind, words, rows);
  return found;
}
