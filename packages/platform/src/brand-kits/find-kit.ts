import { OperationError, recordKinds } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { nameLikeness } from '../kernel/records/name-likeness.ts';
import { brandKits } from './tables.ts';
import { resolveRecord, type RecordKindDeclaration } from '../kernel/records/resolve-record.ts';

export type KitRow = typeof brandKits.$inferSelect;

/** The kits that are not deleted. */
export const kept = (context: Context) =>
  and(eq(brandKits.storeId, context.storeId), isNull(brandKits.deletedAt));

/** At most so many kits are looked through for a name. */
const mostNamed = 500;
const noun = /\b(?:brand ?kit|kit|brand)s?\b/i;

const livingKits = (context: Context): Promise<KitRow[]> =>
  context.db
    .select()
    .from(brandKits)
    .where(kept(context))
    .orderBy(desc(brandKits.updatedAt), desc(brandKits.id))
    .limit(mostNamed);

const kitKind: RecordKindDeclaration<KitRow> = {
  called: recordKinds.brand_kit,
  nameOf: ({ name }) => name,
  labelOf: ({ name, category }) => (category ? `${name} (${category})` : name),
  likeness: likenessOf,
  lookUp: 'Say "show my brand kits" to see them.',
  async byId(context, id) {
    const [found] = await context.db
      .select()
      .from(brandKits)
      .where(and(kept(context), eq(brandKits.id, id)));
    return found;
  },
  named: livingKits,
};

/**
 * The kit that is meant: by its id, its brand name or words of its category and description; the one that was changed
 * last when nothing is said, or the one that holds `part` where that is the uuid of an idea or a product. Refuses what names none or several, with what there is.
 */
export async function findKit(context: Context, words: string | undefined, part?: string): Promise<KitRow> {
  if (words !== undefined) return resolveRecord(context, kitKind, words);
  const rows = await livingKits(context);
  return holderOf(rows, part) ?? latest(rows);
}

/** The kit that holds an idea or a product of this uuid. */
const holderOf = (rows: readonly KitRow[], part: string | undefined): KitRow | undefined =>
  part === undefined || !isUuid(part)
    ? undefined
    : rows.find(({ content: { brandIdeas, productSkus } }) =>
        [...brandIdeas.generations, ...productSkus.generations].some(({ uuid }) => uuid === part),
      );

/** How well words name a kit, 0 to 1. Archived ones give way. */
function likenessOf(row: KitRow, words: string): number {
  const asked = `${words} kit`;
  const score = Math.max(
    nameLikeness(row.name, asked, noun, 'first').score,
    0.95 * nameLikeness(row.category, asked, noun, 'head').score,
    ...row.content.brandIdeas.generations.map(
      ({ brandName }) => 0.85 * nameLikeness(brandName, asked, noun, 'first').score,
    ),
    0.9 * shareOf(words, `${row.content.productDescription} ${row.category}`),
  );
  return row.isArchived ? score * 0.9 : score;
}

/** How many of the words said stand in a text, as a share. */
function shareOf(said: string, text: string): number {
  const wordsOf = (one: string) => one.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const own = new Set(wordsOf(text));
  const asked = wordsOf(said).filter((word) => !/^(?:the|kit|brand|our|for|and|with|one)$/.test(word));
  if (asked.length === 0) return 0;
  return (
    asked.filter((word) => own.has(word) || own.has(`${word}s`) || own.has(word.replace(/s$/, ''))).length /
    asked.length
  );
}

function latest(rows: readonly KitRow[]): KitRow {
  const row = rows.find(({ isArchived }) => !isArchived) ?? rows[0];
  if (row) return row;
  throw new OperationError(
    'not_found',
    'You have no brand kit yet. Say what you want to sell, such as "make me a brand kit for a calming tea".',
  );
}
