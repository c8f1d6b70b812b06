/** Colors are `#rrggbb`. */
export type Color = string;

const channels = (color: Color) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** `share` 0 is the first color, 1 the second. */
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

/** Ink that reads on the color. */
export const inkOn = (color: Color) =>
  brightness(color) > 0.55 ? darker(color, 0.72) : lighter(color, 0.84);

/** Clearly more red than blue. */
export function isWarm(color: Color): boolean {
  const [red = 0, , blue = 0] = channels(color);
  return red - blue > 60;
}

/** Clearly more green than red and than blue. */
export function isGreen(color: Color): boolean {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return green > red + 6 && green > blue + 6;
}

/** Relative luminance as WCAG 2 has it, 0 to 1. */
export function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return red * 0.2126 + green * 0.7152 + blue * 0.0722;
}

/** Contrast as WCAG 2 has it, 1 to 21. */
export function contrast(first: Color, second: Color): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** How colorful, 0 (gray) to 1. */
export function vividness(color: Color): number {
  const values = channels(color);
  return (Math.max(...values) - Math.min(...values)) / 255;
}

/** The ink moved toward black or white just so far that it stands out from the paper by `least`. */
export function readable(ink: Color, paper: Color, least: number): Color {
  const goal = contrast('#000000', paper) > contrast('#ffffff', paper) ? '#14110f' : '#ffffff';
  for (let share = 0; share < 1; share += 0.08) {
    const tried = mix(ink, goal, share);
    if (contrast(tried, paper) >= least) return tried;
  }
  return contrast(goal, paper) >= least ? goal : goal === '#ffffff' ? goal : '#000000';
}
