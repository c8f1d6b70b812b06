import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { collaborationChange } from './collaboration-ref.ts';
import { collaborationDetail } from './entities.ts';
import { collaborationForModel } from './say.ts';
import { title } from './title-field.ts';

export const createImageCollaboration = declareOperation({
  name: 'create_image_collaboration',
  area: 'design',
  title: 'Review a picture together',
  description:
    'Puts a picture up for review by the team, where threads can be pinned on it: a picture of a board by what its caption says, an uploaded file or an address. Nobody outside the store sees it.',
  examples: [
    'Start a picture review of the tumbler sketch on the travel tumbler board',
    'put the travel tumbler sketch up for review',
    'make an image collaboration of the stacker picture',
  ],
  input: z.object({
    picture: field(z.string().trim().min(1).max(2000), {
      label: 'Picture',
      question: 'Which picture? Say what its caption on the board says.',
      sense: 'product_words',
      words: ['picture of', 'review of', 'picture', 'sketch', 'photo of', 'image of', 'up for review'],
    }).describe('Words of a picture on a board, the id of an uploaded file, or the address of a picture.'),
    title: field(title(), { label: 'Title', words: ['titled', 'title', 'called'] })
      .describe('What the review is called; else what the picture is.')
      .optional(),
    projectId: field(z.string().trim().min(1).max(200), {
      ref: 'idea_project',
      label: 'Project',
      words: ['on the board', 'board', 'ideation project', 'project'],
    })
      .describe('The ideation project on whose board the picture is.')
      .optional(),
  }),
  output: collaborationDetail,
  http: { method: 'POST', path: '/web/image-collaborations', status: 201 },
  ...collaborationChange,
  card: 'image_collaboration',
  errors: ['not_found', 'conflict'],
  related: ['create_collaboration_thread', 'get_image_collaboration'],
  toModel: collaborationForModel,
  summary: ({ title }) => `"${title}" is up for review. Pin a first comment on it.`,
});
