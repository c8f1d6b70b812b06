import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { beginning } from '../projects/say.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { collaborationRef, places, collaborationChange } from './collaboration-ref.ts';
import { changedThread, longestComment, share } from './entities.ts';
import { threadForModel } from './say.ts';

const comment = (question: string) =>
  field(z.string().trim().min(1).max(longestComment), {
    sense: 'free_text',
    outgoing: 'words',
    label: 'Says',
    question,
    words: ['saying', 'that says', 'comment', 'comment that', 'note'],
  }).describe('What it says, in the words of the founder.');

export const createCollaborationThread = declareOperation({
  name: 'create_collaboration_thread',
  area: 'design',
  title: 'Pin a comment on a picture',
  description:
    'Pins a new thread with a first message on a picture in review. To answer in a thread that is there use reply_to_collaboration_thread; for a note on a board add_board_item.',
  examples: [
    'Pin a comment on the travel tumbler picture: the lid sits too high',
    'comment on the top left of the stacker picture review: make the ring wider',
    'start a thread on the travel tumbler sketch saying the lid needs a seal',
  ],
  input: z.object({
    collaborationId: collaborationRef('On which picture review?'),
    text: comment('What should the comment say?'),
    place: field(z.enum(places), {
      label: 'Where',
      valueWords: {
        CENTER: ['in the middle', 'middle', 'center', 'centre'],
        TOP: ['at the top', 'top'],
        BOTTOM: ['at the bottom', 'bottom'],
        LEFT: ['on the left', 'left side'],
        RIGHT: ['on the right', 'right side'],
        TOP_LEFT: ['top left', 'upper left'],
        TOP_RIGHT: ['top right', 'upper right'],
        BOTTOM_LEFT: ['bottom left', 'lower left'],
        BOTTOM_RIGHT: ['bottom right', 'lower right'],
      },
    })
      .describe('Part of the picture; the middle where nothing is said.')
      .optional(),
    x: share().describe('Share of the width, from the left.').optional(),
    y: share().describe('Share of the height, from the top.').optional(),
  }),
  output: changedThread,
  http: { method: 'POST', path: '/web/image-collaborations/{collaborationId}/threads', status: 201 },
  ...collaborationChange,
  card: 'collaboration_thread',
  errors: ['not_found', 'conflict', 'too_large'],
  related: ['get_image_collaboration', 'reply_to_collaboration_thread'],
  toModel: threadForModel,
  summary: (thread) =>
    `Pinned #${thread.number} on "${thread.collaborationTitle}": "${beginning(thread.preview)}".`,
});
