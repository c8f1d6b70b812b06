/** Widths of letters and digits of Inter at 12 px: enough to leave room, no more. Capitals are wide, as in a SKU. */
const letterPx = 6.9;
const capitalPx = 8.6;

export const widthOf = (text: string): number => {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return (text.length - capitals) * letterPx + capitals * capitalPx;
};

/** The text as far as it fits, with an ellipsis where it was cut. */
export function cutTo(text: string, width: number): string {
  let fits = text;
  while (fits.length > 2 && widthOf(fits) > width) fits = fits.slice(0, -1);
  return fits === text ? text : `${fits.slice(0, -1).trimEnd()}…`;
}

/** Lines of a chart are told apart by their dashes too. */
const dashes = [undefined, '7 4', '2 4', '10 3 2 3', '1 3'] as const;
const strokes = ['stroke-chart-1', 'stroke-chart-2', 'stroke-chart-3', 'stroke-chart-4', 'stroke-chart-5'];
const fills = ['fill-chart-1', 'fill-chart-2', 'fill-chart-3', 'fill-chart-4', 'fill-chart-5'];

export const dashOf = (at: number): string | undefined => dashes[at % dashes.length];
export const strokeOf = (at: number): string => strokes[at % strokes.length] ?? 'stroke-chart-1';
export const fillOf = (at: number): string => fills[at % fills.length] ?? 'fill-chart-1';

/** Steps that months and hours are told in. */
const everySo = [1, 2, 3, 4, 6, 8, 12];

/** Every how manieth label of an axis has room. */
export function everyOf(labels: readonly string[], stepPx: number, gapPx = 10): number {
  const needed = (Math.max(0, ...labels.map(widthOf)) + gapPx) / stepPx;
  return everySo.find((step) => step >= needed) ?? Math.ceil(needed);
}
