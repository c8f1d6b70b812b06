/**
 * What things cost to make, for the estimate of a design. Figures of ours, set down in November 2026 from the price tiers
 * of the marketplace's factories and what decorators publish; they are orders of magnitude for a first calculation, never
 * a quote. Money in US cents.
 */
export interface CostRow {
  material: string;
  /** The blank, or the finished piece without print, at `at` units. */
  unitMinor: number;
  at: number;
  /** How fast it falls with quantity: cost × (quantity / at) ^ -fall. */
  fall: number;
  moq: number;
  print: PrintMethod;
  /** Weight of one packed piece where it is not the usual one of such goods, for freight. */
  grams?: number;
  /** Where such things are usually made, the most usual first, with the cost there against the table's. */
  origins: readonly { country: string; factor: number }[];
}

export type PrintMethod = 'SCREEN' | 'EMBROIDERY' | 'TRANSFER' | 'LABEL' | 'OFFSET';

export interface PrintRow {
  name: string;
  /** One color on one piece at 500 units, for a print of the usual size. */
  perColorMinor: number;
  /** A full-color print or picture counts as this many colors. */
  fullColorAs: number;
  mostColors: number;
  /** Once an order, for each color (screens, plates) and for the job. */
  setUpPerColorMinor: number;
  setUpMinor: number;
  fall: number;
}

export const printMethods: Readonly<Record<PrintMethod, PrintRow>> = {
  SCREEN: {
    name: 'screen print',
    perColorMinor: 42,
    fullColorAs: 4,
    mostColors: 6,
    setUpPerColorMinor: 2500,
    setUpMinor: 1500,
    fall: 0.16,
  },
  EMBROIDERY: {
    name: 'embroidery',
    perColorMinor: 95,
    fullColorAs: 3,
    mostColors: 8,
    setUpPerColorMinor: 800,
    setUpMinor: 4500,
    fall: 0.1,
  },
  TRANSFER: {
    name: 'heat transfer or pad print',
    perColorMinor: 38,
    fullColorAs: 3,
    mostColors: 4,
    setUpPerColorMinor: 3000,
    setUpMinor: 2500,
    fall: 0.15,
  },
  LABEL: {
    name: 'printed label',
    perColorMinor: 9,
    fullColorAs: 2,
    mostColors: 4,
    setUpPerColorMinor: 2000,
    setUpMinor: 4500,
    fall: 0.24,
  },
  OFFSET: {
    name: 'offset print',
    perColorMinor: 11,
    fullColorAs: 4,
    mostColors: 4,
    setUpPerColorMinor: 3500,
    setUpMinor: 6000,
    fall: 0.28,
  },
};

const asia = [
  { country: 'CN', factor: 1 },
  { country: 'VN', factor: 1.05 },
  { country: 'IN', factor: 0.97 },
];
const cloth = [
  { country: 'BD', factor: 0.92 },
  { country: 'IN', factor: 0.96 },
  { country: 'VN', factor: 1.04 },
  { country: 'CN', factor: 1 },
];
const hardware = [
  { country: 'CN', factor: 1 },
  { country: 'VN', factor: 1.06 },
  { country: 'MX', factor: 1.34 },
];
const paper = [
  { country: 'CN', factor: 1 },
  { country: 'VN', factor: 1.05 },
  { country: 'MX', factor: 1.22 },
];

