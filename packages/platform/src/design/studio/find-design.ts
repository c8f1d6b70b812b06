import { OperationError, recordKinds } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { nameLikeness } from '../../kernel/records/name-likeness.ts';
import { productDesigns } from './tables.ts';
import { resolveRecord, type RecordKindDeclaration } from '../../kernel/records/resolve-record.ts';

export type DesignRow = typeof productDesigns.$inferSelect;

export const ofStore = (context: Context, ...more: (SQL | undefined)[]) =>
  and(eq(productDesigns.storeId, context.storeId), ...more);

export const designNoun = /\b(?:designs?|artworks?|concepts?|canvas)\b/i;
const atHand = /^(?:my |the |this |that |our |current |latest |last |newest )*(?:design|artwork|one|it)?$/i;

/** Words for what lies on a design: they name a layer of the one at hand, never a design. */
const layerNoun =
  /^(?:the |my |our )?(?:logo|mark|text|texts|words|brand name|slogan|title|headline|circle|star|line|heart|square|rectangle|triangle|picture|sketch|layer|print|product)$/i;

/** How it should look, and no name: "bigger", "more yellow". */
const isLook =
  /^(?:(?:a )?(?:bit|little|lot|much)\s+)*(?:(?:bigg|small|larg|dark|light|bright|pal|bold|high|low|wid|simpl|tini)er|(?:more|less)\s+\p{L}+|up|down)\b/iu;

const readDesigns = (context: Context, isArchived: boolean | null): Promise<DesignRow[]> =>
  context.db
    .select()
    .from(productDesigns)
    .where(ofStore(context, isArchived === null ? undefined : eq(productDesigns.isArchived, isArchived)))
    .orderBy(productDesigns.isArchived, desc(productDesigns.updatedAt), productDesigns.id)
    .limit(400);

const designKind = (isArchived: boolean | null): RecordKindDeclaration<DesignRow> => ({
  called: recordKinds.design,
  nameOf: ({ name }) => name,
  // Of two alike the one at work is meant.
  likeness: (row, said) => likeness(row, said) - (row.isArchived ? 0.06 : 0),
  least: 0.44,
  lookUp: 'Say "show my designs" to see them.',
  async byId(context, id) {
    const [row] = await context.db
      .select()
      .from(productDesigns)
      .where(ofStore(context, eq(productDesigns.id, id)));
    return row;
  },
  named: (context) => readDesigns(context, isArchived),
});

/**
 * The design of an id or of words of its name; the one changed last when nothing is named. Refuses what names none
 * (not_found) or several (conflict). `isArchived` looks among the archived ones; null among all.
 */
export async function findDesign(
  context: Context,
  named: string | undefined,
  isArchived: boolean | null = null,
): Promise<DesignRow> {
  const words = named?.trim() ?? '';
  if (isUuid(words)) return resolveRecord(context, designKind(isArchived), words);
  const rows = await readDesigns(context, isArchived);
  if (atHand.test(words) || layerNoun.test(words)) {
    const row = rows.find((one) => isArchived !== null || !one.isArchived);
    if (row) return row;
    throw new OperationError(
      'not_found',
      isArchived
        ? 'No designs are archived.'
        : 'There are no designs yet. Say what to design, as in “design a tote bag with our logo”.',
    );
  }
  if (isLook.test(words) && !rows.some((row) => likeness(row, words) >= 0.5))
    throw new OperationError('conflict', `Which design?${choices(rows)}`);
  return resolveRecord(context, designKind(isArchived), words);
}

/** How far words name a design: by its name, or by its product. */
export function likeness(row: Pick<DesignRow, 'name' | 'document' | 'searchable'>, words: string): number {
  const whole = `${words} design`;
  const byName = nameLikeness(row.name, whole, designNoun, 'head').score;
  const said = words
    .toLowerCase()
    .replaceAll(/\b(?:the|my|our|this|design|one|for|of)\b/g, ' ')
    .trim();
  if (row.name.toLowerCase() === words.toLowerCase().trim()) return 2;
  const tokens = said.split(/\s+/).filter((word) => word.length > 1);
  const has = tokens.filter((word) => row.searchable.includes(word.replace(/s$/, ''))).length;
  return Math.max(byName, tokens.length > 0 && has === tokens.length ? 0.7 : 0);
}

const choices = (rows: readonly DesignRow[]) =>
  rows.length === 0
    ? ' You have none yet: say what to design.'
    : ` There ${rows.length === 1 ? 'is' : 'are'}: ${rows
        .slice(0, 6)
        .map(({ name }) => name)
        .join('; ')}.`;
