import { categories } from '@brandwright/artwork/wording/categories/index.ts';

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Categories that a brand kit can begin with, as founders read them, in alphabetical order. */
export const brandKitCategories: string[] = categories
  .map(({ name }) => titled(name))
  .sort((a, b) => a.localeCompare(b, 'en'));

/** Products to begin with, for people who have no idea yet. */
export const startingPoints: string[] = [
  'A calming tea for night-shift nurses',
  'Soy candles for small apartments',
  'Dog treats from spent brewing grain',
  'A fragrance-free serum for very dry skin',
  'Pocket journals for long-distance walkers',
  'Cold brew in small bottles for early runners',
];
