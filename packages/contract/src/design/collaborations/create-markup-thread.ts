import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { count } from '../../sourcing/rfq/words.ts';
import { collaborationReads, mayAct } from './collaboration-ref.ts';
import { changedThread, longestComment, markupShape, mostShapes } from './entities.ts';
import { threadForModel } from './say.ts';

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
