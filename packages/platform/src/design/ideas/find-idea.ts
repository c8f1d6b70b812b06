import { OperationError, recordKinds } from '@brandwright/contract';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { readOrdinal } from '@brandwright/language/words/ordinals.ts';
import { nameLikeness } from '../../kernel/records/name-likeness.ts';
import type { IdeaRow } from './show-idea.ts';
import { aiIdeas, type StoredProduct } from './tables.ts';
import {
  noneNamed,
  pickNamed,
  resolveRecord,
  type NamedRows,
  type RecordKindDeclaration,
} from '../../kernel/records/resolve-record.ts';

const noun = /\b(?:ai )?(?:product )?ideas?\b/i;
/** At most so many ideas are looked through for a title. */
const mostNamed = 400;

const own = (context: Context, more?: SQL) => and(eq(aiIdeas.storeId, context.storeId), more);

async function one(context: Context, where: SQL): Promise<IdeaRow | undefined> {
  const [row] = await context.db.select().from(aiIdeas).where(own(context, where));
  return row;
}

const titleLikeness = (title: string, said: string) =>
  nameLikeness(title, `${said} idea`, noun, 'head').score;

const ideaKind: RecordKindDeclaration<IdeaRow> = {
  called: recordKinds.ai_idea,
  nameOf: ({ title }) => title,
  labelOf: ({ number, title }) => `${number} ${title}`,
  likeness: ({ title, category, products }, said) =>
    Math.max(
      titleLikeness(title, said),
      0.9 * titleLikeness(category, said),
      ...products.map((product) => 0.9 * titleLikeness(product.title, said)),
    ),
  prefers: ({ state }) => state !== 'ARCHIVED',
  lookUp: 'Say "show my AI ideas" to see them.',
  byId: (context, id) => one(context, eq(aiIdeas.id, id)),
  /** "3", "#3", "idea 3", "AI idea no. 3". */
  numberIn(said) {
    const digits = /^(?:(?:ai )?(?:product )?idea\s*)?(?:no\.?|number|#)?\s*#?(\d{1,6})$/i.exec(said)?.[1];
    return digits === undefined ? undefined : Number(digits);
  },
  byNumber: (context, number) => one(context, eq(aiIdeas.number, number)),
  named: (context) =>
    context.db
      .select()
      .from(aiIdeas)
      .where(own(context))
      .orderBy(sql`${aiIdeas.state} = 'ARCHIVED'`, desc(aiIdeas.createdAt), desc(aiIdeas.number))
      .limit(mostNamed),
};

/**
 * The idea of an id, a number or words of its title, locked when it is to be changed. Errors: not_found, conflict with
 * the choices.
 */
export async function findIdea(context: Context, said: string, forChange = false): Promise<IdeaRow> {
  const found = await resolveRecord(context, ideaKind, said);
  return forChange ? lockIdea(context, found.id) : found;
}

/** The idea's row, locked. */
export async function lockIdea(context: Context, id: string): Promise<IdeaRow> {
  const [row] = await context.db
    .select()
    .from(aiIdeas)
    .where(and(eq(aiIdeas.storeId, context.storeId), eq(aiIdeas.id, id)))
    .for('update');
  if (!row) throw new OperationError('not_found', 'There’s no AI idea with that id.');
  return row;
}

const productLikeness = ({ title }: StoredProduct, said: string) =>
  nameLikeness(title, `${said} product`, /\bproduct\b/i, 'head').score;

/** One of an idea's products by its id, its place or words of its title. Errors: not_found, conflict. */
export function productIn(idea: IdeaRow, said: string): StoredProduct {
  const low = said.trim().toLowerCase();
  const place = /^\d{1,2}$/.test(low)
    ? Number(low)
    : readOrdinal(low.replace(/^the /, '').replace(/ (?:ai )?product$/, ''));
  const kind: NamedRows<StoredProduct> = {
    called: recordKinds.ai_product,
    nameOf: ({ title }) => title,
    likeness: productLikeness,
    lookUp: `Say "show AI idea ${idea.number}" to see its products.`,
  };
  const found =
    idea.products.find(({ id }) => id === low) ??
    (place === null ? undefined : idea.products.at(place > 0 ? place - 1 : place)) ??
    pickNamed(idea.products, kind, said);
  if (found) return found;
  throw noneNamed(kind, said, idea.products);
}

/** The idea that has a product of this id or title, locked, with the product. */
export async function findProduct(
  context: Context,
  said: string,
): Promise<{ idea: IdeaRow; product: StoredProduct }> {
  const ideas = await context.db
    .select()
    .from(aiIdeas)
    .where(own(context, sql`${aiIdeas.state} <> 'ARCHIVED'`))
    .orderBy(desc(aiIdeas.createdAt))
    .limit(mostNamed);
  const rows = ideas.flatMap((row) => row.products.map((product) => ({ row, product })));
  const kind: NamedRows<(typeof rows)[number]> = {
    called: recordKinds.ai_product,
    nameOf: ({ product }) => product.title,
    labelOf: ({ product, row }) => `${product.title} (idea ${row.number})`,
    likeness: ({ product }, words) => productLikeness(product, words),
    lookUp: 'Say "show my AI ideas" to see them.',
  };
  const found =
    rows.find(({ product }) => product.id === said.trim().toLowerCase()) ?? pickNamed(rows, kind, said);
  if (!found) throw noneNamed(kind, said, rows);
  const idea = await lockIdea(context, found.row.id);
  return { idea, product: productIn(idea, found.product.id) };
}
