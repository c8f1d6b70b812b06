import { OperationError } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { readOrdinal } from '@brandwright/language/words/ordinals.ts';
import { nameLikeness } from '../../kernel/records/name-likeness.ts';
import type { IdeaRow } from './show-idea.ts';
import { aiIdeas, type StoredProduct } from './tables.ts';

const noun = /\b(?:ai )?(?:product )?ideas?\b/i;
/** At most so many ideas are looked through for a title. */
const mostNamed = 400;

/** "3", "#3", "idea 3", "AI idea no. 3". */
const numberIn = (said: string) =>
  Number(/^(?:(?:ai )?(?:product )?idea\s*)?(?:no\.?|number|#)?\s*#?(\d{1,6})$/i.exec(said.trim())?.[1] ?? 0);

/**
 * The idea of an id, a number or words of its title, locked when it is to be changed. Errors: not_found, conflict with
 * the choices.
 */
export async function findIdea(context: Context, said: string, forChange = false): Promise<IdeaRow> {
  const own = eq(aiIdeas.storeId, context.storeId);
  const number = numberIn(said);
  const exact = isUuid(said)
    ? eq(aiIdeas.id, said.toLowerCase())
    : number > 0
      ? eq(aiIdeas.number, number)
      : undefined;
  const query = context.db
    .select()
    .from(aiIdeas)
    .where(exact ? and(own, exact) : own)
    .orderBy(sql`${aiIdeas.state} = 'ARCHIVED'`, desc(aiIdeas.createdAt), desc(aiIdeas.number))
    .limit(mostNamed);
  const rows = await query;
  const found = exact ? rows[0] : bestOf(rows, said);
  if (!found)
    throw new OperationError(
      'not_found',
      `There is no AI idea ${number > 0 ? `${number}` : exact ? 'with that id' : `about “${said.slice(0, 80)}”`}. Say "show my AI ideas" to see them.`,
    );
  return forChange ? lockIdea(context, found.id) : found;
}

/** The idea's row, locked. */
export async function lockIdea(context: Context, id: string): Promise<IdeaRow> {
  const [row] = await context.db
    .select()
    .from(aiIdeas)
    .where(and(eq(aiIdeas.storeId, context.storeId), eq(aiIdeas.id, id)))
    .for('update');
  if (!row) throw new OperationError('not_found', 'There is no AI idea with that id.');
  return row;
}

function bestOf(rows: readonly IdeaRow[], said: string): IdeaRow | undefined {
  const scored = rows
    .map((row) => ({
      row,
      score: Math.max(
        nameLikeness(row.title, `${said} idea`, noun, 'head').score,
        0.9 * nameLikeness(row.category, `${said} idea`, noun, 'head').score,
        ...row.products.map(({ title }) => 0.9 * nameLikeness(title, `${said} idea`, noun, 'head').score),
      ),
    }))
    .filter(({ score }) => score >= 0.5)
    .sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (
    best &&
    second &&
    best.score - second.score < 0.05 &&
    best.row.state !== 'ARCHIVED' &&
    second.row.state !== 'ARCHIVED'
  )
    throw new OperationError(
      'conflict',
      `Several AI ideas fit “${said.slice(0, 80)}”: ${scored
        .slice(0, 5)
        .map(({ row }) => `${row.number} ${row.title}`)
        .join(', ')}. Which one?`,
    );
  return best?.row;
}

/** One of an idea's products by its id, its place or words of its title. Errors: not_found, conflict. */
export function productIn(idea: IdeaRow, said: string): StoredProduct {
  const low = said.trim().toLowerCase();
  const place = /^\d{1,2}$/.test(low)
    ? Number(low)
    : readOrdinal(low.replace(/^the /, '').replace(/ (?:ai )?product$/, ''));
  const found =
    idea.products.find(({ id }) => id === low) ??
    (place === null ? undefined : idea.products.at(place > 0 ? place - 1 : place)) ??
    likeliest(idea, said);
  if (!found)
    throw new OperationError(
      'not_found',
      `AI idea ${idea.number} has no product “${said.slice(0, 80)}”. It has ${idea.products.map(({ title }) => title).join(', ') || 'none yet'}.`,
    );
  return found;
}

function likeliest(idea: IdeaRow, said: string): StoredProduct | undefined {
  const scored = idea.products
    .map((product) => ({
      product,
      score: nameLikeness(product.title, `${said} product`, /\bproduct\b/i, 'head').score,
    }))
    .filter(({ score }) => score >= 0.5)
    .sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (best && second && best.score - second.score < 0.05)
    throw new OperationError(
      'conflict',
      `Several products of AI idea ${idea.number} fit “${said.slice(0, 80)}”: ${scored.map(({ product }) => product.title).join(', ')}. Which one?`,
    );
  return best?.product;
}

/** The idea that has a product of this id or title, locked, with the product. */
export async function findProduct(
  context: Context,
  said: string,
): Promise<{ idea: IdeaRow; product: StoredProduct }> {
  const rows = await context.db
    .select()
    .from(aiIdeas)
    .where(and(eq(aiIdeas.storeId, context.storeId), sql`${aiIdeas.state} <> 'ARCHIVED'`))
    .orderBy(desc(aiIdeas.createdAt))
    .limit(mostNamed);
  const scored = rows
    .flatMap((row) =>
      row.products.map((product) => ({
        row,
        product,
        score:
          product.id === said.toLowerCase()
            ? 2
            : nameLikeness(product.title, `${said} product`, /\bproduct\b/i, 'head').score,
      })),
    )
    .filter(({ score }) => score >= 0.5)
    .sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (!best)
    throw new OperationError(
      'not_found',
      `There is no AI product “${said.slice(0, 80)}”. Say "show my AI ideas" to see them.`,
    );
  if (second && best.score - second.score < 0.05)
    throw new OperationError(
      'conflict',
      `Several AI products fit “${said.slice(0, 80)}”: ${scored
        .slice(0, 5)
        .map(({ product, row }) => `${product.title} (idea ${row.number})`)
        .join(', ')}. Which one?`,
    );
  const idea = await lockIdea(context, best.row.id);
  return { idea, product: productIn(idea, best.product.id) };
}
