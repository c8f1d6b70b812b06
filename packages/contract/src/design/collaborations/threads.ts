import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { count } from '../../sourcing/rfq/words.ts';
import { beginning } from '../projects/say.ts';
import {
  collaborationReads,
  collaborationRef,
  mayAct,
  mayRead,
  onPicture,
  places,
  threadRef,
} from './collaboration-ref.ts';
import {
  changedThread,
  collaborationRefOut,
  collaborationThread,
  longestComment,
  markupShape,
  mostShapes,
  share,
} from './entities.ts';
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
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'collaboration_thread',
  offered: true,
  errors: ['not_found', 'conflict', 'too_large'],
  related: ['get_image_collaboration', 'reply_to_collaboration_thread'],
  invalidates: collaborationReads,
  toModel: threadForModel,
  summary: (thread) =>
    `Pinned #${thread.number} on "${thread.collaborationTitle}": "${beginning(thread.preview)}".`,
});

export const createMarkupThread = declareOperation({
  name: 'create_markup_thread',
  area: 'design',
  title: 'Draw on a picture',
  description: 'Pins a thread with a drawing (strokes, arrows, rectangles) on a picture in review.',
  examples: ['(drawing on a picture)'],
  input: z.object({
    collaborationId: z.uuid(),
    shapes: z.array(markupShape).min(1).max(mostShapes),
    text: field(z.string().trim().max(longestComment), { outgoing: 'words' }).default(''),
  }),
  output: changedThread,
  http: { method: 'POST', path: '/web/image-collaborations/{collaborationId}/threads/markup', status: 201 },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'collaboration_thread',
  offered: false,
  errors: ['not_found', 'too_large'],
  invalidates: collaborationReads,
  toModel: threadForModel,
  summary: (thread) =>
    `Drew #${thread.number} on "${thread.collaborationTitle}" (${count(thread.shapes.length, 'shape')}).`,
});

export const listCollaborationThreads = declareOperation({
  name: 'list_collaboration_threads',
  area: 'design',
  title: 'Threads of a picture',
  description: 'Lists the threads of a picture in review without their messages.',
  examples: ['(reading the threads of a picture)'],
  input: z.object({
    collaborationId: collaborationRef(),
    isResolved: z.boolean().optional(),
    ...pageInput,
  }),
  output: z.object({
    collaborationId: collaborationRefOut(),
    rows: z.array(collaborationThread),
    ...pageOutput,
  }),
  http: { method: 'GET', path: '/web/image-collaborations/{collaborationId}/threads' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict'],
  summary: ({ total }) => `${count(total, 'thread')}.`,
});

export const resolveCollaborationThread = declareOperation({
  name: 'resolve_collaboration_thread',
  area: 'design',
  title: 'Resolve a thread on a picture',
  description:
    'Marks a thread on a picture in review as resolved, or open again. It stays to be read; to take it away use delete_collaboration_thread.',
  examples: [
    'Resolve the lid comment on the travel tumbler picture',
    'mark thread 2 on the stacker picture review as resolved',
    'reopen the seal comment on the travel tumbler picture',
  ],
  input: z.object({
    threadId: threadRef('Which thread is resolved?'),
    collaborationId: onPicture(),
    isResolved: field(z.boolean(), {
      label: 'Resolved',
      valueWords: {
        true: ['resolve', 'resolved', 'done', 'settled', 'fixed'],
        false: ['reopen', 'unresolve', 'open again', 'not resolved', 'not done'],
      },
    })
      .describe('False opens it again.')
      .default(true),
  }),
  output: changedThread,
  http: { method: 'PUT', path: '/web/image-collaborations/threads/{threadId}/resolve' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'collaboration_thread',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_image_collaboration', 'reply_to_collaboration_thread'],
  invalidates: collaborationReads,
  toModel: threadForModel,
  summary: (thread) =>
    `#${thread.number} on "${thread.collaborationTitle}" is ${thread.isResolved ? 'resolved' : 'open again'}.`,
});

export const deleteCollaborationThread = declareOperation({
  name: 'delete_collaboration_thread',
  area: 'design',
  title: 'Delete a thread on a picture',
  description:
    'Takes one thread with its messages off a picture in review; undo brings it back. For several at once use delete_collaboration_threads.',
  examples: [
    'Delete the lid comment on the travel tumbler picture',
    'remove thread 2 from the stacker picture review',
    'take that pin off the picture',
  ],
  input: z.object({
    threadId: threadRef('Which thread should I delete?'),
    collaborationId: onPicture(),
  }),
  output: changedThread,
  http: { method: 'DELETE', path: '/web/image-collaborations/{collaborationId}/threads/{threadId}' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'collaboration_thread',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_image_collaboration', 'resolve_collaboration_thread'],
  invalidates: collaborationReads,
  toModel: threadForModel,
  summary: (thread) =>
    `Deleted #${thread.number} with ${count(thread.messageCount, 'message')} from "${thread.collaborationTitle}".`,
});

export const deleteCollaborationThreads = declareOperation({
  name: 'delete_collaboration_threads',
  area: 'design',
  title: 'Delete threads on a picture',
  description:
    'Deletes several threads of a picture in review for good, with their messages: all of them, or only the resolved ones. Cannot be undone; a single one is delete_collaboration_thread.',
  examples: [
    'Delete all comments on the travel tumbler picture',
    'clear the resolved threads from the stacker picture review',
    'remove every thread on the stacker picture',
  ],
  input: z.object({
    collaborationId: collaborationRef('On which picture review?'),
    which: field(z.enum(['RESOLVED', 'ALL']), {
      label: 'Which',
      question: 'All threads, or only the resolved ones?',
      words: ['which'],
      valueWords: {
        RESOLVED: ['resolved', 'only the resolved', 'settled', 'done ones'],
        ALL: ['all', 'every', 'everything', 'each'],
      },
    }).describe('RESOLVED: only those that are resolved. ALL: every thread.'),
    threadIds: z.array(z.uuid()).min(1).max(200).describe('Only these of them.').optional(),
  }),
  output: z.object({
    collaborationId: collaborationRefOut(),
    collaborationTitle: z.string(),
    deletedCount: z.int(),
    messageCount: z.int(),
    leftCount: z.int(),
  }),
  http: { method: 'DELETE', path: '/web/image-collaborations/{collaborationId}/threads' },
  access: mayAct,
  effect: 'destructive',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_image_collaboration'],
  invalidates: collaborationReads,
  summary: ({ deletedCount, messageCount, collaborationTitle, leftCount }) =>
    `Deleted ${count(deletedCount, 'thread')} with ${count(messageCount, 'message')} from "${collaborationTitle}"; ${leftCount === 0 ? 'none left' : `${leftCount} left`}.`,
});
