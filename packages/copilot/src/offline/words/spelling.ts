import { distance } from 'fastest-levenshtein';
import { commonWords } from './common-words.ts';
import { ideasOf, ideaWords, stopWords } from './lexicon.ts';
import { foldSpelling, stem, tokenise } from './tokens.ts';

/** Words that a message may be repaired to, grouped for quick look-up. */
export interface Vocabulary {
  known: ReadonlySet<string>;
  /** Keyed by first letter. */
  byInitial: ReadonlyMap<string, readonly string[]>;
}

/** Builds a vocabulary from the words of declarations and records; the lexicon's own words are always in it. */
export function buildVocabulary(words: Iterable<string>): Vocabulary {
  const known = new Set<string>();
  for (const word of [...words, ...ideaWords]) {
    for (const part of word.split(/[^\p{L}]+/u)) if (part.length > 2) known.add(part.toLowerCase());
  }
  const byInitial = new Map<string, string[]>();
  for (const word of known) {
    if (word.length < 4) continue;
    const initial = word[0] ?? '';
    const group = byInitial.get(initial);
    if (group) group.push(word);
    else byInitial.set(initial, [word]);
  }
  return { known, byInitial };
}

/** Letters that swapped places count as one slip. */
function slips(a: string, b: string): number {
  const plain = distance(a, b);
  if (plain !== 2 || a.length !== b.length) return plain;
  // Swapped neighbours are the likeliest slip of all.
  for (let i = 0; i < a.length - 1; i++) {
    if (a[i] !== b[i])
      return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2) ? 0.8 : 2;
  }
  return plain;
}

/** The known word that a mistyped one stands for, or the word itself. */
export function repairWord(word: string, vocabulary: Vocabulary, extra: ReadonlySet<string>): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  if (vocabulary.known.has(word) || extra.has(word) || stopWords.has(word) || commonWords.has(word))
    return word;
  const folded = foldSpelling(word);
  if (folded !== word && vocabulary.known.has(folded)) return folded;
  if (isInflectionOfKnown(word, vocabulary)) return word;
  const allowed = word.length >= 6 ? 2 : 1;
  let best = word;
  let bestSlips = allowed + 1;
  const initials = new Set([word[0] ?? '', word[1] ?? '']);
  const pools = [...initials].map((initial) => vocabulary.byInitial.get(initial) ?? []);
  const extras = [...extra];
  for (const pool of [...pools, extras]) {
    for (const known of pool) {
      if (Math.abs(known.length - word.length) > allowed || known.length < 4) continue;
      const count = slips(word, known);
      // Two slips in a short word only where it becomes a word of commerce.
      if (count > 1 && word.length < 8 && (ideasOf(known).length === 0 || sharedStart(known, word) < 3))
        continue;
      // A changed first letter is rarely a slip of the finger; everyday words are rarely mistyped.
      const penalised =
        count +
        (known[0] === word[0] ? 0 : 0.5) +
        (talkWords.has(known) ? 0.7 : commonWords.has(known) ? 0.1 : 0) -
        (ideasOf(known).length > 0 ? 0.2 : 0) -
        0.12 * sharedStart(known, word);
      if (count <= allowed && penalised < bestSlips) {
        best = known;
        bestSlips = penalised;
      }
    }
  }
  return best;
}

const talkWords: ReadonlySet<string> = new Set(['called', 'named', 'placed', 'made', 'makes']);

function sharedStart(a: string, b: string): number {
  let at = 0;
  while (at < Math.min(a.length, b.length) && a[at] === b[at]) at++;
  return at;
}

const inflections = ['s', 'es', 'ed', 'd', 'ing', 'er', 'ly', 'ment'];
function isInflectionOfKnown(word: string, vocabulary: Vocabulary): boolean {
  for (const ending of inflections) {
    if (!word.endsWith(ending)) continue;
    const base = word.slice(0, -ending.length);
    if (
      base.length > 2 &&
      (vocabulary.known.has(base) ||
        commonWords.has(base) ||
        vocabulary.known.has(`${base}e`) ||
        commonWords.has(`${base}e`))
    )
      return true;
  }
  const stemmed = stem(word);
  return stemmed !== word && stemmed.length > 3 && vocabulary.known.has(stemmed);
}

const protectedText = /"[^"]*"|'[^']{3,}'|\S+@\S+|https?:\S+|\b[0-9a-f]{8}-[0-9a-f-]{27}\b/g;

/** Repairs the spelling of a message against a vocabulary. Quoted text, addresses and names in capitals stay as they are. */
export function repairSpelling(
  text: string,
  vocabulary: Vocabulary,
  extraWords: Iterable<string> = [],
): string {
  const extra = new Set([...extraWords].map((word) => word.toLowerCase()));
  const kept = [...text.matchAll(protectedText)].map(
    (match) => [match.index, match.index + match[0].length] as const,
  );
  let out = '';
  let from = 0;
  for (const token of tokenise(text)) {
    const inProtected = kept.some(([start, end]) => token.start >= start && token.start < end);
    const isCode = /^\p{Lu}{3,}$/u.test(token.text) && /\p{Ll}/u.test(text);
    const isName =
      isCode ||
      (token.start > 0 && /^\p{Lu}\p{Ll}/u.test(token.text) && !/[.!?]\s*$/.test(text.slice(0, token.start)));
    if (inProtected || isName) continue;
    const repaired = repairWord(token.lower, vocabulary, extra);
    if (repaired === token.lower) continue;
    out += text.slice(from, token.start) + repaired;
    from = token.end;
  }
  return out + text.slice(from);
}
