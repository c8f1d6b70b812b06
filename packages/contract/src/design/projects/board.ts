import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { boardReach, longestBoardText, placedItem } from './entities.ts';
import { boardColor, boardItemKind } from './enums.ts';
import { boardItemRef, mayAct, projectReads, projectRef } from './project-ref.ts';
import { beginning, itemForModel, itemLine } from './say.ts';

const coordinate = () => z.int().min(-boardReach).max(boardReach);
const extent = () => z.int().min(40).max(2000);

const kindWords = {
  NOTE: ['note', 'sticky', 'sticky note', 'post-it', 'memo'],
  IDEA: ['idea', 'thought'],
  IMAGE: ['picture', 'image', 'photo'],
  PRODUCT_IDEA: ['product idea', 'product'],
  LINK: ['link', 'url', 'web page', 'website'],
};

const colorWords = {
  PAPER: ['paper', 'white', 'plain'],
  SAND: ['sand', 'yellow', 'beige'],
  CLAY: ['clay', 'orange', 'red'],
  SAGE: ['sage', 'green'],
  SKY: ['sky', 'blue'],
  PLUM: ['plum', 'purple', 'pink'],
};

const color = () =>
  field(boardColor, { label: 'Colour', words: ['colour', 'color'], valueWords: colorWords })
    .describe('Colour of the note.')
    .optional();

const linkUrl = () =>
  field(z.string().trim().max(2000), { label: 'Address', words: ['link', 'address', 'url'] })
    .describe('Address of a web page, for a link.')
    .optional();

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

export const changeBoardItem = declareOperation({
  name: 'change_board_item',
  area: 'design',
  title: 'Change something on a board',
  description:
    'Changes what a note, idea, link or picture on the board of an ideation project says, or its colour. For the project itself use update_idea_project.',
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
  summary: (item) => `On the board of "${item.projectTitle}" it now stands as the ${itemLine(item)}.`,
});

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
