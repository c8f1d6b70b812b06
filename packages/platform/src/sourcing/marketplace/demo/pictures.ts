/**
 * Addresses of drawn pictures. The server draws them when they are first asked for, at the size that is asked for,
 * so that a fresh installation need not wait for four hundred of them.
 */
const drawn = (...words: string[]) => `/files/drawn/${words.join('.')}`;

export const productPicture = (
  form: string,
  palette: string,
  mark: string,
  view: 'front' | 'group' | 'close',
) => drawn('product', form, palette, mark, view);
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
