import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { aiIdea } from './entities.ts';
import { longestIdeaText, longestIdeaTitle } from './limits.ts';
import { aiIdeaRef, ideaReads, mayAct } from './refs.ts';
import { ideaForModel } from './say.ts';

export const updateAiIdea = declareOperation({
  name: 'update_ai_idea',
  area: 'design',
  title: 'Change an AI idea',
  description:
    'Changes an AI idea: its title, description or audience, whether everyone may see it, or whether it is archived. Its products are update_ai_product and choose_ai_products. A submitted idea only changes its visibility.',
  examples: [
    'Rename AI idea 2 to Night Tin',
    'make the first AI idea public',
    'archive AI idea 3',
    'take AI idea 1 out of the public ideas',
    'the audience of AI idea 2 should be new fathers',
  ],
  input: z.object({
    aiIdea: aiIdeaRef(),
    title: field(z.string().trim().min(1).max(longestIdeaTitle), {
      label: 'Title',
      words: ['title', 'rename', 'name', 'call it', 'titled'],
      sense: 'free_text',
    }).optional(),
    description: field(z.string().trim().min(1).max(longestIdeaText), {
      label: 'Description',
      words: ['description', 'describe it as', 'text'],
      sense: 'free_text',
    }).optional(),
    audience: field(z.string().trim().min(1).max(160), {
      label: 'Audience',
      words: ['audience', 'for whom', 'customers', 'buyers'],
      sense: 'free_text',
    }).optional(),
    visibility: field(z.enum(['PUBLIC', 'PRIVATE']), {
      label: 'Visible to',
      valueWords: {
        PUBLIC: [
          'public',
          'publish',
          'share with everyone',
          'show to everyone',
          'visible to all',
          'with the community',
        ],
        PRIVATE: ['private', 'unpublish', 'hide', 'out of the public ideas', 'only for me', 'not public'],
      },
    })
      .describe('PUBLIC shows it, without the store’s name, among the public ideas; PRIVATE takes it out.')
      .optional(),
    archive: field(z.enum(['ARCHIVE', 'RESTORE']), {
      label: 'Archive',
      valueWords: {
        ARCHIVE: ['archive', 'put away', 'delete', 'remove', 'throw away', 'get rid of'],
        RESTORE: ['restore', 'bring back', 'unarchive', 'take out of the archive'],
      },
    })
      .describe('Puts a draft away, or brings one back.')
      .optional(),
  }),
  output: aiIdea,
  http: { method: 'PUT', path: '/web/ai-ideas/{aiIdea}' },
  access: mayAct,
  effect: 'write',
  card: 'ai_idea',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'bad_input'],
  related: ['get_ai_idea', 'submit_ai_idea', 'choose_ai_products'],
  invalidates: [...ideaReads],
  undoable: true,
  toModel: ideaForModel,
  summary: (idea, { title, description, audience, visibility, archive }) => {
    const said = [
      title && `is called “${idea.title}”`,
      description && 'has a new description',
      audience && `is for ${idea.audience}`,
      visibility && (idea.isPublic ? 'is public' : 'is private'),
      archive && (idea.state === 'ARCHIVED' ? 'is archived' : 'is a draft again'),
    ].filter((part): part is string => Boolean(part));
    return `Idea ${idea.aiIdeaNumber}${title ? '' : `, ${idea.title},`} ${said.join(' and ')} now.`;
  },
});
