import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { collaborationRef, collaborationChange } from './collaboration-ref.ts';
import { collaborationDetail } from './entities.ts';
import { collaborationForModel, collaborationLine } from './say.ts';

export const copyImageCollaboration = declareOperation({
  name: 'copy_image_collaboration',
  area: 'design',
  title: 'Copy a picture review',
  description:
    'Makes a new review of the same picture, for another round; with its threads and messages where that is said.',
  examples: [
    'Copy the travel tumbler picture review',
    'duplicate the stacker image collaboration with its comments',
    'start a second round of the stacker picture review',
  ],
  input: z.object({
    collaborationId: collaborationRef('Which picture review should I copy?'),
    withThreads: field(z.boolean(), {
      label: 'With threads',
      valueWords: {
        true: [
          'with its comments',
          'with comments',
          'with threads',
          'with its threads',
          'including the comments',
        ],
        false: ['without comments', 'without threads', 'clean'],
      },
    })
      .describe('Whether threads and messages come along.')
      .default(false),
  }),
  output: collaborationDetail,
  http: { method: 'POST', path: '/web/image-collaborations/{collaborationId}/copy', status: 201 },
  ...collaborationChange,
  card: 'image_collaboration',
  errors: ['not_found', 'conflict'],
  related: ['get_image_collaboration', 'update_image_collaboration'],
  toModel: collaborationForModel,
  summary: (copy) => `Copied as ${collaborationLine(copy)}.`,
});
