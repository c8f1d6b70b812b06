import { z } from 'zod';
import { amountMinor, field, instant } from '../../kernel/fields.ts';
import { aiResult } from '../../kernel/ai-result.ts';
import { aiIdeaState } from './enums.ts';
import { longestIdeaText, longestIdeaTitle } from './limits.ts';

/** A product that an AI idea could become: its texts and one picture. */
export const aiProduct = z.object({
  aiProductId: field(z.uuid(), { ref: 'ai_product' }),
  title: z.string().max(longestIdeaTitle),
  description: z.string().max(longestIdeaText),
  /** Cents of a US dollar. */
  suggestedRetailPrice: amountMinor(),
  /** How likely people are to want it, 1 to 100, by estimate. */
  popularity: z.int().min(1).max(100),
  imagePrompt: z.string(),
  /** Address of its picture, `LOADING` while it is drawn, empty where it could not be. */
  image: z.string(),
  /** Why its picture could not be made and what to do; only where `image` is empty. */
  imageNote: z.string().optional(),
  isSelected: z.boolean(),
});
export type AiProduct = z.output<typeof aiProduct>;

/** An idea for a product, made from a founder's sentence. */
export const aiIdea = z.object({
  aiIdeaId: field(z.uuid(), { ref: 'ai_idea' }),
  /** Counted from 1 in each store. */
  aiIdeaNumber: z.int(),
  title: z.string().max(longestIdeaTitle),
  /** The founder's own sentence. */
  brief: z.string(),
  category: z.string(),
  description: z.string(),
  /** For whom. */
  audience: z.string(),
  state: aiIdeaState,
  /** Of its making: PENDING while words or pictures are under way. */
  result: aiResult,
  /** Why its making failed and what to do. */
  failure: z.string().nullable(),
  /** Whether everyone may see it among the public ideas. */
  isPublic: z.boolean(),
  products: z.array(aiProduct),
  selectedProductIds: z.array(z.uuid()),
  submittedAt: instant().nullable(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type AiIdea = z.output<typeof aiIdea>;

/** An idea of any store that its founder shows to everyone; it does not say whose it is. */
export const publicAiIdea = z.object({
  publicIdeaId: z.uuid(),
  title: z.string(),
  category: z.string(),
  description: z.string(),
  audience: z.string(),
  products: z.array(
    aiProduct.pick({
      title: true,
      description: true,
      suggestedRetailPrice: true,
      popularity: true,
      image: true,
    }),
  ),
  isOwn: z.boolean(),
  publishedAt: instant(),
});
export type PublicAiIdea = z.output<typeof publicAiIdea>;
