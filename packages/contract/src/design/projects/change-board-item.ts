import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { longestBoardText, placedItem } from './entities.ts';
import { boardItemKind } from './enums.ts';
import { boardItemRef, mayAct, projectReads, projectRef } from './project-ref.ts';
import { itemForModel, itemLine } from './say.ts';
import { color, linkUrl } from './board.ts';

export const changeBoardItem = declareOperation({
  name: 'change_board_item',
  area: 'design',
  title: 'Change something on a board',
  description:
    'Changes what a note, idea, link or picture on the board of an ideation project says, or its color. For the project itself use update_idea_project.',
  examples: [
    'Change the brass note on the desk lamp board to: ask two brass suppliers',
    'make the shade note on the desk lamp board green',
    'edit the note about the lid on the travel tumbler board to say bamboo lid',
  ],
  input: z.object({
    projectId: projectRef('On which board?'),
    item: boardItemRef('Which note or picture on the board?'),
    newText: field(z.string().trim().min(1).max(longestBoardText), {
      sense: 'free_text',
      label: 'Now says',
      words: ['to say', 'to', 'reads', 'should say', 'change to', 'instead'],
    })
      .describe('What it should say from now on.')
      .optional(),
    color: color(),
    linkUrl: linkUrl(),
    imageUrl: z.string().trim().max(2000).optional(),
    kind: boardItemKind.optional(),
  }),
  output: placedItem,
  http: { method: 'PUT', path: '/web/creator-projects/{projectId}/items/{item}' },
  access: mayAct,
  effect: 'write',
  card: 'board_item',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_idea_project', 'remove_board_item'],
  invalidates: projectReads,
  undoable: true,
  toModel: itemForModel,
  summary: (item) => `On the board of "${item.projectTitle}" it’s now the ${itemLine(item)}.`,
});
