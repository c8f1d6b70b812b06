import type { SQL } from 'drizzle-orm';
import { escapeLike, holdsAll } from '../kernel/records/like-all.ts';

const few = new Set(
  'a an the of for from with my our that this purchase purchases order orders item production invoice invoices supplier bill'.split(
    ' ',
  ),
);

/** The telling words of a name that was said: lower case, singular enough to be found within either form. */
export function tellingWords(said: string): string[] {
  const words = said
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '' && !few.has(word));
  return words.map((word) =>
    word.length > 3 ? word.replace(/(?<=(?:x|z|s|ch|sh))es$/, '').replace(/(?<=[^s])s$/, '') : word,
  );
}

/** All telling words stand in the text, in any order. False when nothing telling was said. */
export function saysAll(text: SQL, said: string): SQL {
  return holdsAll(
    text,
    tellingWords(said).map((word) => `%${escapeLike(word)}%`),
  );
}
