import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { boardReach } from './entities.ts';
import { boardColor } from './enums.ts';

export const coordinate = () => z.int().min(-boardReach).max(boardReach);

export const extent = () => z.int().min(40).max(2000);

const colorWords = {
  PAPER: ['paper', 'white', 'plain'],
  SAND: ['sand', 'yellow', 'beige'],
  CLAY: ['clay', 'orange', 'red'],
  SAGE: ['sage', 'green'],
  SKY: ['sky', 'blue'],
  PLUM: ['plum', 'purple', 'pink'],
};

export const color = () =>
  field(boardColor, { label: 'Color', words: ['colour', 'color'], valueWords: colorWords })
    .describe('Color of the note.')
    .optional();

export const linkUrl = () =>
  field(z.string().trim().max(2000), { label: 'Address', words: ['link', 'address', 'url'] })
    .describe('Address of a web page, for a link.')
    .optional();
