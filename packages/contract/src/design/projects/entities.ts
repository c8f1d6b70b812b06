import { z } from 'zod';
import { day, field, instant } from '../../kernel/fields.ts';
import { printing } from '../../sourcing/rfq/enums.ts';
import { boardColor, boardItemKind } from './enums.ts';

export const projectRefOut = () => field(z.uuid(), { ref: 'idea_project' });

/** Most things on one board. */
export const mostBoardItems = 300;
/** Most characters of what one thing on a board says. */
export const longestBoardText = 2000;
/** The board reaches this far from its middle to each side, in board units (one is a pixel at full size). */
export const boardReach = 20_000;

/** What a project is reckoned with later; each may be missing. */
export const projectMeta = z.object({
  /** Units of a first order. */
  quantity: z.int().nullable(),
  printing: printing.nullable(),
  /** Target launch, YYYY-MM-DD. */
  launchDate: day().nullable(),
});
export type ProjectMeta = z.output<typeof projectMeta>;

/** A creator project (brand-kit document §3) as it stands in a list. */
export const ideaProject = z.object({
  id: projectRefOut(),
  title: z.string(),
  description: z.string().nullable(),
  meta: projectMeta,
  isArchived: z.boolean(),
  itemCount: z.int(),
  /** Address of the first picture of its board. */
  coverImageUrl: z.string().nullable(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type IdeaProject = z.output<typeof ideaProject>;

/** Something that lives on a board. Place and size in board units from the board's origin, y downward. */
export const boardItem = z.object({
  itemId: z.uuid(),
  kind: boardItemKind,
  /** What it says; of a picture its caption. */
  text: z.string(),
  imageUrl: z.string().nullable(),
  linkUrl: z.string().nullable(),
  /** The AI idea or product idea that it stands for. */
  sourceId: z.string().nullable(),
  x: z.int(),
  y: z.int(),
  width: z.int(),
  height: z.int(),
  color: boardColor,
  /** What lies on top has the higher one; also the order of the list on a phone. */
  order: z.int(),
  createdByName: z.string(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type BoardItem = z.output<typeof boardItem>;

/** A project with all that lies on its board, lowest first. */
export const ideaProjectDetail = ideaProject.extend({ items: z.array(boardItem) });
export type IdeaProjectDetail = z.output<typeof ideaProjectDetail>;

/** Something on a board with the project that it belongs to. */
export const placedItem = boardItem.extend({
  projectId: projectRefOut(),
  projectTitle: z.string(),
});
export type PlacedItem = z.output<typeof placedItem>;
