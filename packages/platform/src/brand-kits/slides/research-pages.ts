import {
  contentBottom,
  contentTop,
  innerWidth,
  plain,
  slidePadding,
  strong,
  type Piece,
  type SlideLook,
} from './pieces.ts';
import { linesOf } from './set-text.ts';

const columns = 2;
const gap = 32;
/** Sizes of text, in points: the largest at which all of it stands on one page, else the smallest. */
const sizes = [14, 13, 12, 11, 10, 9.5] as const;
const smallest = 9.5;
const leading = 1.5;
const headingScale = 1.35;

interface Line {
  words: string;
  isHeading: boolean;
  /** Space above, in points. */
  above: number;
}

/** Market research in two columns, on one page where it fits, else on as many as it takes. */
export function researchPages(look: SlideLook): Piece[][] {
  for (const size of sizes) {
    const pages = pagesAt(look, size);
    if (pages.length === 1) return pages;
  }
  return pagesAt(look, smallest);
}

function pagesAt({ kit, ink }: SlideLook, size: number): Piece[][] {
  const headingSize = size * headingScale;
  const width = (innerWidth - (columns - 1) * gap) / columns;
  const lines = linesIn(kit.marketResearch?.content ?? '', width, size);
  const pages: Piece[][] = [[]];
  let [column, y] = [0, contentTop];
  for (const [at, line] of lines.entries()) {
    const height = (line.isHeading ? headingSize : size) * leading;
    const next = lines[at + 1];
    // A heading never stands alone at the end of a column.
    const needed = line.isHeading && next ? height + 2 * size * leading : height;
    if (y + line.above + needed > contentBottom) {
      column += 1;
      y = contentTop;
      if (column === columns) {
        pages.push([]);
        column = 0;
      }
    } else if (y > contentTop) y += line.above;
    const fontSize = line.isHeading ? headingSize : size;
    pages.at(-1)?.push({
      kind: 'text',
      x: slidePadding + column * (width + gap),
      y: y + fontSize * 0.9,
      words: line.words,
      size: fontSize,
      color: ink,
      face: line.isHeading ? strong : plain,
    });
    y += height;
  }
  return pages;
}

/** Markdown as plain lines: headings, paragraphs, points of lists. */
function linesIn(markdown: string, width: number, size: number): Line[] {
  return markdown.split(/\n+/).flatMap((row): Line[] => {
    const text = plainText(row);
    if (text === '') return [];
    if (/^#{1,6}\s/.test(row))
      return linesOf(text, strong, size * headingScale, width).map((words, at) => ({
        words,
        isHeading: true,
        above: at === 0 ? 12 : 0,
      }));
    return linesOf(text, plain, size, width).map((words, at) => ({
      words,
      isHeading: false,
      above: at === 0 ? 5 : 0,
    }));
  });
}

const plainText = (row: string): string =>
  row
    .replace(/^#{1,6}\s+/, '')
    .replace(/^\s*[-*+]\s+/, '• ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|[*_`])(.+?)\1/g, '$2')
    .replace(/^\s*\|?[-:| ]+\|?\s*$/, '')
    .replaceAll('|', '   ')
    .trim();
