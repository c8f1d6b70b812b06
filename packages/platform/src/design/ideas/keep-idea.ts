import { loadingImage } from '@brandwright/contract/brand-kits/entities.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { publicContent, type IdeaRow } from './show-idea.ts';
import { aiIdeas, publicAiIdeas } from './tables.ts';

export { loadingImage };

export const ideaReads = [
  'list_ai_ideas',
  'get_ai_idea',
  'list_public_ai_ideas',
  'count_ai_products',
  'count_ai_product_images',
];

export type IdeaChange = Partial<Omit<IdeaRow, 'storeId' | 'id' | 'number' | 'createdAt' | 'publicIdeaId'>>;

/** Writes a change; what everyone sees of the idea follows it. */
export async function keepIdea(context: Context, row: IdeaRow, change: IdeaChange): Promise<IdeaRow> {
  const after: IdeaRow = { ...row, ...change, updatedAt: context.clock.now() };
  await context.db
    .update(aiIdeas)
    .set({ ...change, updatedAt: after.updatedAt })
    .where(and(eq(aiIdeas.storeId, context.storeId), eq(aiIdeas.id, row.id)));
  await followPublic(context, row, after);
  return after;
}

async function followPublic(context: Context, before: IdeaRow, after: IdeaRow): Promise<void> {
  const isShown = after.isPublic && after.state !== 'ARCHIVED';
  if (!isShown && !before.isPublic) return;
  if (!isShown) {
    await context.db.delete(publicAiIdeas).where(eq(publicAiIdeas.id, after.publicIdeaId));
    return;
  }
  const content = publicContent(after);
  await context.db
    .insert(publicAiIdeas)
    .values({
      id: after.publicIdeaId,
      ownerStoreId: context.storeId,
      content,
      publishedAt: context.clock.now(),
    })
    .onConflictDoUpdate({ target: publicAiIdeas.id, set: { content } });
}

/** What undo puts back. */
export const stateOf = ({
  title,
  description,
  audience,
  isPublic,
  state,
  products,
  selectedProductIds,
}: IdeaRow) => ({
  title,
  description,
  audience,
  isPublic,
  state,
  products,
  selectedProductIds,
});
