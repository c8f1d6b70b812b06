import { boardReach } from '@brandwright/contract/design/projects/entities.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What part of the board is seen: `x`, `y` is the board's origin in pixels of the window, `zoom` pixels for a board unit. */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

export const leastZoom = 0.3;
export const mostZoom = 1.6;
const margin = 32;

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The smallest box that holds all of them; an empty one at the origin. */
export function boundsOf(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** The view that shows all of it, never larger than life. Window sizes in pixels. */
export function fit(boxes: readonly Box[], window: { width: number; height: number }): View {
  const bounds = boundsOf(boxes);
  if (bounds.width === 0) return { x: margin, y: margin, zoom: 1 };
  const zoom = between(
    Math.min((window.width - 2 * margin) / bounds.width, (window.height - 2 * margin) / bounds.height),
    leastZoom,
    1,
  );
  return {
    x: Math.max(margin, (window.width - bounds.width * zoom) / 2) - bounds.x * zoom,
    y: margin - bounds.y * zoom,
    zoom,
  };
}

/** Zooms so that the point of the window stays where it is. */
export function zoomAt(view: View, factor: number, at: { x: number; y: number }): View {
  const zoom = between(view.zoom * factor, leastZoom, mostZoom);
  const scale = zoom / view.zoom;
  return { zoom, x: at.x - (at.x - view.x) * scale, y: at.y - (at.y - view.y) * scale };
}

/** A place on the board, in whole units and within its reach. */
export const onBoard = (x: number, y: number) => ({
  x: Math.round(between(x, -boardReach, boardReach)),
  y: Math.round(between(y, -boardReach, boardReach)),
});

/** The board's place under a point of the window. */
export const placeUnder = (view: View, point: { x: number; y: number }) =>
  onBoard((point.x - view.x) / view.zoom, (point.y - view.y) / view.zoom);

/** The view moved as little as needed for the box to be seen. */
export function broughtIn(view: View, box: Box, window: { width: number; height: number }): View {
  const left = box.x * view.zoom + view.x;
  const top = box.y * view.zoom + view.y;
  const right = left + box.width * view.zoom;
  const bottom = top + box.height * view.zoom;
  const by = (near: number, far: number, size: number) =>
    near < 8 ? 8 - near : far > size - 8 ? Math.max(size - 8 - far, 8 - near) : 0;
  const x = by(left, right, window.width);
  const y = by(top, bottom, window.height);
  return x === 0 && y === 0 ? view : { ...view, x: view.x + x, y: view.y + y };
}
