/** Red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number];

const fullHex = /^#?([\da-f]{6})$/i;
const shortHex = /^#?([\da-f]{3})$/i;

/** `7a9` and `#77AA99` as `#77AA99`; undefined for what is no color yet. */
export function readHex(text: string): string | undefined {
  const full = fullHex.exec(text.trim())?.[1];
  if (full) return `#${full.toUpperCase()}`;
  const short = shortHex.exec(text.trim())?.[1];
  return short ? `#${[...short].map((digit) => digit + digit).join('')}`.toUpperCase() : undefined;
}

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt((readHex(hex) ?? '#000000').slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const hexOf = (rgb: readonly number[]) =>
  `#${rgb
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase();

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `share` (0 to 1) of the other color stirred into the one. */
export function mixed(one: string, other: string, share: number): string {
  const to = rgbOf(other);
  return hexOf(rgbOf(one).map((channel, index) => channel + ((to[index] ?? 0) - channel) * share));
}

/** How strong a color is, 0 (gray) to 1. */
export function saturation(hex: string): number {
  const rgb = rgbOf(hex);
  const most = Math.max(...rgb);
  return most === 0 ? 0 : (most - Math.min(...rgb)) / most;
}

/**
 * `hex` moved toward black or white, whichever is further from the ground, until it reads on the ground with at least
 * `least`; unchanged when it does already.
 */
export function readableOn(ground: string, hex: string, least = 4.5): string {
  if (contrastOf(ground, hex) >= least) return hex;
  const goal = contrastOf(ground, '#FFFFFF') > contrastOf(ground, '#000000') ? '#FFFFFF' : '#000000';
  for (let share = 0.1; share < 1; share += 0.1) {
    const next = mixed(hex, goal, share);
    if (contrastOf(ground, next) >= least) return next;
  }
  return goal;
}
