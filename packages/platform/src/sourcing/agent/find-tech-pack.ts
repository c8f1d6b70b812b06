import { OperationError, recordKinds } from '@brandwright/contract';
import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { searchTokens } from '../marketplace/rules.ts';
import { stateOf } from './state.ts';
import { techPacks } from './tables.ts';
import { resolveRecord, type RecordKindDeclaration } from '../../kernel/records/resolve-record.ts';

export type TechPackRow = typeof techPacks.$inferSelect;

export const ofStore = (context: Context, ...more: (SQL | undefined)[]) =>
  and(eq(techPacks.storeId, context.storeId), ...more);
const kept = (context: Context) => ofStore(context, ne(techPacks.status, 'ARCHIVED'));

/** Words for "the one at hand". */
const atHand =
  /^(?:my |the |this |that |our |current |latest )*(?:current |sourcing )?(?:brief|tech ?pack|it|one)?$/i;

const one = async (context: Context, where: SQL): Promise<TechPackRow | undefined> =>
  (await context.db.select().from(techPacks).where(where))[0];

const briefKind: RecordKindDeclaration<TechPackRow> = {
  called: recordKinds.tech_pack,
  nameOf: ({ brief }) => brief.title,
  labelOf: ({ number, brief }) => `${number} ${brief.title}`,
  /** The share of the words said that are the brief's. */
  likeness({ brief }, words) {
    const said = telling(words);
    const own = telling(`${brief.title} ${brief.product ?? ''}`);
    return said.length === 0 ? 0 : said.filter((word) => own.includes(word)).length / said.length;
  },
  least: 0.6,
  lookUp: 'Say "show my earlier briefs" to see them, or say what you want made.',
  byId: (context, id) => one(context, sql`${ofStore(context)} and ${eq(techPacks.id, id)}`),
  numberIn(said) {
    const digits = /^(?:(?:brief|tech ?pack|number|no\.?)\s*)*#?(\d{1,6})$/i.exec(said)?.[1];
    return digits === undefined ? undefined : Number(digits);
  },
  byNumber: (context, number) => one(context, sql`${kept(context)} and ${eq(techPacks.number, number)}`),
  named: (context) =>
    context.db.select().from(techPacks).where(kept(context)).orderBy(desc(techPacks.updatedAt), techPacks.id),
};

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
  return resolveRecord(context, briefKind, words);
}

const telling = (words: string) =>
  searchTokens(words)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => !['brief', 'tech', 'pack', 'techpack', 'sourcing'].includes(word));

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
    'No brief is open. Say what you want made, as in "I need 500 ceramic mugs under $4", or open an earlier brief.',
  );
}
