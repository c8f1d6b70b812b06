/** A piece of a text as the encoder knows it, with its place. */
export interface Piece {
  id: number;
  start: number;
  end: number;
}

/** Pieces of a text by the likeliest way to spell it from a vocabulary of scored pieces (a unigram language model). */
export interface Tokenizer {
  /** Lower case is for the caller; places are those of `text`. */
  encode(text: string): Piece[];
}

/** Ids below this one are reserved: unknown, sentence marks and separators. */
export const reservedIds = 6;
export const unknownId = 0;
/** Between the message and what was shown. */
export const contextId = 3;
/** Before the message that came before. */
export const previousId = 4;

const unknownScore = -20;
const space = '▁';

/** `vocabulary` holds [piece, log probability], by id. */
export function createTokenizer(vocabulary: readonly (readonly [string, number])[]): Tokenizer {
  const known = new Map<string, { id: number; score: number }>();
  let longest = 1;
  for (const [id, [piece, score]] of vocabulary.entries()) {
    if (id < reservedIds) continue;
    known.set(piece, { id, score });
    longest = Math.max(longest, piece.length);
  }
  return { encode: (text) => likeliest(text, known, longest) };
}

function likeliest(
  text: string,
  known: ReadonlyMap<string, { id: number; score: number }>,
  longest: number,
): Piece[] {
  // The first word has a space before it too, so every place is one further here than in the text.
  const spelled = `${space}${text.replaceAll(' ', space)}`;
  const length = spelled.length;
  const best = new Float64Array(length + 1).fill(Number.NEGATIVE_INFINITY);
  const from = new Int32Array(length + 1);
  const ids = new Int32Array(length + 1);
  best[0] = 0;
  for (let at = 0; at < length; at++) {
    const here = best[at] ?? Number.NEGATIVE_INFINITY;
    if (here === Number.NEGATIVE_INFINITY) continue;
    const step = (end: number, id: number, score: number) => {
      if (here + score <= (best[end] ?? 0)) return;
      best[end] = here + score;
      from[end] = at;
      ids[end] = id;
    };
    for (let end = at + 1; end <= Math.min(length, at + longest); end++) {
      const piece = known.get(spelled.slice(at, end));
      if (piece) step(end, piece.id, piece.score);
    }
    step(at + 1, unknownId, unknownScore);
  }
  const pieces: Piece[] = [];
  for (let end = length; end > 0; end = from[end] ?? 0) {
    const start = from[end] ?? 0;
    pieces.push({ id: ids[end] ?? unknownId, start: Math.max(0, start - 1), end: end - 1 });
  }
  return pieces.reverse();
}
