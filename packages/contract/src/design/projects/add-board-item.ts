import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { longestBoardText, placedItem } from './entities.ts';
import { boardItemKind } from './enums.ts';
import { mayAct, projectReads, projectRef } from './project-ref.ts';
import { itemForModel, itemLine } from './say.ts';
import { linkUrl, color, coordinate, extent } from './board.ts';

const kindWords = {
  NOTE: ['note', 'sticky', 'sticky note', 'post-it', 'memo'],
  IDEA: ['idea', 'thought'],
  IMAGE: ['picture', 'image', 'photo'],
  PRODUCT_IDEA: ['product idea', 'product'],
  LINK: ['link', 'url', 'web page', 'website'],
};

export const addBoardItem = declareOperation({
  name: 'add_board_item',
  area: 'design',
  title: 'Add to a board',
  description:
    'Puts a note, an idea, a product idea, a link or a picture on the board of an ideation project. Notes about an order are add_order_note; facts about the brand remember_fact.',
  examples: [
    'Add a note to the desk lamp board: check brass suppliers',
    'put an idea on the travel tumbler board: a lid that doubles as a cup',
    'pin the link https://example.com/lamps to the desk lamp board',
    'note on the desk lamp project board: shade must be washable',
  ],
  input: z.object({
    projectId: projectRef('On which board?'),
    text: field(z.string().trim().min(1).max(longestBoardText), {
      sense: 'free_text',
      label: 'Says',
      question: 'What should it say?',
      words: ['saying', 'that says', 'note', 'idea', 'text'],
    }).describe('What it says, in the words of the founder; of a picture its caption.'),
    kind: field(boardItemKind, { label: 'Kind', valueWords: kindWords })
      .describe('What it is; a note where nothing is said.')
      .default('NOTE'),
    linkUrl: linkUrl(),
    imageUrl: z.string().trim().max(2000).describe('Address of an uploaded or drawn picture.').optional(),
    color: color(),
    sourceId: z.uuid().describe('The AI idea or product idea that it stands for.').optional(),
    x: coordinate().optional(),
    y: coordinate().optional(),
    width: extent().optional(),
    height: extent().optional(),
  }),
  output: placedItem,
  http: { method: 'POST', path: '/web/creator-projects/{projectId}/items', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'board_item',
  offered: true,
  errors: ['not_found', 'conflict', 'too_large'],
  related: ['get_idea_project', 'change_board_item', 'remove_board_item'],
  invalidates: projectReads,
  undoable: true,
  toModel: itemForModel,
  summary: (item) => `Put the ${itemLine(item)} on the board of "${item.projectTitle}".`,
});
