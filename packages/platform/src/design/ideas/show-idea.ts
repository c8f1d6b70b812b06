import type { AiIdea, PublicAiIdea } from '@brandwright/contract/design/ideas/entities.ts';
import type { aiIdeas, PublicContent, publicAiIdeas } from './tables.ts';

export type IdeaRow = typeof aiIdeas.$inferSelect;
export type PublicRow = typeof publicAiIdeas.$inferSelect;

/** An idea as it goes over the wire. */
export const showIdea = (row: IdeaRow): AiIdea => ({
  aiIdeaId: row.id,
  aiIdeaNumber: row.number,
  title: row.title,
  brief: row.brief,
  category: row.category,
  description: row.description,
  audience: row.audience,
  state: row.state,
  result: row.result,
  failure: row.failure,
  isPublic: row.isPublic,
  products: row.products.map(({ id, priceMinor, imageNote, ...product }) => ({
    ...product,
    ...(product.image === '' && imageNote ? { imageNote } : {}),
    aiProductId: id,
    suggestedRetailPrice: priceMinor,
    isSelected: row.selectedProductIds.includes(id),
  })),
  selectedProductIds: row.selectedProductIds,
  submittedAt: row.submittedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** What of an idea everyone may see: not the founder's brief, nor whose it is. */
export const publicContent = ({
  title,
  category,
  description,
  audience,
  products,
}: IdeaRow): PublicContent => ({
  title,
  category,
  description,
  audience,
  products: products.map(
    ({ id: _id, imagePrompt: _prompt, imageNote: _note, own: _own, ...product }) => product,
  ),
});

export const showPublicIdea = (row: PublicRow, storeId: string): PublicAiIdea => ({
  publicIdeaId: row.id,
  ...row.content,
  products: row.content.products.map(({ priceMinor, ...product }) => ({
    ...product,
    suggestedRetailPrice: priceMinor,
  })),
  isOwn: row.ownerStoreId === storeId,
  publishedAt: row.publishedAt.toISOString(),
});
