/** What a color is counted as where only a few are told apart. */
export const colorFamilies = [
  'BLACK',
  'GRAY',
  'WHITE',
  'CREAM',
  'BEIGE',
  'BROWN',
  'ORANGE',
  'YELLOW',
  'RED',
  'PINK',
  'PURPLE',
  'NAVY',
  'BLUE',
  'TEAL',
  'GREEN',
] as const;
export type ColorFamily = (typeof colorFamilies)[number];

/**
 * The colors that founders, suppliers and printers name, as `#rrggbb`: our own choice of how each looks on a product.
 * US spelling, lower case, spaces for hyphens; other spellings are folded before they are looked up.
 */
// prettier-ignore
export const colorTable: Readonly<Record<ColorFamily, Readonly<Record<string, string>>>> = {
  BLACK: { black: '#17171a', 'jet black': '#161618', onyx: '#1d1d22', anthracite: '#35383f' },
  GRAY: { charcoal: '#3d3d42', graphite: '#4a4c52', slate: '#5b6673', gray: '#8d9096', 'dove gray': '#b9b7b3', silver: '#bfc3c8', ash: '#a9a8a3', smoke: '#8b8d90', 'light gray': '#c9cbcf', 'dark gray': '#54575e', 'space gray': '#6a6c70', pewter: '#898b8e' },
  WHITE: { white: '#ffffff', pearl: '#ece6dc', alabaster: '#efe9e0' },
  CREAM: { 'off white': '#f5f2ec', eggshell: '#efe6d6', ivory: '#f6efdf', cream: '#efe4cd', bone: '#e8dfcf', oat: '#ddd0b8', oatmeal: '#dccfb8', natural: '#e6d9bf', ecru: '#e4dabf' },
  BEIGE: { beige: '#dccbb0', sand: '#d9c29c', 'warm sand': '#d9bd92', taupe: '#a7917c', khaki: '#b3a57b', camel: '#b98d5a', tan: '#c8a27a', kraft: '#b9966a', cardboard: '#b58f63' },
  BROWN: { brown: '#6f4a33', 'dark brown': '#46301f', 'light brown': '#a67c58', chocolate: '#4a2e20', coffee: '#5b4030', espresso: '#33241c', mocha: '#82614b', chestnut: '#814a33', walnut: '#6a4a36', caramel: '#b0743c', cinnamon: '#a65c33', bronze: '#8e6a3a', mahogany: '#5d2f22' },
  ORANGE: { rust: '#ad4f2b', terracotta: '#c2694a', 'terra cotta': '#c2694a', clay: '#b5775a', brick: '#a84a35', copper: '#b06a3f', amber: '#d08a25', apricot: '#f0b184', peach: '#f3c3a4', orange: '#e07b2a', 'burnt orange': '#b9551f', tangerine: '#e8772e', coral: '#e6765c', salmon: '#e99a86' },
  YELLOW: { honey: '#dca23c', ochre: '#d19b3b', mustard: '#cf9f2b', 'mustard yellow': '#cf9f2b', gold: '#c39a3c', golden: '#c39a3c', brass: '#b7934a', saffron: '#e6a225', yellow: '#ecc22e', lemon: '#f0dc6a', butter: '#f3e3a5', 'butter yellow': '#f3dd95', sunflower: '#efb92b', marigold: '#e99a26' },
  RED: { red: '#c8372d', 'dark red': '#8a1f1c', crimson: '#a51f35', scarlet: '#cb2f2a', cherry: '#a81f33', ruby: '#971f38', burgundy: '#6d1f34', wine: '#6b2338', maroon: '#6d2026', cranberry: '#93253f', oxblood: '#5c1e24', bordeaux: '#6a2135' },
  PINK: { raspberry: '#b52f5c', pink: '#e79ab0', 'light pink': '#f4ccd6', 'hot pink': '#e0408a', 'baby pink': '#f3c9cf', blush: '#e8c0b6', 'blush pink': '#e8c0b6', 'dusty pink': '#d8a5a5', 'dusty rose': '#bf8a87', rose: '#c77d85', 'rose gold': '#c9917f', fuchsia: '#c02a7c', magenta: '#c02a7c' },
  PURPLE: { mauve: '#a98499', plum: '#6c4361', aubergine: '#46263f', eggplant: '#452a41', purple: '#6d4795', 'dark purple': '#452a63', violet: '#7a58b0', lilac: '#c4b1dc', lavender: '#b9a9d9', periwinkle: '#8f9bd3' },
  NAVY: { navy: '#22304f', 'navy blue': '#22304f', midnight: '#1c2740', 'midnight blue': '#1c2740' },
  BLUE: { blue: '#2f65b0', 'dark blue': '#1f3766', 'light blue': '#a3c6e6', 'baby blue': '#b9d3e4', 'powder blue': '#b2cbd9', 'sky blue': '#8cb3cd', sky: '#8cb3cd', cobalt: '#2546a0', 'cobalt blue': '#2546a0', 'royal blue': '#2a4fb5', ultramarine: '#2f3f9c', azure: '#3b8ad6', denim: '#4a668c', 'steel blue': '#5b7f9e', indigo: '#3c3a7a' },
  TEAL: { petrol: '#1f5561', teal: '#2b7c7d', turquoise: '#3fb3ad', aqua: '#7cc9c8', cyan: '#41b3c6', aquamarine: '#7cc9b4' },
  GREEN: { seafoam: '#a4d0bd', mint: '#a6cfba', 'mint green': '#a6cfba', green: '#3d8b57', 'dark green': '#234d38', 'light green': '#a3cda6', 'sage green': '#94a78a', sage: '#94a78a', 'dusty green': '#8f9f86', eucalyptus: '#8aa596', celadon: '#aec4ab', olive: '#747a3c', 'olive green': '#747a3c', moss: '#66713f', 'moss green': '#6a7440', forest: '#2e5540', 'forest green': '#2e5540', emerald: '#1f7a55', jade: '#4b9a78', pine: '#2c5449', 'hunter green': '#2f4f3a', 'bottle green': '#1f4a3a', lime: '#a9c94a', 'lime green': '#a9c64a', chartreuse: '#b9cf4a', 'kelly green': '#3a9c4c', pistachio: '#b9c98c', matcha: '#a3b46d', avocado: '#758243' },
};

