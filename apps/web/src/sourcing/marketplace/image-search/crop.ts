/** A part of a picture, in shares of its width and height. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Smaller frames show nothing. */
export const leastCrop = 0.05;

/** What the keyboard begins with: the middle. */
export const middleCrop: Crop = { left: 0.2, top: 0.2, width: 0.6, height: 0.6 };

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** The frame between two points, inside the picture; null when it is too small to mean one. */
export function cropBetween(one: { x: number; y: number }, other: { x: number; y: number }): Crop | null {
  const [left, right] = [one.x, other.x].map((x) => within(x, 0, 1)).toSorted((a, b) => a - b);
  const [top, bottom] = [one.y, other.y].map((y) => within(y, 0, 1)).toSorted((a, b) => a - b);
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) return null;
  if (right - left < leastCrop || bottom - top < leastCrop) return null;
  return {
    left: rounded(left),
    top: rounded(top),
    width: rounded(right - left),
    height: rounded(bottom - top),
  };
}

/** The frame moved by a step, or made larger or smaller, never leaving the picture. */
export function changeCrop(
  crop: Crop,
  change: { x?: number; y?: number; wider?: number; higher?: number },
): Crop {
  const width = within(crop.width + (change.wider ?? 0), leastCrop, 1 - crop.left);
  const height = within(crop.height + (change.higher ?? 0), leastCrop, 1 - crop.top);
  return {
    left: rounded(within(crop.left + (change.x ?? 0), 0, 1 - width)),
    top: rounded(within(crop.top + (change.y ?? 0), 0, 1 - height)),
    width: rounded(width),
    height: rounded(height),
  };
}

/** `0.1,0.2,0.5,0.5` of an address; null for anything else. */
export function readCrop(said: string | null): Crop | null {
  const [left, top, width, height, ...more] = (said ?? '').split(',').map(Number);
  if (
    left === undefined ||
    top === undefined ||
    width === undefined ||
    height === undefined ||
    more.length > 0
  )
    return null;
  const isInside =
    [left, top, width, height].every((value) => value >= 0 && value <= 1) &&
    width >= leastCrop &&
    height >= leastCrop &&
    left + width <= 1.001 &&
    top + height <= 1.001;
  return isInside ? { left, top, width, height } : null;
}

export const cropText = ({ left, top, width, height }: Crop) => [left, top, width, height].join(',');
