import { OperationError } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { searchTokens } from '../marketplace/rules.ts';
import { stateOf } from './state.ts';
import { techPacks } from './tables.ts';

export type TechPackRow = typeof techPacks.$inferSelect;

export const ofStore = (context: Context, ...more: (SQL | undefined)[]) =>
  and(eq(techPacks.storeId, context.storeId), ...more);
const kept = (context: Context) => ofStore(context, ne(techPacks.status, 'ARCHIVED'));

/** Words for "the one at hand". */
const atHand =
  /^(?:my |the |this |that |our |current |latest )*(?:current |sourcing )?(?:brief|tech ?pack|it|one)?$/i;

/** How an input names a brief. */
export interface NamedBrief {
  techPackId?: string | undefined;
  techPackNumber?: number | undefined;
}

/** The brief of an id, a number or words of its name; without any the one being worked on. Refuses what names none or several. */
export async function findTechPack(context: Context, named: NamedBrief): Promise<TechPackRow> {
  const words =
    named.techPackId ?? (named.techPackNumber === undefined ? undefined : String(named.techPackNumber));
  if (words === undefined || atHand.test(words.trim())) return currentTechPack(context);
  if (isUuid(words)) {
    const [row] = await context.db
      .select()
      .from(techPacks)
      .where(ofStore(context, eq(techPacks.id, words.toLowerCase())));
    if (row) return row;
    throw new OperationError('not_found', 'There is no such brief. Ask for your earlier briefs to see them.');
  }
  const rows = await context.db
    .select()
    .from(techPacks)
    .where(kept(context))
    .orderBy(desc(techPacks.updatedAt), techPacks.id);
  const number = /^(?:(?:brief|tech ?pack|number|no\.?)\s*)*#?(\d{1,6})$/i.exec(words.trim())?.[1];
  const numbered = number === undefined ? undefined : rows.find((row) => row.number === Number(number));
  if (numbered) return numbered;
  const said = telling(words);
  const scored = rows
    .map((row) => {
      const own = telling(`${row.brief.title} ${row.brief.product ?? ''}`);
      return {
        row,
        isTitle: row.brief.title.toLowerCase() === words.trim().toLowerCase(),
        share: said.length === 0 ? 0 : said.filter((word) => own.includes(word)).length / said.length,
      };
    })
    .filter(({ share, isTitle }) => isTitle || share >= 0.6)
    .sort((a, b) => Number(b.isTitle) - Number(a.isTitle) || b.share - a.share);
  const [best, second] = scored;
  if (!best)
    throw new OperationError(
      'not_found',
      `There is no brief ${/^\d+$/.test(words) ? words : `called \u201c${words}\u201d`}.${choices(rows)}`,
    );
  if (second && second.isTitle === best.isTitle && second.share === best.share)
    throw new OperationError(
      'conflict',
      `Several briefs fit \u201c${words}\u201d. Which one?${choices(scored.map(({ row }) => row))}`,
    );
  return best.row;
}

const telling = (words: string) =>
  searchTokens(words)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => !['brief', 'tech', 'pack', 'techpack', 'sourcing'].includes(word));

const choices = (rows: readonly TechPackRow[]) =>
  rows.length === 0
    ? ' You have none yet: say what you want made.'
    : ` There ${rows.length === 1 ? 'is' : 'are'}: ${rows
        .slice(0, 6)
        .map((row) => `${row.number} ${row.brief.title}`)
        .join('; ')}.`;

/** The brief that the person works on; before they used the agent, the newest of the store. */
async function currentTechPack(context: Context): Promise<TechPackRow> {
  const state = await stateOf(context);
  const where = state
    ? state.techPackId === null
      ? undefined
      : ofStore(context, eq(techPacks.id, state.techPackId))
    : kept(context);
  const [row] = where
    ? await context.db
        .select()
        .from(techPacks)
        .where(where)
        .orderBy(desc(techPacks.updatedAt), techPacks.id)
        .limit(1)
    : [];
  if (row && row.status !== 'ARCHIVED') return row;
  throw new OperationError(
    'not_found',
    'No brief is being worked on. Say what you want made, as in "I need 500 ceramic mugs under $4", or open an earlier brief.',
  );
}
