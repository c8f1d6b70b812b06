/** Colours that founders name, as `#rrggbb`: our own choice of how each looks on a product. */
export const colorNames: Readonly<Record<string, string>> = {
  black: '#24242a', 'matte black': '#26262a', 'jet black': '#161618', onyx: '#1d1d22', charcoal: '#3d3f45',
  graphite: '#4a4c52', slate: '#5b6672', anthracite: '#35383f', grey: '#8e9094', gray: '#8e9094',
  'dove grey': '#b9b7b3', 'dove gray': '#b9b7b3', silver: '#c3c6ca', ash: '#a9a8a3', smoke: '#8b8d90',
  white: '#f6f3ee', 'off-white': '#f1ebe0', 'off white': '#f1ebe0', ivory: '#f3ead7', cream: '#f0e4cc',
  eggshell: '#efe6d6', pearl: '#ece6dc', bone: '#e4dac8', alabaster: '#efe9e0', oat: '#e0d3bd',
  oatmeal: '#dccfb8', beige: '#dac7a8', sand: '#d6bf98', 'warm sand': '#d9bd92', taupe: '#a7917c', khaki: '#b3a57b',
  camel: '#bd9263', tan: '#c8a279', kraft: '#b9966a', cardboard: '#b58f63', brown: '#7b5236', chocolate: '#53362a',
  coffee: '#6a4a37', espresso: '#3d2a22', mocha: '#82614b', chestnut: '#814a33', walnut: '#6a4a36', caramel: '#c08347',
  cinnamon: '#a65c33', rust: '#a84f2c', terracotta: '#c2694a', 'terra cotta': '#c2694a', clay: '#b5775a', brick: '#9c4435',
  copper: '#b8703f', bronze: '#96693a', amber: '#c97d23', honey: '#dca23c', ochre: '#cc9232', mustard: '#d0a02a',
  gold: '#c9a04a', brass: '#b7934a', saffron: '#e6a225', yellow: '#ecc63a', lemon: '#f0da62', butter: '#f3dd95',
  'butter yellow': '#f3dd95', sunflower: '#efb92b', marigold: '#e99a26', apricot: '#efae7d', peach: '#f1b795',
  orange: '#e2762f', tangerine: '#e8772e', coral: '#ea7c67', salmon: '#e99380', red: '#be2f31', crimson: '#a5202f',
  scarlet: '#cb2f2a', cherry: '#a81f33', ruby: '#971f38', burgundy: '#6d2235', wine: '#6b2739', maroon: '#672328',
  cranberry: '#93253f', raspberry: '#b52f5c', pink: '#eba4b4', 'hot pink': '#e2428d', 'baby pink': '#f3c9cf',
  blush: '#e6bdb0', 'dusty pink': '#cf9e9b', 'dusty rose': '#bf8a87', rose: '#c77d85', 'rose gold': '#c9917f', mauve: '#a5808f',
  fuchsia: '#b83180', magenta: '#b02a74', plum: '#6c4361', aubergine: '#452a41', eggplant: '#452a41', purple: '#6e4691',
  violet: '#745bab', lilac: '#b9a6d3', lavender: '#b6a7d6', periwinkle: '#8f9bd3', indigo: '#39407d', blue: '#3568a8',
  'light blue': '#a3c4de', 'baby blue': '#b9d3e4', 'powder blue': '#b2cbd9', 'sky blue': '#8cb9d9', sky: '#8cb9d9',
  cobalt: '#2450a4', 'royal blue': '#2c4fa3', ultramarine: '#2f3f9c', denim: '#4b6786', 'steel blue': '#5b7f9e',
  navy: '#243658', 'navy blue': '#243658', midnight: '#1c2740', 'midnight blue': '#1c2740', petrol: '#1f5363',
  teal: '#277273', turquoise: '#3fb0a8', aqua: '#82c9c6', cyan: '#41b3c6', aquamarine: '#7cc9b4', seafoam: '#a4d0bd',
  mint: '#aed6c1', 'mint green': '#aed6c1', green: '#4b8350', 'sage green': '#9cac8f', sage: '#9cac8f', 'dusty green': '#8f9f86',
  eucalyptus: '#8aa596', celadon: '#aec4ab', olive: '#76753f', 'olive green': '#76753f', moss: '#6a7440', 'moss green': '#6a7440',
  forest: '#2f5640', 'forest green': '#2f5640', emerald: '#1f7a58', jade: '#4b9a78', pine: '#2c5449', 'hunter green': '#2f4f3a',
  'bottle green': '#20483b', lime: '#a9c64a', 'lime green': '#a9c64a', pistachio: '#b9c98c', matcha: '#a3b46d', avocado: '#758243',
};

/** What makes a colour lighter, darker, quieter or stronger: change of OKLCH lightness and factor of chroma. */
export const colorModifiers: Readonly<Record<string, readonly [lightness: number, chroma: number]>> = {
  dark: [-0.14, 0.95], deep: [-0.12, 1.08], light: [0.13, 0.8], pale: [0.18, 0.55], soft: [0.08, 0.7],
  pastel: [0.16, 0.62], bright: [0.05, 1.35], vivid: [0.02, 1.4], muted: [0.02, 0.6], dusty: [0.03, 0.6], washed: [0.1, 0.5],
  faded: [0.1, 0.55], warm: [0.01, 1.05], rich: [-0.04, 1.2], neon: [0.1, 1.8],
};
