import { z } from 'zod';
import { field, instant } from '../../kernel/fields.ts';

/** Longest goal, in characters. */
export const longestGoal = 500;

export const goalText = () =>
  field(z.string().max(4000), {
    sense: 'free_text',
    label: 'Goal',
    words: ['goal', 'aim', 'target', 'objective'],
    question: 'What do you want to achieve in this conversation, and by which figure or date?',
  });

/** Why a goal will not do, and how it would. */
export const goalCheck = z.object({
  isValid: z.boolean(),
  /** Empty for a good goal. */
  reasons: z.array(z.string()),
  /** Better words; null when it is good or nothing can be made of it. */
  proposal: z.string().nullable(),
});

export type GoalCheck = z.output<typeof goalCheck>;

export const conversationGoal = z.object({
  conversationSid: field(z.string(), { ref: 'supplier_conversation' }),
  supplierName: z.string(),
  /** Null when there is none. */
  goal: z.string().nullable(),
  setBy: z.string().nullable(),
  setAt: instant().nullable(),
});

export type ConversationGoal = z.output<typeof conversationGoal>;
