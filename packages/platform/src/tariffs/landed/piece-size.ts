import type { TariffLine } from '../engine/tariff-line.ts';
import { readPhrase } from '../headings/phrase.ts';
import { pieceRows, piecesByCode, unknownPiece, type PieceRow } from './piece-sizes.ts';

const byWords: ReadonlyMap<string, PieceRow> = new Map(
  pieceRows.flatMap(([names, weightGrams, cubicCentimeters, basis]) =>
    names.split('|').map((name) => {
      const stems = readPhrase(name).words.join(' ');
      return [stems, { name, weightGrams, cubicCentimeters, basis }] as const;
    }),
  ),
);
const longest = Math.max(...[...byWords.keys()].map((name) => name.split(' ').length));

/** Usual size of one packed piece: by the last thing that the words name, else by the heading or chapter of the line. */
export function pieceSizeOf(
  product: string | undefined,
  line: Pick<TariffLine, 'digits'> & { name: string },
): PieceRow {
  return byNoun(product ?? '') ?? byNoun(line.name) ?? byHeading(line.digits) ?? unknownPiece;
}

/** The longest name that ends last before the first preposition: of a "tea towel" the towel, of a "mug with a lid" the mug. */
function byNoun(text: string): PieceRow | undefined {
  const { words, headEnd } = readPhrase(text);
  for (let end = headEnd; end > 0; end -= 1)
    for (let size = Math.min(longest, end); size > 0; size -= 1) {
      const row = byWords.get(words.slice(end - size, end).join(' '));
      if (row) return row;
    }
  return undefined;
}

function byHeading(digits: string): PieceRow | undefined {
  const found = piecesByCode
    .filter(([code]) => digits.startsWith(code))
    .toSorted(([a], [b]) => b.length - a.length)[0];
  if (!found) return undefined;
  const [code, weightGrams, cubicCentimeters] = found;
  return {
    name: 'a piece',
    weightGrams,
    cubicCentimeters,
    basis: `typical of ${code.length > 2 ? 'heading' : 'chapter'} ${code}, because the words don’t name a product with a known size`,
  };
}