/** Words for what lets light through: colors of a product without a hue of their own. */
export const clearColors: readonly string[] = ['clear', 'transparent'];

/** What makes a color lighter, darker, quieter or stronger: change of OKLCH lightness and factor of chroma. */
export const colorShades: Readonly<Record<string, readonly [lightness: number, chroma: number]>> = {
  dark: [-0.14, 0.95],
  deep: [-0.12, 1.08],
  light: [0.13, 0.8],
  pale: [0.18, 0.55],
  soft: [0.08, 0.7],
  pastel: [0.16, 0.62],
  bright: [0.05, 1.35],
  vivid: [0.02, 1.4],
  muted: [0.02, 0.6],
  dusty: [0.03, 0.6],
  washed: [0.1, 0.5],
  faded: [0.1, 0.55],
  warm: [0.01, 1.05],
  rich: [-0.04, 1.2],
  neon: [0.1, 1.8],
};

/** Names that are as often a plant, a metal or a cosmetic: in what is scented, shining or creamy they are that. */
export const eitherWay: ReadonlySet<string> = new Set(
  'sand sage olive mint rose lavender lilac plum gold golden silver bronze amber coral cream natural clear mustard emerald'.split(
    ' ',
  ),
);

/** Names that in a description are nearly always a food, a material or a thing: colors where a color is asked for. */
export const usuallyThings: ReadonlySet<string> = new Set(
  'lime cherry wine denim jade forest honey lemon peach chocolate apricot salmon copper rust brick chestnut mocha tangerine sunflower eucalyptus butter coffee espresso caramel cinnamon walnut matcha pistachio avocado raspberry cranberry saffron marigold moss pine clay slate ash pearl bone cardboard kraft oat oatmeal midnight sky brass smoke camel mahogany ruby onyx graphite eggshell'.split(
    ' ',
  ),
);
