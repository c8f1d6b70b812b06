import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { aiIdea, publicAiIdea } from './entities.ts';
import { aiIdeaState, aiIdeaStateWords } from './enums.ts';
import { aiIdeaRef, mayRead } from './refs.ts';
import { countIdeas, ideaForModel, ideaLine, priceWords, productLine } from './say.ts';

const shownToModel = 12;

export const listAiIdeas = declareOperation({
  name: 'list_ai_ideas',
  area: 'design',
  title: 'AI ideas',
  description:
    'Lists the AI ideas of this store, newest first, by state or words. Archived ones only when asked for. Ideas inside a brand kit are in get_brand_kit, ideation projects in list_idea_projects, ideas of everyone in list_public_ai_ideas.',
  examples: [
    'Show my AI ideas',
    'which AI ideas have I submitted?',
    'list the AI ideas about candles',
    'how many AI ideas are still drafts?',
  ],
  input: z.object({
    state: field(aiIdeaState, { label: 'State', valueWords: aiIdeaStateWords })
      .describe('Only ideas of this state.')
      .optional(),
    search: field(z.string().trim().min(1).max(100), {
      sense: 'search_words',
      label: 'About',
      words: ['about', 'for', 'on', 'with'],
    })
      .describe('Words of title, brief or category.')
      .optional(),
    ...pageInput,
  }),
  output: z.object({ ideas: z.array(aiIdea), ...pageOutput }),
  http: { method: 'GET', path: '/web/ai-ideas' },
  access: mayRead,
  effect: 'read',
  card: 'ai_ideas',
  offered: true,
  errors: [],
  related: ['get_ai_idea', 'generate_ai_ideas', 'list_public_ai_ideas'],
  toModel: ({ ideas, total }) => ({
    total,
    ideas: ideas.slice(0, shownToModel).map(ideaForModel),
    ...(ideas.length > shownToModel ? { note: `Shown ${shownToModel} of ${ideas.length} ideas.` } : {}),
  }),
  summary: ({ ideas, total }, { state, search }) => {
    const kind = `${state ? `, ${state.toLowerCase()}` : ''}${search ? `, about “${search}”` : ''}`;
    if (total === 0)
      return state || search
        ? `There are no AI ideas${kind}.`
        : 'There are no AI ideas yet. Say what they should be for and I make some.';
    return `${countIdeas(total)}${kind}: ${ideas.slice(0, 4).map(ideaLine).join('; ')}${total > 4 ? '; …' : ''}.`;
  },
});

export const getAiIdea = declareOperation({
  name: 'get_ai_idea',
  area: 'design',
  title: 'AI idea',
  description:
    'Shows one AI idea with its products, prices, popularity and pictures. The idea comes from list_ai_ideas. A brand idea of a brand kit is show_brand_idea.',
  examples: [
    'Show me AI idea 2',
    'open the AI idea about the travel tin',
    'what products does AI idea 3 have?',
    'details of the second AI idea',
  ],
  input: z.object({ aiIdea: aiIdeaRef() }),
  output: aiIdea,
  http: { method: 'GET', path: '/web/ai-ideas/{aiIdea}' },
  access: mayRead,
  effect: 'read',
  card: 'ai_idea',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['update_ai_idea', 'choose_ai_products', 'create_ai_product', 'submit_ai_idea'],
  toModel: ideaForModel,
  summary: (idea) =>
    idea.result === 'PENDING'
      ? `Idea ${idea.aiIdeaNumber} is still being made.`
      : `${ideaLine(idea).replace(/^idea/, 'Idea')}, for ${idea.audience}: ${idea.products.map((product) => `${productLine(product)}${product.isSelected ? ' (chosen)' : ''}`).join('; ')}.`,
});

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
      ? `Nobody shows an AI idea${search ? ` about “${search}”` : ''} at the moment.`
      : `${total} public AI ${total === 1 ? 'idea' : 'ideas'}${search ? ` about “${search}”` : ''}: ${ideas
          .slice(0, 4)
          .map(
            ({ title, products }) =>
              `${title}${products[0] ? ` from ${priceWords(products[0].suggestedRetailPrice)}` : ''}`,
          )
          .join('; ')}.`,
});
