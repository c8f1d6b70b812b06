import type { DesignLayer } from '@brandwright/contract/design/studio/document.ts';
import type { PrintArea } from '@brandwright/contract/design/studio/templates.ts';

/** A box by its edges, in canvas units. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Placed = Pick<DesignLayer, 'x' | 'y' | 'width' | 'height' | 'rotation'>;

/** The upright box around a turned layer. */
export function boxOf({ x, y, width, height, rotation }: Placed): Box {
  const turn = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const across = (width * cos + height * sin) / 2;
  const down = (width * sin + height * cos) / 2;
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
}

/** A line that shows what was snapped to: at x or y, from one end to the other. */
export interface Guide {
  axis: 'x' | 'y';
  at: number;
  from: number;
  to: number;
}

export interface Snapped {
  dx: number;
  dy: number;
  guides: Guide[];
}

/** Lines that a moving box is drawn to: edges and middle of the print area and of the other layers. */
export function snapLines(area: PrintArea, others: readonly Box[]): Box[] {
  return [{ left: area.x, top: area.y, right: area.x + area.width, bottom: area.y + area.height }, ...others];
}

const middle = (from: number, to: number) => (from + to) / 2;

/** How far a box must move to lie on the nearest line of others within `reach`, each way by itself. */
export function snap(box: Box, others: readonly Box[], reach: number): Snapped {
  const across = nearest(
    [box.left, middle(box.left, box.right), box.right],
    others.map((other) => ({
      stops: [other.left, middle(other.left, other.right), other.right],
      from: other.top,
      to: other.bottom,
    })),
    reach,
  );
  const down = nearest(
    [box.top, middle(box.top, box.bottom), box.bottom],
    others.map((other) => ({
      stops: [other.top, middle(other.top, other.bottom), other.bottom],
      from: other.left,
      to: other.right,
    })),
    reach,
  );
  const guides: Guide[] = [];
  if (across)
    guides.push({
      axis: 'x',
      at: across.at,
      from: Math.min(across.from, box.top),
      to: Math.max(across.to, box.bottom),
    });
  if (down)
    guides.push({
      axis: 'y',
      at: down.at,
      from: Math.min(down.from, box.left),
      to: Math.max(down.to, box.right),
    });
  return { dx: across?.by ?? 0, dy: down?.by ?? 0, guides };
}

interface Stops {
  stops: readonly number[];
  from: number;
  to: number;
}

function nearest(own: readonly number[], others: readonly Stops[], reach: number) {
  let best: { by: number; at: number; from: number; to: number } | null = null;
  for (const { stops, from, to } of others)
    for (const at of stops)
      for (const edge of own) {
        const by = at - edge;
        if (Math.abs(by) <= reach && (best === null || Math.abs(by) < Math.abs(best.by)))
          best = { by, at, from, to };
      }
  return best;
}

/** Points of a free stroke as a layer's own: its middle, its size, and the points from its upper left corner. */
export function strokeBox(
  points: readonly number[],
  width: number,
): { x: number; y: number; width: number; height: number; points: number[] } {
  const xs = points.filter((_, at) => at % 2 === 0);
  const ys = points.filter((_, at) => at % 2 === 1);
  const half = width / 2;
  const [left, right] = [Math.min(...xs) - half, Math.max(...xs) + half];
  const [top, bottom] = [Math.min(...ys) - half, Math.max(...ys) + half];
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round((left + right) / 2),
    y: round((top + bottom) / 2),
    width: Math.max(1, round(right - left)),
    height: Math.max(1, round(bottom - top)),
    points: points.map((value, at) => round(value - (at % 2 === 0 ? left : top))),
  };
}

/** Leaves out points that stand closer to the one before than `least`, so that strokes stay small. The last is kept. */
export function thinned(points: readonly number[], least: number): number[] {
  const kept: number[] = [];
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [x = 0, y = 0] = [points[at], points[at + 1]];
    const [beforeX, beforeY] = [kept.at(-2), kept.at(-1)];
    const isLast = at + 3 >= points.length;
    if (
      beforeX === undefined ||
      beforeY === undefined ||
      isLast ||
      Math.hypot(x - beforeX, y - beforeY) >= least
    )
      kept.push(x, y);
  }
  return kept.length === 2 ? [...kept, (kept[0] ?? 0) + 0.5, kept[1] ?? 0] : kept;
}

/** To a tenth of a unit of the canvas: finer than anybody sees. */
export const rounded = (value: number) => Math.round(value * 10) / 10;
