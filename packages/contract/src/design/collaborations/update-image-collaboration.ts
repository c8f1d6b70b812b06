import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { collaborationRef, collaborationChange } from './collaboration-ref.ts';
import { collaborationDetail } from './entities.ts';
import { collaborationForModel, collaborationLine } from './say.ts';
import { title } from './title-field.ts';

export const updateImageCollaboration = declareOperation({
  name: 'update_image_collaboration',
  area: 'design',
  title: 'Rename or put away a picture review',
  description:
    'Renames a picture review, or puts it into the archive or takes it out. For what is said on it use the threads.',
  examples: [
    'Rename the travel tumbler picture review to Tumbler, second round',
    'archive the stacker picture review',
    'take the stacker picture review out of the archive',
  ],
  input: z.object({
    collaborationId: collaborationRef('Which picture review should I change?'),
    newTitle: field(title(), {
      label: 'New title',
      words: ['rename to', 'rename it to', 'call it', 'new title', 'to'],
    })
      .describe('A new title.')
      .optional(),
    isArchived: field(z.boolean(), {
      label: 'Archived',
      valueWords: {
        true: ['archive', 'put away', 'close the review', 'done with'],
        false: ['unarchive', 'restore', 'bring back', 'out of the archive', 'reopen'],
      },
    })
      .describe('True puts it away, false brings it back.')
      .optional(),
  }),
  output: collaborationDetail,
  http: { method: 'PUT', path: '/web/image-collaborations/{collaborationId}' },
  ...collaborationChange,
  card: 'image_collaboration',
  errors: ['not_found', 'conflict'],
  related: ['get_image_collaboration', 'list_image_collaborations'],
  toModel: collaborationForModel,
  summary: (one) =>
    one.isArchived
      ? `"${one.title}" is in the archive.`
      : `The picture review stands as ${collaborationLine(one)}.`,
});
