import { letter } from './lettering.ts';

/** Longest name that is drawn; longer ones end at a word. */
export const longestName = 40;

const plain = { typeface: 'inter', casing: 'as-is', tracking: 0 } as const;

/**
 * A brand's name as it can be lettered: one line, no control characters or angle brackets, no letters that no
 * typeface has, at most `most` characters. May be empty; then the mark stands alone.
 */
export function letterableName(name: string, most = longestName): string {
  const clean = name
    .normalize('NFC')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/[\p{C}<>{}[\]\\|^`]/gu, ' ')
    .slice(0, 400);
  const shown = letter(clean, plain).text.replaceAll(/\s+/g, ' ').trim();
  // What is left of a name in another script may be its punctuation only.
  if (!/[\p{L}\p{N}]/u.test(shown)) return '';
  if (shown.length <= most) return shown;
  const cut = shown.slice(0, most + 1);
  const word = cut.lastIndexOf(' ');
  return (word > 12 ? cut.slice(0, word) : cut.slice(0, most)).trim();
}

/** One or two capitals: the first letters of the first two words that have letters. Empty for an empty name. */
export function initialsOf(name: string): string {
  const words = letterableName(name).match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  const small = new Set(['and', 'of', 'the', 'de', 'la', 'le', 'y', 'und']);
  const telling = words.filter((word) => !small.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}

/** The name on one to `most` lines of about equal length, words kept whole. */
export function nameLines(name: string, most: number): string[] {
  const words = name.split(' ').filter((word) => word !== '');
  const count = Math.min(most, words.length);
  if (count <= 1) return words.length > 0 ? [words.join(' ')] : [];
  let best: string[] = [];
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  const cut = (from: number, left: number, lines: readonly string[]) => {
    if (left === 1) {
      const all = [...lines, words.slice(from).join(' ')];
      if (best.length === 0 || widest(all) < widest(best)) best = all;
      return;
    }
    for (let to = from + 1; to <= words.length - left + 1; to += 1)
      cut(to, left - 1, [...lines, words.slice(from, to).join(' ')]);
  };
  cut(0, count, []);
  return best;
}
