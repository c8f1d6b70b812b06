import { formIn, formWithPhrase } from './form-of.ts';

/** Longest small line of a label. */
const longestLine = 26;
const bracketed = /\(([\p{L}\p{N}][\p{L}\p{N} &'’-]{2,25})\)/u;
/** Words before a product that are not of its name: articles, colours, praise, numbers. */
const idle =
  /^(?:an?|the|my|our|your|some|this|that|new|best|great|nice|beautiful|of|and|with|for|in|on|one|two|three|set|range|line|brand|branded|product|photo|picture|make|draw|show|me|us|please|single|red|blue|green|yellow|orange|purple|pink|black|white|grey|gray|brown|beige|cream|navy|teal|gold|silver|sage|lilac|lavender|terracotta|\d+)$/i;

/**
 * The small line that a label carries, from words that ask for a product: "Photo of a calming night tea on linen" →
 * "calming night tea"; what stands in brackets comes first. Undefined where the words name no product, or only what
 * kind of container it is.
 */
export function labelLine(words: string): string | undefined {
  const inBrackets = bracketed.exec(words)?.[1];
  if (inBrackets && formIn(inBrackets)) return inBrackets.toLowerCase();
  const found = formWithPhrase(words);
  if (!found) return undefined;
  const before = found.before.filter((word) => word !== '').slice(-2);
  while (before.length > 0 && before.some((word) => idle.test(word))) before.shift();
  const line = [...before, found.phrase].join(' ');
  const short = line.length > longestLine ? found.phrase : line;
  return containers.has(short) || short.length > longestLine ? undefined : short;
}

const containers = new Set(
  'box bottle jar tube pouch bag can tin sachet package packaging product carton gift card sticker poster print book notebook candle mug set kit bundle'.split(
    ' ',
  ),
);
