import { Box, Image, Lightbulb, Link2, StickyNote } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { BoardColor, BoardItemKind } from '@brandwright/contract/design/projects/enums.ts';

export const kindIcons: Readonly<Record<BoardItemKind, LucideIcon>> = {
  NOTE: StickyNote,
  IDEA: Lightbulb,
  IMAGE: Image,
  PRODUCT_IDEA: Box,
  LINK: Link2,
};

const chart: Readonly<Partial<Record<BoardColor, number>>> = { SAND: 3, CLAY: 1, SAGE: 4, SKY: 2, PLUM: 5 };

/** The ground of a color's name, in light and dark: a breath of the chart's color on what is raised. */
export function groundOf(color: BoardColor): string {
  const number = chart[color];
  return number === undefined
    ? 'var(--raised)'
    : `color-mix(in oklch, var(--chart-${number}) 20%, var(--raised))`;
}

/** A line of that color, to tell the notes' edges from one another. */
export function edgeOf(color: BoardColor): string {
  const number = chart[color];
  return number === undefined
    ? 'var(--line)'
    : `color-mix(in oklch, var(--chart-${number}) 38%, var(--line))`;
}

/** The first line and the rest of what something says. */
export function headAndRest(text: string): [head: string, rest: string] {
  const at = text.indexOf('\n');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1).trim()];
}
