/** A sentence to compare, with where it stands. */
export interface Placed {
  say: string;
  place: string;
}

export interface NearDouble {
  heldOut: Placed;
  learned: Placed;
  /** 0 to 1. */
  likeness: number;
}

/** Two sentences are near-doubles from this share of common trigrams (Jaccard) on. */
export const nearFrom = 0.75;
/** Shorter ones are what anyone says ("show me my orders"): that two people do is no sign of copying. */
export const fewestWords = 5;

/**
 * A sentence with what does not make it another one taken out: case, signs, and what stands in a place where any value could
 * (figures, quoted text, addresses, capitalized names within the sentence).
 */
export function bareSentence(say: string): string {
  return say
    .replace(/\S+@\S+|https?:\/\/\S+|www\.\S+/g, ' address ')
    .replace(/"[^"]*"|“[^”]*”/g, ' quoted ')
    .replace(/(?<=[\p{Ll}\d,]\s)\p{Lu}[\p{L}'’]+(?:\s(?:&\s)?\p{Lu}[\p{L}'’]+)*/gu, 'name')
    .toLowerCase()
    .replace(/\d+(?:[.,:/-]\d+)*/g, '0')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Numbers of a sentence's trigrams, rarest first. */
interface Entry {
  placed: Placed;
  trigrams: Int32Array;
}

/**
 * The nearest learned sentence of each held-out one that has a near-double. Two sets with a share of `from` in common must
 * meet among the rarest trigrams of each, so only those are indexed: tens of thousands of lines take seconds.
 */
export function nearDoubles(
  heldOut: readonly Placed[],
  learned: readonly Placed[],
  from: number = nearFrom,
): NearDouble[] {
  const texts = [distinct(learned), distinct(heldOut)] as const;
  const ranks = ranksOf(texts[0]);
  const entries = texts[0].map((one) => entryOf(one, ranks));
  const wanted = texts[1].map((one) => entryOf(one, ranks));
  const index = new Map<number, Entry[]>();
  for (const entry of entries)
    for (const one of rarest(entry, from)) {
      const list = index.get(one);
      if (list) list.push(entry);
      else index.set(one, [entry]);
    }
  return wanted.flatMap((own): NearDouble[] => {
    const seen = new Set<Entry>();
    let best: NearDouble | undefined;
    for (const one of rarest(own, from))
      for (const other of index.get(one) ?? []) {
        if (!isAlikeInLength(own.trigrams.length, other.trigrams.length, from) || seen.has(other)) continue;
        seen.add(other);
        const likeness = jaccard(own.trigrams, other.trigrams);
        if (likeness >= from && likeness > (best?.likeness ?? 0))
          best = { heldOut: own.placed, learned: other.placed, likeness };
      }
    return best ? [best] : [];
  });
}

const isAlikeInLength = (one: number, other: number, from: number) =>
  one < other ? one >= from * other : other >= from * one;

interface Sentence {
  placed: Placed;
  trigrams: readonly string[];
}

/** Sentences that are long enough, each once. */
function distinct(sentences: readonly Placed[]): Sentence[] {
  const found = new Map<string, Sentence>();
  for (const placed of sentences) {
    const bare = bareSentence(placed.say);
    if (found.has(bare) || bare.split(' ').length < fewestWords) continue;
    found.set(bare, { placed, trigrams: trigramsOf(bare) });
  }
  return [...found.values()];
}

function trigramsOf(text: string): string[] {
  const padded = ` ${text} `;
  const found = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3));
  return [...found];
}

/** A number for each trigram, the rarest first. */
function ranksOf(sentences: readonly Sentence[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { trigrams } of sentences) for (const one of trigrams) uses.set(one, (uses.get(one) ?? 0) + 1);
  const ordered = [...uses].sort(([a, few], [b, many]) => few - many || (a < b ? -1 : 1));
  return new Map(ordered.map(([trigram], rank) => [trigram, rank]));
}

/** Trigrams that nothing was learned with are rarer than all others. */
function entryOf({ placed, trigrams }: Sentence, ranks: ReadonlyMap<string, number>): Entry {
  const numbers = trigrams.map((one, at) => ranks.get(one) ?? -1 - at);
  return { placed, trigrams: Int32Array.from(numbers).sort() };
}

const rarest = ({ trigrams }: Entry, from: number) =>
  trigrams.subarray(0, trigrams.length - Math.ceil(from * trigrams.length) + 1);

function jaccard(a: Int32Array, b: Int32Array): number {
  let common = 0;
  let at = 0;
  let to = 0;
  while (at < a.length && to < b.length) {
    const difference = (a[at] ?? 0) - (b[to] ?? 0);
    if (difference === 0) common++;
    if (difference <= 0) at++;
    if (difference >= 0) to++;
  }
  return common / (a.length + b.length - common);
}
