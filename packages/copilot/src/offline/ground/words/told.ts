import type { FieldSpec } from '../../fields.ts';

/** A field for words to somebody: founders "ask" and "tell" in it. */
export const isToldField = (field: FieldSpec): boolean =>
  (field.meta.sense === 'free_text' && field.words.has('ask') && field.words.has('tell')) ||
  (field.name === 'question' && field.kind === 'string' && !field.meta.ref);

const asking =
  /(?<!:\s)\bask(?:ing)?\s+(?:(?<whom>(?!(?:for|about|if|whether|what|when|how|which|where|why)\b)[^:?"]{2,60}?)\s+)?(?<how>for|about|if|whether|to|what|when|how|which|where|why)\s+(?<rest>[^"]{2,}?)[.?!]?$/i;
const thanking = /^(?:please |can you )?(?:thank|say thanks? to|say thank you to)\b/i;

interface ToldText {
  value: string;
  start: number;
  end: number;
}

/**
 * The words that somebody is to be told, where the request says them in other words: "ask them for a sample price"
 * becomes "Could you give us a sample price?". Null where it does not.
 */
export function composeTold(text: string): ToldText | null {
  const thanks = thanking.exec(text);
  if (thanks) return { value: 'Thank you.', start: 0, end: thanks[0].length };
  const groups = asking.exec(text)?.groups;
  const rest = groups?.['rest'];
  if (!groups || !rest) return null;
  const end = text.length;
  return {
    value: question(groups['how']?.toLowerCase() ?? '', toThem(rest)),
    start: end - rest.length - 1,
    end,
  };
}

function question(how: string, rest: string): string {
  if (how === 'for') return `Could you give us ${rest}?`;
  if (how === 'to') return `Could you please ${rest}?`;
  if (how === 'about') return `Could you tell us about ${rest}?`;
  return `Could you tell us ${how === 'if' ? 'whether' : how} ${rest}?`;
}

const persons: readonly [RegExp, string][] = [
  [/\bthey(?:'re| are)\b/gi, 'you are'],
  [/\bthey(?:'ve| have)\b/gi, 'you have'],
  [/\b(?:they|them)\b/gi, 'you'],
  [/\btheir\b/gi, 'your'],
  [/\btheirs\b/gi, 'yours'],
];

/** What was said of them, said to them. */
const toThem = (words: string) => persons.reduce((text, [from, to]) => text.replace(from, to), words);
