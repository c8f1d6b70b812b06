import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { nearerTalk, talkByKind, type KindTalk } from './kind-talk.data.ts';
import { kindNames } from './kinds.ts';
import type { ProductFacts } from './product-facts.ts';

/** What is talked about with goods like a product: by its noun, its category, else its kind. */
export function talkOf(nouns: string, { kind, category, fits }: ProductFacts): KindTalk {
  const nearer = nearerTalk.find(
    ([{ noun, category: key }]) => noun?.test(nouns) === true || (fits && key === category.key),
  );
  return nearer?.[1] ?? talkByKind[kind];
}

/** The words that say something of goods of this kind, and from what its price is estimated; what any goods share left out. */
export const vocabularyOf = (nouns: string, facts: ProductFacts): string[] =>
  [...Object.values(talkOf(nouns, facts)).flat(), kindNames[facts.kind], facts.priceFrom]
    .join(' ')
    .split(/[^\p{L}]+/u)
    .filter(
      (word) => word.length > 2 && !stopWords.has(word.toLowerCase()) && !shared.has(word.toLowerCase()),
    );

const shared = new Set(
  'usual shop shops store stores price prices family sort sorts general known because nothing nearer small goods people day days week month year time'.split(
    ' ',
  ),
);
