import { stem } from '@brandwright/language/words/stems.ts';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { tokenize } from '@brandwright/language/words/tokens.ts';
import type { FieldSpec } from '../../fields.ts';

/** Words that ask for an order at all. */
const asksForOrder =
  /\b(?:sort(?:ed|ing)?|rank(?:ed|ing)?|arrange[ds]?|order(?:ed)? by|(?:low|high|old|new|small|big)(?:est)? to|first|cheapest|priciest|newest|oldest|latest|lowest|highest|biggest|largest|smallest|worst|best[- ]rated|top[- ]rated|(?:worth|costs?) (?:the )?(?:most|least))\b/i;

const ends: readonly (readonly string[])[] = [
  ['low', 'lowest', 'cheapest', 'smallest', 'least', 'fewest'],
  ['high', 'highest', 'best', 'most', 'biggest', 'largest', 'top'],
];
const classes = new Map(ends.flatMap((words, place) => words.map((word) => [word, `end ${place}`] as const)));

/** What words come to: stems, with "low to high" as lowest first and words for one end of a scale alike. */
function ideas(text: string): Set<string> {
  const plain = text
    .toLowerCase()
    .replace(/\blow(?:est)? to high(?:est)?\b/g, 'lowest')
    .replace(/\bhigh(?:est)? to low(?:est)?\b/g, 'highest');
  return new Set(
    tokenize(plain).flatMap(({ lower }) => {
      const end = classes.get(lower);
      if (end) return [end];
      return stopWords.has(lower) || lower === 'first' ? [] : [stem(lower)];
    }),
  );
}

/** The order that a message asks for among those of a field, by the words declared for each; undefined where it asks for none. */
export function sortOrderIn(field: FieldSpec, text: string): string | undefined {
  if (!asksForOrder.test(text)) return undefined;
  const said = ideas(text);
  let best: { value: string; score: number } | undefined;
  for (const value of field.values)
    for (const words of field.meta.valueWords?.[value] ?? []) {
      const wanted = [...ideas(words)];
      if (wanted.length === 0 || !wanted.every((one) => said.has(one))) continue;
      const score = wanted.length + (wanted.some((one) => !one.startsWith('end ')) ? 0.5 : 0);
      if (score > (best?.score ?? 0)) best = { value, score };
    }
  return best?.value;
}
