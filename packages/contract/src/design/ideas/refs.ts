import { z } from 'zod';
import { field } from '../../kernel/fields.ts';

export { mayRead, mayAct } from '../../kernel/access.ts';

/** Reads that are stale after an idea or one of its products changed. */
export const ideaReads = [
  'list_ai_ideas',
  'get_ai_idea',
  'list_public_ai_ideas',
  'count_ai_products',
  'count_ai_product_images',
] as const;

/** How an operation names an AI idea: id, number or words of its title. */
export const aiIdeaRef = () =>
  field(z.string().trim().min(1).max(200), {
    ref: 'ai_idea',
    label: 'AI idea',
    question: 'Which AI idea?',
    words: ['ai idea', 'ai product idea', 'generated idea'],
  }).describe('An AI idea by its id, its number or words of its title, from list_ai_ideas.');

/** How an operation names an AI product: id or words of its title. */
export const aiProductRef = (question = 'Which AI product?') =>
  field(z.string().trim().min(1).max(200), {
    ref: 'ai_product',
    label: 'AI product',
    question,
    words: ['ai product', 'product of the idea'],
  }).describe('An AI product by its id, words of its title or its place in the idea ("2", "second").');
