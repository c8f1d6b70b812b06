import { take, type Sentence } from './text.ts';
import { packagingNouns } from './vocabulary.ts';

const nouns = [...packagingNouns]
  .sort((a, b) => b.length - a.length)
  .map((noun) => `${noun}(?:e?s)?`)
  .join('|');
const phrase = String.raw`((?:[\p{L}-]+\s+){0,4}?(?:${nouns}))`;

/** What the product is packed in. Without a product in the sentence, the phrase may stand alone. */
export function readPackaging(
  sentence: Sentence,
  hasProduct: boolean,
): { name: string; said: string } | null {
  const patterns = [
    new RegExp(
      `\\bpackag(?:ing|ed)\\s*(?:is|:|to|in|as|should be|=)+\\s*(?:an?\\s+)?([\\p{L}][\\p{L} -]{2,50}?)(?=\\s*(?:[,.;\\u0000]|$|\\b(?:and|with|under|for|at)\\b))`,
      'iu',
    ),
    new RegExp(
      `\\b(?:each |individually |all )?(?:packed|packaged|wrapped|boxed|comes?|shipped|delivered|put)?\\s*(?:in|into|inside)\\s+(?:an?\\s+|its own\\s+|their own\\s+|individual\\s+)?${phrase}(?![\\p{L}])`,
      'iu',
    ),
    new RegExp(`\\b(?:plus|with|add|and|use|in)\\s+(?:an?\\s+|the\\s+)?${phrase}(?![\\p{L}])`, 'iu'),
    /\b((?:plastic[- ]free|recycled|recyclable|compostable|eco[- ]friendly|minimal|gift|branded|custom|kraft|retail|sustainable|simple|plain)\s+packaging)\b/iu,
    /\b(?:in|with)\s+([\p{L}-]+(?:\s[\p{L}-]+)?\s+packaging)\b/iu,
    ...(hasProduct
      ? [
          new RegExp(`(?<=[,;\\u0000]\\s*)${phrase}(?=\\s*(?:[,;.]|$))`, 'iu'),
          new RegExp(`${phrase}(?:\\s+(?:for each|each|packaging))`, 'iu'),
        ]
      : [new RegExp(`\\b(?:an?\\s+)?${phrase}(?![\\p{L}])`, 'iu')]),
  ];
  for (const pattern of patterns) {
    const match = take(sentence, pattern);
    const name = match?.[1]
      ?.replaceAll('\u0000', ' ')
      .trim()
      .replace(/^(?:an?|the|our|my)\s+/i, '')
      .toLowerCase();
    if (match && name) return { name, said: match.said.replaceAll('\u0000', ' ').trim() };
  }
  return null;
}
