/** Colours are `#rrggbb`. */
export type Color = string;

const channels = (color: Color) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** `share` 0 is the first colour, 1 the second. */
export function mix(first: Color, second: Color, share: number): Color {
  const other = channels(second);
  const mixed = channels(first).map((value, index) =>
    Math.round(value + ((other[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0')).join('')}`;
}

// Light is a little warm and shadow a little cool, as in a room with a window.
const light = '#fffaf0';
const shadow = '#1d1a24';

export const lighter = (color: Color, share: number) => mix(color, light, share);
export const darker = (color: Color, share: number) => mix(color, shadow, share);

/** Perceived brightness, 0 to 1. */
export function brightness(color: Color): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}

/** Ink that reads on the colour. */
export const inkOn = (color: Color) =>
  brightness(color) > 0.55 ? darker(color, 0.72) : lighter(color, 0.84);

/** Clearly more red than blue. */
export function isWarm(color: Color): boolean {
  const [red = 0, , blue = 0] = channels(color);
  return red - blue > 60;
}
