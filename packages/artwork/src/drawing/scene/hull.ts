import { round, type Point } from '../sketch.ts';

/** Twice the area that points go around as the clock does (y downward); below zero the other way. */
export const areaOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], at) => {
    const [nx, ny] = points[(at + 1) % points.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0);

/** The points around all others, as the clock goes (Andrew, 1979). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const kept: Point[] = [];
    for (const point of list) {
      while (kept.length > 1 && areaOf([kept.at(-2) ?? point, kept.at(-1) ?? point, point]) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Path data of a closed line through points. */
export const closed = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
