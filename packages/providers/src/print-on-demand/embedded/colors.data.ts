/** Dyes and materials of the blanks, by name. */
const dyes = {
  White: '#f7f6f2',
  Natural: '#ece2cc',
  Sand: '#d8c6a3',
  Black: '#1c1c1f',
  Charcoal: '#45464c',
  'Heather grey': '#b9babd',
  Navy: '#22304d',
  'Royal blue': '#2c4f9e',
  'Sky blue': '#a9c8de',
  Sage: '#9bab8d',
  'Forest green': '#2f4b3c',
  Olive: '#666a45',
  Mustard: '#d3a23c',
  Clay: '#b4694c',
  Burgundy: '#6a2633',
  Red: '#b4272f',
  'Dusty rose': '#cf9c98',
  'Soft pink': '#efc8cc',
  Lavender: '#b9aed2',
  Brown: '#5d4534',
  Kraft: '#bb9a6d',
  Silver: '#c9ccd0',
  Oak: '#c39a68',
  Walnut: '#5b4030',
  Clear: '#eef1f2',
} as const;
export type DyeName = keyof typeof dyes;

export interface Dye {
  name: DyeName;
  hex: string;
}
const range = (...names: DyeName[]): readonly Dye[] => names.map((name) => ({ name, hex: dyes[name] }));

export const ranges = {
  tee: range(
    'White',
    'Natural',
    'Black',
    'Charcoal',
    'Heather grey',
    'Navy',
    'Sage',
    'Forest green',
    'Mustard',
    'Clay',
    'Dusty rose',
    'Lavender',
  ),
  teeFew: range('White', 'Black', 'Heather grey', 'Navy', 'Red', 'Royal blue'),
  garmentDyed: range('Natural', 'Sand', 'Sage', 'Clay', 'Dusty rose', 'Sky blue', 'Charcoal'),
  fleece: range('White', 'Black', 'Charcoal', 'Heather grey', 'Navy', 'Forest green', 'Burgundy', 'Sand'),
  kids: range('White', 'Soft pink', 'Sky blue', 'Mustard', 'Sage', 'Black'),
  caps: range('Black', 'Navy', 'Natural', 'Olive', 'Clay', 'Soft pink'),
  knits: range('Black', 'Charcoal', 'Heather grey', 'Mustard', 'Burgundy', 'Forest green'),
  canvas: range('Natural', 'Black', 'Navy'),
  bags: range('Black', 'Navy', 'Olive', 'Sand'),
  drinkware: range('White', 'Black', 'Sage', 'Soft pink'),
  twoTone: range('Black', 'Navy', 'Red', 'Sky blue'),
  steel: range('White', 'Black', 'Silver'),
  paper: range('White'),
  white: range('White'),
  natural: range('Natural'),
  frames: range('Black', 'White', 'Oak', 'Walnut'),
  covers: range('Kraft', 'Black', 'White', 'Sage'),
  cases: range('Clear', 'Black', 'White'),
  wood: range('Oak'),
} as const;
export type RangeName = keyof typeof ranges;
