import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { count } from '../../kernel/words.ts';
import { aiIdea } from './entities.ts';
import { aiIdeaState, aiIdeaStateWords } from './enums.ts';
import { mayRead } from './refs.ts';
import { ideaForModel, ideaLine } from './say.ts';
import { shownToModel } from './shown-to-model.ts';

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
        : 'There are no AI ideas yet. Say what they should be for, and I’ll make some.';
    return `${count(total, 'AI idea')}${kind}: ${ideas.slice(0, 4).map(ideaLine).join('; ')}${total > 4 ? '; …' : ''}.`;
  },
});