const rows: Readonly<Record<string, CostRow>> = {
  tee: {
    material: 'combed cotton, 180 g/m²',
    unitMinor: 395,
    at: 500,
    fall: 0.09,
    moq: 100,
    print: 'SCREEN',
    origins: cloth,
  },
  hoodie: {
    material: 'brushed cotton fleece, 320 g/m²',
    unitMinor: 1180,
    at: 500,
    fall: 0.09,
    moq: 100,
    print: 'SCREEN',
    origins: cloth,
  },
  crewneck: {
    material: 'cotton fleece, 300 g/m²',
    unitMinor: 985,
    at: 500,
    fall: 0.09,
    moq: 100,
    print: 'SCREEN',
    origins: cloth,
  },
  longsleeve: {
    material: 'combed cotton, 190 g/m²',
    unitMinor: 520,
    at: 500,
    fall: 0.09,
    moq: 100,
    print: 'SCREEN',
    origins: cloth,
  },
  tote: {
    material: 'cotton canvas, 12 oz',
    unitMinor: 215,
    at: 500,
    fall: 0.13,
    moq: 200,
    print: 'SCREEN',
    origins: [
      { country: 'IN', factor: 0.94 },
      { country: 'CN', factor: 1 },
      { country: 'VN', factor: 1.05 },
    ],
  },
  cap: {
    material: 'cotton twill',
    unitMinor: 330,
    at: 500,
    fall: 0.11,
    moq: 144,
    print: 'EMBROIDERY',
    origins: [
      { country: 'CN', factor: 1 },
      { country: 'BD', factor: 0.95 },
      { country: 'VN', factor: 1.05 },
    ],
  },
  mug: {
    material: 'stoneware, 12 oz',
    unitMinor: 235,
    at: 500,
    fall: 0.14,
    moq: 300,
    print: 'TRANSFER',
    origins: hardware,
  },
  tumbler: {
    material: 'stainless steel, double wall',
    unitMinor: 560,
    at: 500,
    fall: 0.12,
    moq: 300,
    print: 'TRANSFER',
    origins: hardware,
  },
  'candle-jar': {
    material: 'soy wax in a glass, 220 g',
    unitMinor: 345,
    at: 500,
    fall: 0.14,
    moq: 200,
    print: 'LABEL',
    origins: asia,
  },
  cushion: {
    material: 'cotton cover with filling, 45 cm',
    unitMinor: 520,
    at: 500,
    fall: 0.11,
    moq: 150,
    print: 'SCREEN',
    origins: [
      { country: 'IN', factor: 0.95 },
      { country: 'CN', factor: 1 },
      { country: 'PT', factor: 1.5 },
    ],
  },
  bottle: {
    material: 'PET bottle with cap, 300 ml',
    unitMinor: 46,
    at: 1000,
    fall: 0.22,
    moq: 1000,
    print: 'LABEL',
    grams: 40,
    origins: hardware,
  },
  jar: {
    material: 'glass jar with lid, 200 ml',
    unitMinor: 72,
    at: 1000,
    fall: 0.2,
    moq: 1000,
    print: 'LABEL',
    origins: hardware,
  },
  tube: {
    material: 'polyethylene tube, 100 ml',
    unitMinor: 34,
    at: 3000,
    fall: 0.24,
    moq: 3000,
    print: 'OFFSET',
    grams: 22,
    origins: hardware,
  },
  pouch: {
    material: 'kraft laminate pouch with zip',
    unitMinor: 26,
    at: 2000,
    fall: 0.26,
    moq: 1000,
    print: 'OFFSET',
    grams: 18,
    origins: asia,
  },
  carton: {
    material: 'paperboard, 350 g/m²',
    unitMinor: 31,
    at: 1000,
    fall: 0.28,
    moq: 500,
    print: 'OFFSET',
    grams: 40,
    origins: paper,
  },
  notebook: {
    material: 'cloth-bound, 160 pages',
    unitMinor: 265,
    at: 500,
    fall: 0.16,
    moq: 300,
    print: 'TRANSFER',
    origins: paper,
  },
  poster: {
    material: 'matt art paper, 200 g/m², 50 × 70 cm',
    unitMinor: 58,
    at: 500,
    fall: 0.3,
    moq: 100,
    print: 'OFFSET',
    origins: paper,
  },
};

const fallback: CostRow = {
  material: 'as usual for it',
  unitMinor: 300,
  at: 500,
  fall: 0.12,
  moq: 300,
  print: 'SCREEN',
  origins: asia,
};

/** The costs of a product template. */
export const costOf = (templateKey: string): CostRow =>
  (Object.hasOwn(rows, templateKey) ? rows[templateKey] : undefined) ?? fallback;

/** Span in which quotes usually lie around the estimate. */
export const quoteSpan = { low: 0.82, high: 1.25 } as const;

export const basisOfEstimate =
  'An estimate from our own table of November 2026, made from price tiers of the marketplace and what decorators publish. Not a quote: factories quote what they will really charge.';
