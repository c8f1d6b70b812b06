/** A rectangle on a board, in board units, y downward. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Room left between two things that are put on a board one after the other. */
export const boardGap = 24;
const columns = 4;
const columnWidth = 284;
const rowHeight = 48;
const mostTries = 2000;

const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width + boardGap &&
  b.x < a.x + a.width + boardGap &&
  a.y < b.y + b.height + boardGap &&
  b.y < a.y + a.height + boardGap;

/**
 * Where something of this size has room, without covering what is there: along the board's four columns from its upper
 * left corner, downward; a crowded board puts it under everything.
 */
export function freePlace(
  taken: readonly Box[],
  size: { width: number; height: number },
): { x: number; y: number } {
  for (let index = 0; index < mostTries; index += 1) {
    const box = {
      ...size,
      x: (index % columns) * columnWidth,
      y: Math.floor(index / columns) * rowHeight,
    };
    if (!taken.some((one) => overlaps(box, one))) return { x: box.x, y: box.y };
  }
  return { x: 0, y: Math.max(0, ...taken.map(({ y, height }) => y + height)) + boardGap };
}

/** Whether a row still holds what a change left in it: only then may the change be taken back. */
export const isAsLeft = (row: object, after: object): boolean =>
  Object.entries(after).every(
    ([name, value]) => JSON.stringify((row as Record<string, unknown>)[name]) === JSON.stringify(value),
  );
