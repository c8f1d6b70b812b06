import { count } from '../../kernel/words.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { publicAiIdea } from './entities.ts';
import { mayRead } from './refs.ts';
import { priceWords } from './say.ts';
import { shownToModel } from './shown-to-model.ts';

export const listPublicAiIdeas = declareOperation({
  name: 'list_public_ai_ideas',
  area: 'design',
  title: 'Public AI ideas',
  description:
    'Lists AI ideas that founders of all stores show to everyone, newest first, without saying whose they are. Ideas of this store alone are list_ai_ideas; to show one of them here use update_ai_idea.',
  examples: [
    'Show me public AI ideas',
    'what AI ideas are other founders sharing?',
    'public ideas about candles',
    'inspire me with ideas from the community',
  ],
  input: z.object({
    search: field(z.string().trim().min(1).max(100), {
      sense: 'search_words',
      label: 'About',
      words: ['about', 'for', 'on', 'with'],
    })
      .describe('Words of title, description or category.')
      .optional(),
    ...pageInput,
  }),
  output: z.object({ ideas: z.array(publicAiIdea), ...pageOutput }),
  http: { method: 'GET', path: '/web/ai-ideas/-/public' },
  access: mayRead,
  effect: 'read',
  card: 'public_ai_ideas',
  offered: true,
  errors: [],
  related: ['list_ai_ideas', 'update_ai_idea'],
  toModel: ({ ideas, total }) => ({
    total,
    ideas: ideas.slice(0, shownToModel).map(({ products, ...idea }) => ({
      ...idea,
      products: products.map(({ title }) => title),
    })),
    ...(ideas.length > shownToModel ? { note: `Shown ${shownToModel} of ${ideas.length} ideas.` } : {}),
  }),
  summary: ({ ideas, total }, { search }) =>
    total === 0
      ? `There are no public AI ideas${search ? ` about “${search}”` : ''} right now.`
      : `${count(total, 'public AI idea')}${search ? ` about “${search}”` : ''}: ${ideas
          .slice(0, 4)
          .map(
            ({ title, products }) =>
              `${title}${products[0] ? ` from ${priceWords(products[0].suggestedRetailPrice)}` : ''}`,
          )
          .join('; ')}.`,
});
