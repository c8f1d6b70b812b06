import { readColors } from '@brandwright/language/values/colors.ts';
import { formIn, formWithPhrase } from '../find-form/form-of.ts';

/** Longest small line of a label. */
const longestLine = 26;
const bracketed = /(?:an? ([a-z-]+) )?\(([\p{L}\p{N}][\p{L}\p{N} &'’-]{2,25})\)/u;
/** Words before a product that are not of its name: articles, colors, praise, numbers. */
const idle =
  /^(?:an?|the|my|our|your|some|this|that|new|best|great|nice|beautiful|of|and|with|for|in|on|one|two|three|set|range|line|brand|branded|product|photo|picture|make|draw|show|me|us|please|single|\d+)$/i;
const isIdle = (word: string) =>
  idle.test(word) || readColors(word).some(({ certainty }) => certainty === 'color');

/**
 * The small line that a label carries, from words that ask for a product: "Photo of a calming night tea on linen" →
 * "calming night tea"; what stands in brackets comes first. Undefined where the words name no product, or only what
 * kind of container it is.
 */
export function labelLine(words: string): string | undefined {
  const [, form = '', inBrackets] = bracketed.exec(words) ?? [];
  if (inBrackets && (formIn(form) || formIn(inBrackets))) return worth(inBrackets.toLowerCase());
  const found = formWithPhrase(words);
  if (!found) return undefined;
  const before = found.before.filter((word) => word !== '').slice(-2);
  while (before.length > 0 && before.some(isIdle)) before.shift();
  const line = [...before, found.phrase].join(' ');
  const short = line.length > longestLine ? found.phrase : line;
  return short.length > longestLine ? undefined : worth(short);
}

/** A line without the container at its end, where enough is left; undefined when it says nothing else. */
function worth(line: string): string | undefined {
  const words = line.split(' ');
  const rest = words.filter((word) => !containers.has(word));
  if (rest.length === 0) return undefined;
  const endsSo = containers.has(words.at(-1) ?? '');
  const kept = words.slice(0, -1);
  return endsSo && (kept.length > 1 || kept[0]?.includes('-')) && rest.length === kept.length
    ? kept.join(' ')
    : line;
}

const containers = new Set(
  'box bottle jar tube pouch bag can tin sachet package packaging product carton gift card sticker poster print book notebook candle mug set kit bundle'.split(
    ' ',
  ),
);
