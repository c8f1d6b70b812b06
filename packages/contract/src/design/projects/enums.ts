import { z } from 'zod';

/** What may lie on a board. */
export const boardItemKinds = ['NOTE', 'IDEA', 'IMAGE', 'PRODUCT_IDEA', 'LINK'] as const;
export const boardItemKind = z.enum(boardItemKinds);
export type BoardItemKind = z.output<typeof boardItemKind>;

export const boardItemKindLabels: Readonly<Record<BoardItemKind, string>> = {
  NOTE: 'Note',
  IDEA: 'Idea',
  IMAGE: 'Picture',
  PRODUCT_IDEA: 'Product idea',
  LINK: 'Link',
};

/** Colors of notes, by name; the client draws each for light and dark. */
export const boardColors = ['PAPER', 'SAND', 'CLAY', 'SAGE', 'SKY', 'PLUM'] as const;
export const boardColor = z.enum(boardColors);
export type BoardColor = z.output<typeof boardColor>;

export const boardColorLabels: Readonly<Record<BoardColor, string>> = {
  PAPER: 'Paper',
  SAND: 'Sand',
  CLAY: 'Clay',
  SAGE: 'Sage',
  SKY: 'Sky',
  PLUM: 'Plum',
};

/** Width and height in board units that a thing is given when none is said. */
export const boardItemSizes: Readonly<Record<BoardItemKind, { width: number; height: number }>> = {
  NOTE: { width: 220, height: 160 },
  IDEA: { width: 260, height: 160 },
  IMAGE: { width: 280, height: 280 },
  PRODUCT_IDEA: { width: 260, height: 180 },
  LINK: { width: 260, height: 96 },
};
