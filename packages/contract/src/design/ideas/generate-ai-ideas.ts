import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { count } from '../../kernel/words.ts';
import { aiIdea } from './entities.ts';
import { defaultIdeaCount, longestBrief, mostIdeasAtOnce } from './limits.ts';
import { ideaReads, mayAct } from './refs.ts';
import { ideaForModel } from './say.ts';

export const generateAiIdeas = declareOperation({
  name: 'generate_ai_ideas',
  area: 'design',
  title: 'Make AI ideas',
  description:
    'Makes several AI ideas for a product from one sentence: for each its audience, three AI products with price, popularity and picture. They are made in the background. For a name, colors and a whole brand use create_brand_kit; for pictures alone generate_images; another product for an idea that is there create_ai_product.',
  examples: [
    'Generate AI ideas for a calming tea for night-shift nurses',
    'give me five AI ideas for dog accessories made of old sails',
    'AI ideas please: refillable soap for hotels',
    'brainstorm AI product ideas for candles that smell of old libraries',
  ],
  input: z.object({
    brief: field(
      z
        .string()
        .trim()
        .min(3, 'Say in a sentence what the product should be.')
        .max(longestBrief, 'A brief can have at most 2,000 characters.'),
      {
        sense: 'whole_request',
        label: 'For',
        question: 'Ideas for what? Say it in a sentence.',
      },
    ).describe('What the ideas are for, in the founder’s words.'),
    category: field(z.string().trim().max(80), { label: 'Category', words: ['category', 'in the category'] })
      .describe('Category, where the brief does not say it.')
      .optional(),
    count: field(z.int().min(1).max(mostIdeasAtOnce), {
      sense: 'quantity',
      label: 'Ideas',
      words: ['ideas', 'ai ideas', 'product ideas', 'suggestions'],
    })
      .describe('How many ideas, 1 to 6.')
      .default(defaultIdeaCount),
  }),
  output: z.object({ ideas: z.array(aiIdea) }),
  http: { method: 'POST', path: '/web/ai-ideas/bulk', status: 202 },
  access: mayAct,
  effect: 'write',
  card: 'ai_ideas',
  generates: ({ input }) => ({ kind: 'AI_IDEA', units: input.count }),
  offered: true,
  errors: ['conflict', 'upstream'],
  related: ['list_ai_ideas', 'get_ai_idea', 'create_ai_product', 'submit_ai_idea'],
  invalidates: [...ideaReads],
  undoable: true,
  toModel: ({ ideas }) => ({ ideas: ideas.map(ideaForModel) }),
  summary: ({ ideas }) =>
    `${count(ideas.length, 'AI idea')} ${ideas.length === 1 ? 'is' : 'are'} being made. They’ll appear here when they’re done.`,
});
