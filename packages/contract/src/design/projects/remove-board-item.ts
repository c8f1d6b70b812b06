import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { placedItem } from './entities.ts';
import { boardItemRef, mayAct, projectReads, projectRef } from './project-ref.ts';
import { beginning, itemForModel } from './say.ts';

export const removeBoardItem = declareOperation({
  name: 'remove_board_item',
  area: 'design',
  title: 'Take something off a board',
  description:
    'Takes a note, idea, picture or link off the board of an ideation project. Can be undone. To put the whole project away use archive_idea_project.',
  examples: [
    'Remove the brass note from the desk lamp board',
    'take the lid idea off the travel tumbler board',
    'delete the note about washable shades on the desk lamp board',
  ],
  input: z.object({
    projectId: projectRef('From which board?'),
    item: boardItemRef('Which note or picture should I take off?'),
  }),
  output: placedItem,
  http: { method: 'DELETE', path: '/web/creator-projects/{projectId}/items/{item}' },
  access: mayAct,
  effect: 'write',
  card: 'board_item',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_idea_project', 'add_board_item'],
  invalidates: projectReads,
  undoable: true,
  toModel: itemForModel,
  summary: (item) =>
    `Took the ${boardItemKindOf(item)} "${beginning(item.text)}" off the board of "${item.projectTitle}".`,
});

const boardItemKindOf = ({ kind }: { kind: string }) => kind.toLowerCase().replace('_', ' ');
