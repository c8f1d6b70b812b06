/**
 * Recognizes words of outsiders in what a model is about to see: whole, within a longer text, and cut or shortened by a
 * projection. Case, spacing and invisible signs do not count.
 */
export interface OutsideWords {
  isEmpty: boolean;
  /** Whether a text has words of an outsider in it. */
  holds(said: string): boolean;
}

/** A shorter text stands in many words by chance: it counts only where it is the whole. */
const shortest = 8;
/** A stretch of an outsider's text that is this long never stands elsewhere by chance, in characters. */
const stretch = 24;
/** Pieces that are looked for; every stretch holds a whole one. */
const piece = stretch / 2;

/** The recognizer of some texts. */
export function outsideWords(texts: ReadonlySet<string>): OutsideWords {
  const plain = [...texts].map(plainOf).filter((text) => text !== '');
  const whole = new Set(plain);
  const contained = plain.filter((text) => text.length >= shortest && text.length < stretch);
  const long = plain.filter((text) => text.length >= stretch);
  const pieces = new Set(long.flatMap(piecesOf));
  return {
    isEmpty: plain.length === 0,
    holds(said) {
      const words = plainOf(said);
      if (words === '') return false;
      if (whole.has(words)) return true;
      if (contained.some((text) => words.includes(text))) return true;
      return hasStretch(words, pieces, long) || isBeginning(words, plain);
    },
  };
}

/** A projection may keep no more than the first words. */
function isBeginning(words: string, texts: readonly string[]): boolean {
  const head = words.replace(/(?:…|\.\.\.)\s*$/, '').trim();
  return head.length >= shortest && texts.some((text) => text.startsWith(head));
}

function hasStretch(words: string, pieces: ReadonlySet<string>, texts: readonly string[]): boolean {
  if (pieces.size === 0) return false;
  for (let at = 0; at + piece <= words.length; at += 1) {
    if (!pieces.has(words.slice(at, at + piece))) continue;
    // A piece may stand elsewhere by chance; a whole stretch around it does not.
    const from = Math.max(0, at - piece);
    for (let start = from; start <= at && start + stretch <= words.length; start += 1) {
      const around = words.slice(start, start + stretch);
      if (texts.some((text) => text.includes(around))) return true;
    }
  }
  return false;
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at + piece <= text.length; at += piece) pieces.push(text.slice(at, at + piece));
  return pieces;
}

const plainOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/[\s<>`*_[\]|~#\\]+/g, ' ')
    .trim();
