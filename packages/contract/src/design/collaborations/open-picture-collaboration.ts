import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { collaborationReads, mayAct } from './collaboration-ref.ts';
import { collaborationDetail } from './entities.ts';
import { collaborationForModel } from './say.ts';
import { title } from './title-field.ts';

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
