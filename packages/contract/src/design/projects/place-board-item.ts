import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { placedItem } from './entities.ts';
import { mayAct } from './project-ref.ts';
import { coordinate, extent } from './board.ts';

/** Moving, sizing and lifting by hand: many times a minute, so without a journal line; the screen takes it back itself. */
export const placeBoardItem = declareOperation({
  name: 'place_board_item',
  area: 'design',
  title: 'Place on the board',
  description: 'Moves, sizes or lifts something on a board; from the board itself.',
  examples: ['(dragging a note)'],
  input: z.object({
    projectId: z.uuid(),
    itemId: z.uuid(),
    x: coordinate().optional(),
    y: coordinate().optional(),
    width: extent().optional(),
    height: extent().optional(),
    /** Puts it on top of all others. */
    toFront: z.boolean().optional(),
  }),
  output: placedItem,
  http: { method: 'PUT', path: '/web/creator-projects/{projectId}/items/{itemId}/place' },
  access: mayAct,
  effect: 'write',
  journal: false,
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict'],
  invalidates: ['get_idea_project'],
  summary: ({ x, y }) => `Moved to ${x}, ${y}.`,
});
