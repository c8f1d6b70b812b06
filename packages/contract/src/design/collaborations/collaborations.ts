import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { count, listWords } from '../../sourcing/rfq/words.ts';
import { collaborationReads, collaborationRef, mayAct, mayRead } from './collaboration-ref.ts';
import { collaborationDetail, imageCollaboration } from './entities.ts';
import { collaborationForModel, collaborationLine, threadLine } from './say.ts';

const title = () => z.string().trim().min(1).max(160);

export const listImageCollaborations = declareOperation({
  name: 'list_image_collaborations',
  area: 'design',
  title: 'Pictures in review',
  description:
    'Lists the pictures that the team reviews together (image collaborations) with how many threads are open. For all pictures of the store use the picture gallery; for chats with suppliers list_supplier_conversations.',
  examples: [
    'Which pictures are in review?',
    'show the image collaborations',
    'list the picture reviews with open threads',
    'which picture reviews still have open comments?',
  ],
  input: z.object({
    withOpenThreads: field(z.boolean(), {
      label: 'Open threads',
      valueWords: {
        true: ['with open threads', 'open comments', 'unresolved', 'still open', 'not resolved'],
      },
    })
      .describe('True: only those with threads that are not resolved.')
      .optional(),
    projectId: field(z.string().trim().min(1).max(200), {
      ref: 'idea_project',
      label: 'Project',
      words: ['of the project', 'from the board', 'project', 'ideation project'],
    })
      .describe('Only pictures of this ideation project.')
      .optional(),
    isArchived: field(z.boolean(), {
      label: 'Archived',
      valueWords: { true: ['archived', 'put away'] },
    })
      .describe('True: the archived ones.')
      .default(false),
    search: field(z.string().trim().min(1).max(100), { sense: 'search_words', label: 'Search' })
      .describe('Words of the title.')
      .optional(),
    ...pageInput,
  }),
  output: z.object({ rows: z.array(imageCollaboration), ...pageOutput }),
  http: { method: 'GET', path: '/web/image-collaborations' },
  access: mayRead,
  effect: 'read',
  card: 'image_collaborations',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_image_collaboration', 'create_image_collaboration'],
  toModel: ({ rows, total }) => ({
    rows: rows.slice(0, 20).map(({ imageUrl: _url, ...row }) => row),
    total,
    ...(total > Math.min(rows.length, 20) ? { note: `Shown ${Math.min(rows.length, 20)} of ${total}.` } : {}),
  }),
  summary: ({ rows, total }, { withOpenThreads, search, isArchived }) => {
    if (total === 0)
      return withOpenThreads || search || isArchived
        ? `No ${isArchived ? 'archived ' : ''}picture reviews${withOpenThreads ? ' with open threads' : ''}${search ? ` with "${search}"` : ''}.`
        : 'No pictures are in review yet. Open a picture on a board and pin a first comment.';
    const shown = rows.slice(0, 5).map(collaborationLine);
    const rest = total - shown.length;
    return `${count(total, 'picture')} in review: ${rest > 0 ? `${shown.join(', ')} and ${rest} more` : listWords(shown)}.`;
  },
});

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
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'image_collaboration',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['create_collaboration_thread', 'get_image_collaboration'],
  invalidates: collaborationReads,
  toModel: collaborationForModel,
  summary: ({ title }) => `"${title}" is up for review. Pin a first comment on it.`,
});

/** Opens a picture from a board or from a message of the inbox: the review that it has, or a new one. */
export const openPictureCollaboration = declareOperation({
  name: 'open_picture_collaboration',
  area: 'design',
  title: 'Open a picture for review',
  description: 'Answers the review of a picture of a board or of a message; makes it where there is none.',
  examples: ['(opening a picture of the board)'],
  input: z.object({
    /** The picture's place: `item:{itemId}` or `message:{sid}:{number}`. One review for each. */
    source: z.string().regex(/^(item:[0-9a-f-]{36}|message:[\w-]{1,191}:\d{1,2})$/),
    imageUrl: z.string().trim().min(1).max(2000),
    title: title(),
    projectId: z.uuid().optional(),
  }),
  output: collaborationDetail,
  http: { method: 'POST', path: '/web/image-collaborations/-/open' },
  access: mayAct,
  effect: 'write',
  card: 'image_collaboration',
  offered: false,
  errors: ['not_found'],
  invalidates: collaborationReads,
  toModel: collaborationForModel,
  summary: ({ title }) => `"${title}" is open.`,
});

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
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'image_collaboration',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_image_collaboration', 'update_image_collaboration'],
  invalidates: collaborationReads,
  toModel: collaborationForModel,
  summary: (copy) => `Copied as ${collaborationLine(copy)}.`,
});

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
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'image_collaboration',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_image_collaboration', 'list_image_collaborations'],
  invalidates: collaborationReads,
  toModel: collaborationForModel,
  summary: (one) =>
    one.isArchived
      ? `"${one.title}" is in the archive.`
      : `The picture review stands as ${collaborationLine(one)}.`,
});

export const getImageCollaboration = declareOperation({
  name: 'get_image_collaboration',
  area: 'design',
  title: 'Picture review',
  description:
    'Opens a picture review with all its threads and messages: what was said about the picture, by whom, what is resolved.',
  examples: [
    'What was said about the travel tumbler picture?',
    'open the stacker picture review',
    'show the comments on the travel tumbler sketch',
    'which threads are open on the stacker image collaboration?',
  ],
  input: z.object({ collaborationId: collaborationRef() }),
  output: collaborationDetail,
  http: { method: 'GET', path: '/web/image-collaborations/{collaborationId}/threads/all' },
  access: mayRead,
  effect: 'read',
  card: 'image_collaboration',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['create_collaboration_thread', 'reply_to_collaboration_thread', 'resolve_collaboration_thread'],
  toModel: collaborationForModel,
  summary: (one) => {
    if (one.threads.length === 0) return `"${one.title}" has no comments yet.`;
    const shown = one.threads.slice(0, 4).map(threadLine);
    const rest = one.threads.length - shown.length;
    return `${collaborationLine(one)}: ${rest > 0 ? `${shown.join('; ')} and ${rest} more` : shown.join('; ')}.`;
  },
});

/** Says that somebody looks at a picture, or writes; lives a few seconds and is stored nowhere. */
export const sayCollaborationPresence = declareOperation({
  name: 'say_collaboration_presence',
  area: 'design',
  title: 'Looking at a picture',
  description: 'Says to the others at a picture that somebody is there, or writes in a thread.',
  examples: ['(while looking at a picture)'],
  input: z.object({
    collaborationId: z.uuid(),
    writingIn: z.uuid().nullable().optional(),
  }),
  /** `userId`: by which one's own notices are known. */
  output: z.object({ userId: z.string() }),
  http: { method: 'POST', path: '/web/image-collaborations/{collaborationId}/presence' },
  access: { kind: 'private', role: 'viewer', preview: false },
  effect: 'write',
  journal: false,
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: () => 'Said.',
});
