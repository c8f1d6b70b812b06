/** Colours as founders say them. Names of ours, chosen to look right on products. */
// prettier-ignore
const named: Record<string, string> = {
  white: '#ffffff', 'off white': '#f5f2ec', ivory: '#f6efdf', cream: '#efe4cd', bone: '#e8dfcf', beige: '#dccbb0', sand: '#d9c29c', oat: '#ddd0b8', tan: '#c8a27a', camel: '#b98d5a', kraft: '#b9966a',
  black: '#17171a', charcoal: '#3d3d42', graphite: '#4a4c52', slate: '#5b6673', grey: '#8d9096', gray: '#8d9096', 'light grey': '#c9cbcf', 'light gray': '#c9cbcf', 'dark grey': '#54575e', 'dark gray': '#54575e', silver: '#bfc3c8',
  red: '#c8372d', 'dark red': '#8a1f1c', crimson: '#a51f35', burgundy: '#6d1f34', maroon: '#6d2026', wine: '#6b2338', brick: '#a84a35', rust: '#ad4f2b', terracotta: '#c2694a', coral: '#e6765c', salmon: '#e99a86',
  orange: '#e07b2a', 'burnt orange': '#b9551f', apricot: '#f0b184', peach: '#f3c3a4', amber: '#d08a25', ochre: '#d19b3b', mustard: '#cf9f2b', gold: '#c39a3c', golden: '#c39a3c', yellow: '#ecc22e', lemon: '#f0dc6a', butter: '#f3e3a5',
  green: '#3d8b57', 'dark green': '#234d38', 'light green': '#a3cda6', 'forest green': '#2e5540', forest: '#2e5540', 'bottle green': '#1f4a3a', emerald: '#1f7a55', olive: '#747a3c', 'olive green': '#747a3c', moss: '#66713f', sage: '#94a78a', 'sage green': '#94a78a', mint: '#a6cfba', 'mint green': '#a6cfba', lime: '#a9c94a',
  teal: '#2b7c7d', turquoise: '#3fb3ad', aqua: '#7cc9c8', petrol: '#1f5561', blue: '#2f65b0', 'dark blue': '#1f3766', 'light blue': '#a3c6e6', 'sky blue': '#8cb3cd', sky: '#8cb3cd', 'royal blue': '#2a4fb5', cobalt: '#2546a0', navy: '#22304f', 'navy blue': '#22304f', indigo: '#3c3a7a', denim: '#4a668c',
  purple: '#6d4795', 'dark purple': '#452a63', violet: '#7a58b0', lavender: '#b9a9d9', lilac: '#c4b1dc', plum: '#6c4361', aubergine: '#46263f', mauve: '#a98499',
  pink: '#e79ab0', 'light pink': '#f4ccd6', 'hot pink': '#e0408a', 'dusty pink': '#d8a5a5', blush: '#e8c0b6', rose: '#c77d85', magenta: '#c02a7c', fuchsia: '#c02a7c',
  brown: '#6f4a33', 'dark brown': '#46301f', 'light brown': '#a67c58', chocolate: '#4a2e20', coffee: '#5b4030', caramel: '#b0743c', espresso: '#33241c', copper: '#b06a3f', bronze: '#8e6a3a', natural: '#e6d9bf',
};

const names = Object.keys(named).sort((one, other) => other.length - one.length);
const anyName = new RegExp(`\\b(?:${names.join('|').replaceAll(' ', '[ -]')})\\b`, 'i');

export interface SpokenColor {
  hex: string;
  /** As it was said. */
  said: string;
  /** Place in the words. */
  index: number;
}

/** The first colour that words name, by a name of ours or as `#rgb` / `#rrggbb`. */
export function spokenColor(words: string): SpokenColor | undefined {
  const code = /#([0-9a-f]{6}|[0-9a-f]{3})\b/i.exec(words);
  if (code) {
    const digits = (code[1] ?? '').toLowerCase();
    const hex = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
    return { hex: `#${hex}`, said: code[0], index: code.index };
  }
  const found = anyName.exec(words);
  if (!found) return undefined;
  const hex = named[found[0].toLowerCase().replaceAll('-', ' ')];
  return hex === undefined ? undefined : { hex, said: found[0].toLowerCase(), index: found.index };
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** How far two colours are apart to the eye, roughly: weighted by how well each channel is seen. */
function distance(one: string, other: string): number {
  const [a, b] = [channels(one), channels(other)];
  const weights = [2, 4, 3];
  return weights.reduce((sum, weight, at) => sum + weight * ((a[at] ?? 0) - (b[at] ?? 0)) ** 2, 0);
}

/** The name of ours that comes nearest to a colour: "dark green". */
export function colorName(hex: string): string {
  let best = 'white';
  let least = Number.POSITIVE_INFINITY;
  for (const [name, own] of Object.entries(named)) {
    const far = distance(hex.toLowerCase(), own);
    if (far < least) [best, least] = [name, far];
  }
  return best;
}

/** Relative luminance as WCAG 2 has it, 0 to 1. */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return red * 0.2126 + green * 0.7152 + blue * 0.0722;
}

/** Contrast as WCAG 2 has it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Ink that reads on the ground: the first of the wished ones with a contrast of 3 or more, else near-black or white. */
export function inkFor(ground: string, wished: readonly string[] = []): string {
  return (
    wished.find((color) => contrast(color, ground) >= 3) ??
    (contrast('#17171a', ground) >= contrast('#ffffff', ground) ? '#17171a' : '#ffffff')
  );
}
