import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { aiIdea } from './entities.ts';
import { longestIdeaText, longestIdeaTitle } from './limits.ts';
import { aiIdeaRef, aiProductRef, ideaReads, mayAct } from './refs.ts';
import { ideaForModel, ideaLine, productLine } from './say.ts';

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
      visibility && (idea.isPublic ? 'is among the public ideas' : 'is private'),
      archive && (idea.state === 'ARCHIVED' ? 'is archived' : 'is a draft again'),
    ].filter((part): part is string => Boolean(part));
    return `Idea ${idea.aiIdeaNumber}${title ? '' : `, ${idea.title},`} ${said.join(' and ')} now.`;
  },
});

export const submitAiIdea = declareOperation({
  name: 'submit_ai_idea',
  area: 'design',
  title: 'Submit an AI idea',
  description:
    'Sends an AI idea with its chosen products to the product team of this installation, who answer by email about making it. Needs at least one chosen product; cannot be taken back. To find a factory yourself use the sourcing agent instead.',
  examples: [
    'Submit AI idea 2',
    'hand in the AI idea about the travel tin',
    'send my first AI idea to the product team',
    'submit the second AI idea for review',
  ],
  input: z.object({
    aiIdea: aiIdeaRef(),
    note: field(z.string().trim().max(1000), {
      label: 'Note',
      words: ['note', 'with the note', 'and say', 'tell them', 'message'],
      sense: 'free_text',
      outgoing: 'words',
    })
      .describe('A sentence that goes with it.')
      .optional(),
  }),
  output: aiIdea,
  http: { method: 'PUT', path: '/web/ai-ideas/{aiIdea}/submited' },
  access: mayAct,
  effect: 'external',
  card: 'ai_idea',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_ai_idea', 'choose_ai_products'],
  invalidates: [...ideaReads],
  toModel: ideaForModel,
  summary: (idea) =>
    `Idea ${idea.aiIdeaNumber}, ${idea.title}, is submitted with ${idea.selectedProductIds.length} chosen ${idea.selectedProductIds.length === 1 ? 'product' : 'products'}. The product team answers by email.`,
});

export const chooseAiProducts = declareOperation({
  name: 'choose_ai_products',
  area: 'design',
  title: 'Choose products of an AI idea',
  description:
    'Chooses with which of its AI products an AI idea goes on: exactly the named ones, or adding or removing them. Product ideas of a brand kit are choose_product_ideas.',
  examples: [
    'Choose the first and second AI product of AI idea 2',
    'only keep the travel tin in AI idea 1',
    'also take the refill pouch in AI idea 3',
    'drop the mug from AI idea 2',
  ],
  input: z.object({
    aiIdea: aiIdeaRef(),
    selectedProductIds: field(z.array(aiProductRef()).min(1).max(12), {
      ref: 'ai_product',
      label: 'AI products',
      question: 'Which of its products?',
      words: ['products', 'ai products'],
    }),
    how: field(z.enum(['ONLY', 'ADD', 'REMOVE']), {
      label: 'How',
      valueWords: {
        ONLY: ['only', 'just'],
        ADD: ['add', 'also', 'too', 'as well', 'include'],
        REMOVE: ['remove', 'drop', 'without', 'deselect', 'leave out', 'take out'],
      },
    })
      .describe('ONLY these (the default), ADD them to the chosen ones, or REMOVE them from those.')
      .default('ONLY'),
  }),
  output: aiIdea,
  http: { method: 'PUT', path: '/web/ai-ideas/{aiIdea}/selected-product-ids' },
  access: mayAct,
  effect: 'write',
  card: 'ai_idea',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_ai_idea', 'submit_ai_idea', 'create_ai_product'],
  invalidates: [...ideaReads],
  undoable: true,
  toModel: ideaForModel,
  summary: (idea) => {
    const chosen = idea.products.filter(({ isSelected }) => isSelected);
    return chosen.length === 0
      ? `No product of ${ideaLine(idea)} is chosen now.`
      : `${chosen.length} ${chosen.length === 1 ? 'product' : 'products'} of idea ${idea.aiIdeaNumber} chosen: ${chosen.map(productLine).join('; ')}.`;
  },
});
