/**
 * Addresses of drawn pictures. The server draws them when they are first asked for, at the size that is asked for,
 * so that a fresh installation need not wait for four hundred of them.
 */
const drawn = (...words: (string | number)[]) => `/files/drawn/${words.join('.')}`;

export const productPicture = (
  form: string,
  palette: string,
  mark: string,
  view: 'front' | 'group' | 'close',
) => drawn('product', form, palette, mark, view);
export const workshopPicture = (trade: string, palette: string, seed: number) =>
  drawn('workshop', trade, palette, seed);
export const logoPicture = (letters: string, palette: string, shape: string) =>
  drawn('logo', letters, palette, shape);

export const marks = [
  'arch',
  'sun',
  'leaf',
  'wave',
  'dot',
  'star',
  'moon',
  'line',
  'flower',
  'mountain',
  'diamond',
  'ring',
] as const;
const shapes = ['circle', 'square', 'arch', 'plain'] as const;

/** Two letters of a name: its initials, accents left out. */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .split(' ')
    .filter((word) => /^[A-Z]/.test(word));
  return (
    words
      .slice(0, 2)
      .map((word) => word[0])
      .join('') || 'X'
  );
}

export const logoShapeOf = (index: number) => shapes[index % shapes.length] ?? 'circle';

/** What the cover of a category's workshops shows. */
// prettier-ignore
export const tradeOf: Record<string, string> = {
  candles: 'pouring', 'home-fragrance': 'distillery', drinkware: 'kiln', tableware: 'kiln', 'vases-decor': 'kiln',
  'home-textiles': 'loom', bags: 'sewing', tees: 'sewing', hoodies: 'sewing', hats: 'sewing', jewellery: 'bench',
  soap: 'distillery', skincare: 'lab', stationery: 'press', prints: 'press', toys: 'bench', 'tea-coffee': 'roastery',
  'boxes-mailers': 'press', 'pouches-labels': 'press', 'bottles-jars': 'lab', 'creative-services': 'studio', websites: 'studio',
};
